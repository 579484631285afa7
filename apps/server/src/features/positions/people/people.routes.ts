import {
  addHiringManager,
  changeHiringManager,
  listHiringManagers,
  resendHiringManager,
  revokeHiringManager,
} from '@tryout/contract/position-people';
import { type Handled, handle } from '../../../platform/http/call.ts';
import { addPrivilege, changePrivilegeLevel, resendPrivilege, revokePrivilege } from './hiring-managers.ts';
import { findPrivileges } from './privileges.queries.ts';

/** The people a position is shared with. */
export const positionPeopleHandlers: readonly Handled[] = [
  handle(listHiringManagers, async ({ db, params }) => ({
    data: { items: await findPrivileges(db, params.position_id) },
  })),
  handle(addHiringManager, async (call) => {
    const data = await addPrivilege(call);
    const message =
      data.status === 'approved'
        ? `${data.name ?? data.email} can see the position now.`
        : `We wrote to ${data.email}. The access begins when the address is confirmed.`;
    return { data, status: 201, message };
  }),
  handle(changeHiringManager, async (call) => ({
    data: await changePrivilegeLevel(call),
    message: 'Saved.',
  })),
  handle(revokeHiringManager, async (call) => {
    await revokePrivilege(call);
    return { data: {}, message: 'The access was taken back.' };
  }),
  handle(resendHiringManager, async (call) => ({
    data: await resendPrivilege(call),
    message: 'Sent again.',
  })),
];
