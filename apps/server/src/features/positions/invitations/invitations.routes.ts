import {
  checkCandidateInvites,
  declineInvitation,
  generateApplication as generateRoute,
  listAllCandidateInvites,
  listCandidateInvites,
  readInvitation,
  resendCandidateInvite,
  revokeCandidateInvite,
  sendCandidateInvites,
} from '@tryout/contract/candidate-invites';
import { type Handled, handle, signedIn } from '../../../platform/http/call.ts';
import { decline, showInvitation } from './answer-invitation.ts';
import { findInvitePage, presentInvite } from './candidate-invites.queries.ts';
import { generateApplication } from './generate-application.ts';
import { invitationsSay } from './invitations.messages.ts';
import { checkInvites, resendInvite, revokeInvite, sendInvites } from './invite-candidates.ts';

/** Invitations to apply, and applications made on behalf of people. */
export const candidateInvitesHandlers: readonly Handled[] = [
  handle(listCandidateInvites, async ({ db, params, query }) => ({
    data: await findInvitePage(db, { position_id: params.position_id }, query),
  })),
  handle(listAllCandidateInvites, async (call) => ({
    data: await findInvitePage(call.db, { actor: signedIn(call) }, call.query),
  })),
  handle(checkCandidateInvites, async (call) => ({ data: await checkInvites(call) })),
  handle(sendCandidateInvites, async (call) => {
    const data = await sendInvites(call);
    return {
      data,
      message: invitationsSay('positions.invitations.sent', { count: data.sent }),
    };
  }),
  handle(resendCandidateInvite, async (call) => ({
    data: presentInvite(await resendInvite(call)),
    message: invitationsSay('positions.invitations.sent_again'),
  })),
  handle(revokeCandidateInvite, async (call) => ({
    data: presentInvite(await revokeInvite(call)),
    message: invitationsSay('positions.invitations.taken_back'),
  })),
  handle(readInvitation, async (call) => ({ data: await showInvitation(call) })),
  handle(declineInvitation, async (call) => {
    await decline(call);
    return { data: {}, message: invitationsSay('positions.invitations.thanks') };
  }),
  handle(generateRoute, async (call) => ({ data: await generateApplication(call), status: 201 })),
];
