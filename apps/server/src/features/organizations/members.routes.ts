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
} from '@tryout/contract/members';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { acceptInvite, declineInvite, readInvitation, sendInvitePin } from './answer-invite.ts';
import { inviteMember, resendInvite, revokeInvite } from './invite-member.ts';
import { listInvites } from './invites.queries.ts';
import type { PartRef } from './keep-parts.ts';
import { listMembers } from './members.queries.ts';
import { organizationOf } from './own-organization.ts';
import { updateMember } from './update-member.ts';

/** The people of an organization, and inviting more. */
export const membersHandlers: readonly Handled[] = [
  handle(listRoute, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    return { data: await listMembers(call.db, organization, call.query) };
  }),

  handle(updateRoute, async (call) => {
    const member = call.refs.row<PartRef>(call.body.employee_id);
    for (const id of [call.body.department_id, call.body.location_id]) {
      if (id && call.refs.row<PartRef>(id).organization_id !== member.organization_id) throw notFound();
    }
    return { data: await updateMember(call, signedIn(call), member, call.body), message: 'Saved.' };
  }),

  handle(inviteRoute, async (call) => {
    const { organization_id, ...wish } = call.body;
    const actor = signedIn(call);
    const invite_id = await inviteMember(call, actor, organizationOf(actor, organization_id), wish);
    return { data: { invite_id }, message: `The invitation to ${wish.email} is on its way.`, status: 201 };
  }),

  handle(listInvitesRoute, async (call) => {
    const organization = organizationOf(signedIn(call), call.query.organization_id);
    return { data: await listInvites(call.db, organization, call.query) };
  }),

  handle(resendRoute, async (call) => ({
    data: { send_count: await resendInvite(call, signedIn(call), call.params.invite_id) },
    message: 'Sent again. The old link no longer works.',
  })),

  handle(revokeRoute, async (call) => {
    await revokeInvite(call, signedIn(call), call.params.invite_id);
    return { data: {}, message: 'The invitation is taken back.' };
  }),

  handle(exchangeToken, async (call) => ({ data: await readInvitation(call.db, call.body.token) })),

  handle(invitePin, async (call) => ({
    data: await sendInvitePin(call, signedIn(call), call.body.token),
    message: 'We have sent a code to the invited address.',
  })),

  handle(acceptRoute, async (call) => ({
    data: await acceptInvite(call, call.actor, call.body),
    message: 'Welcome.',
  })),

  handle(declineRoute, async (call) => {
    await declineInvite(call, call.body.token);
    return { data: {}, message: 'The invitation is declined.' };
  }),
];
