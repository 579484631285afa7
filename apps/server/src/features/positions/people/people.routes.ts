import {
  askForApproval as askRoute,
  decideApproval as decideRoute,
  readPositionApprovals,
  withdrawApproval as withdrawRoute,
} from '@tryout/contract/positions/position-approvals';
import {
  addHiringManager,
  changeHiringManager,
  listHiringManagers,
  resendHiringManager,
  revokeHiringManager,
} from '@tryout/contract/positions/position-people';
import {
  putOnPositionTeam,
  readPositionTeam,
  takeOffPositionTeam,
} from '@tryout/contract/positions/position-team';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { addPrivilege, changePrivilegeLevel, resendPrivilege, revokePrivilege } from './hiring-managers.ts';
import { putMemberOnTeam, readTeam, takeMemberOff } from './hiring-team.ts';
import { peopleSay } from './people.messages.ts';
import { findPrivileges } from './privileges.queries.ts';
import { askForApproval, decideApprovalStep, readApprovals, withdrawRequest } from './request-approvals.ts';

/** The people of a position: with whom it is shared, its hiring team, who approves it. */
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

  handle(readPositionTeam, async (call) => ({
    data: await readTeam(signedAct(call), call.refs.row(call.params.position_id)),
  })),
  handle(putOnPositionTeam, async (call) => {
    const { team, name } = await putMemberOnTeam(signedAct(call), { ...call.params, ...call.body });
    const said = call.body.role === 'owner' ? 'positions.team.owns' : 'positions.team.joined';
    return { data: team, message: peopleSay(said, { name }) };
  }),
  handle(takeOffPositionTeam, async (call) => {
    const { team, name } = await takeMemberOff(signedAct(call), call.params);
    return { data: team, message: peopleSay('positions.team.left', { name }) };
  }),

  handle(readPositionApprovals, async (call) => ({
    data: await readApprovals(signedAct(call), call.refs.row(call.params.position_id)),
  })),
  handle(askRoute, async (call) => ({
    data: await askForApproval(signedAct(call), call.params.position_id, call.body.note),
    message: peopleSay('positions.approval.sent'),
  })),
  handle(decideRoute, async (call) => ({
    data: await decideApprovalStep(signedAct(call), call.params.position_id, call.body),
    message: peopleSay(`positions.approval.said_${call.body.decision}`),
  })),
  handle(withdrawRoute, async (call) => ({
    data: await withdrawRequest(signedAct(call), call.params.position_id),
    message: peopleSay('positions.approval.withdrawn'),
  })),
];
