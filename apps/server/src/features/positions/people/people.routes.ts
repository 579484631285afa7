import {
  addHiringManager,
  changeHiringManager,
  listHiringManagers,
  resendHiringManager,
  revokeHiringManager,
} from '@tryout/contract/positions/position-people';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { addPrivilege, changePrivilegeLevel, resendPrivilege, revokePrivilege } from './hiring-managers.ts';
import { peopleSay } from './people.messages.ts';
import { findPrivileges } from './privileges.queries.ts';

/** The people a position is shared with. */
export const positionPeopleHandlers: readonly Handled[] = [
  handle(listHiringManagers, async ({ db, params }) => ({
    data: { items: await findPrivileges(db, params.position_id) },
  })),
  handle(addHiringManager, async (call) => {
    const data = await addPrivilege(signedAct(call), call.refs.row(call.params.position_id), call.body);
    const message =
      data.status === 'approved'
        ? peopleSay('positions.people.can_see', { person: data.name ?? data.email })
        : peopleSay('positions.people.wrote', { email: data.email });
    return { data, status: 201, message };
  }),
  handle(changeHiringManager, async (call) => ({
    data: await changePrivilegeLevel(call, call.params, call.body),
    message: peopleSay('positions.people.saved'),
  })),
  handle(revokeHiringManager, async (call) => {
    await revokePrivilege(call, call.params);
    return { data: {}, message: peopleSay('positions.people.taken_back') };
  }),
  handle(resendHiringManager, async (call) => ({
    data: await resendPrivilege(
      signedAct(call),
      call.refs.row(call.params.position_id),
      call.params.privilege_id,
    ),
    message: peopleSay('positions.people.sent_again'),
  })),
];
