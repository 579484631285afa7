import {
  addHiringManager,
  changeHiringManager,
  listHiringManagers,
  resendHiringManager,
  revokeHiringManager,
} from '@tryout/contract/positions/position-people';
import { type Handled, handle } from '../../../platform/http/call.ts';
import { addPrivilege, changePrivilegeLevel, resendPrivilege, revokePrivilege } from './hiring-managers.ts';
import { peopleSay } from './people.messages.ts';
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
        ? peopleSay('positions.people.can_see', { person: data.name ?? data.email })
        : peopleSay('positions.people.wrote', { email: data.email });
    return { data, status: 201, message };
  }),
  handle(changeHiringManager, async (call) => ({
    data: await changePrivilegeLevel(call),
    message: peopleSay('positions.people.saved'),
  })),
  handle(revokeHiringManager, async (call) => {
    await revokePrivilege(call);
    return { data: {}, message: peopleSay('positions.people.taken_back') };
  }),
  handle(resendHiringManager, async (call) => ({
    data: await resendPrivilege(call),
    message: peopleSay('positions.people.sent_again'),
  })),
];
