import {
  acceptInvite as acceptRoute,
  declineInvite as declineRoute,
  exchangeToken,
  invitePin,
  inviteMember as inviteRoute,
  listInvites as listInvitesRoute,
  listMembers as listRoute,
  resendInvite as resendRoute,
  revokeInvite as revokeRoute,
  updateMember as updateRoute,
} from '@tryout/contract/organizations/members';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { type Handled, handle, handlePrepared, signedAct, signedIn } from '../../platform/http/call.ts';
import {
  acceptInvite,
  declineInvite,
  prepareAcceptance,
  readInvitation,
  sendInvitePin,
} from './answer-invite.ts';
import { inviteMember, resendInvite, revokeInvite } from './invite-member.ts';
import { listInvites } from './invites.queries.ts';
import { listMembers } from './members.queries.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';
import { refuseForeignParts, updateMember } from './update-member.ts';

/** The people of an organization, and inviting more. */
export const membersHandlers: readonly Handled[] = [
  handle(listRoute, async (call) => {
    const actor = signedIn(call);
    const organization = organizationOf(actor, call.query.organization_id);
    const manages = scopeOf('member.update', actor.user_type) !== 'no';
    return { data: await listMembers(call.db, organization, call.query, manages) };
  }),

  handle(updateRoute, async (call) => {
    const member = call.refs.row(call.body.employee_id);
    const { department_id: department, location_id: location } = call.body;
    const parts = [
      ...(department ? [call.refs.row(department)] : []),
      ...(location ? [call.refs.row(location)] : []),
    ];
    refuseForeignParts(member, parts);
    return {
      data: await updateMember(signedAct(call), member, call.body),
      message: organizationsSay('organizations.saved'),
    };
  }),

  handle(inviteRoute, async (call) => {
    const { organization_id, ...wish } = call.body;
    const organization = organizationOf(signedIn(call), organization_id);
    const invite_id = await inviteMember(signedAct(call), organization, wish);
    return {
      data: { invite_id },
      message: organizationsSay('organizations.invite_sent', { email: wish.email }),
      status: 201,
    };
  }),

  handle(listInvitesRoute, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    return { data: await listInvites(call.db, organization, call.query) };
  }),

  handle(resendRoute, async (call) => ({
    data: { send_count: await resendInvite(signedAct(call), call.params.invite_id) },
    message: organizationsSay('organizations.invite_resent'),
  })),

  handle(revokeRoute, async (call) => {
    await revokeInvite(signedAct(call), call.params.invite_id);
    return { data: {}, message: organizationsSay('organizations.invite_revoked') };
  }),

  handle(exchangeToken, async (call) => ({ data: await readInvitation(call.db, call.body.token) })),

  handle(invitePin, async (call) => ({
    data: await sendInvitePin(call, signedIn(call), call.body.token),
    message: organizationsSay('organizations.invite_pin_sent'),
  })),

  handlePrepared(
    acceptRoute,
    (call) => prepareAcceptance(call.db, call.actor, call.body),
    async (call, passwordHash) => ({
      data: await acceptInvite(call, call.actor, call.body, passwordHash),
      message: organizationsSay('organizations.welcome'),
    }),
  ),

  handle(declineRoute, async (call) => {
    await declineInvite(call, call.body.token);
    return { data: {}, message: organizationsSay('organizations.invite_declined') };
  }),
];
