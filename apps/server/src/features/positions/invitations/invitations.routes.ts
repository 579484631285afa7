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
      message: data.sent === 1 ? '1 invitation is on its way.' : `${data.sent} invitations are on their way.`,
    };
  }),
  handle(resendCandidateInvite, async (call) => ({
    data: presentInvite(await resendInvite(call)),
    message: 'Sent again with a new link.',
  })),
  handle(revokeCandidateInvite, async (call) => ({
    data: presentInvite(await revokeInvite(call)),
    message: 'The invitation was taken back.',
  })),
  handle(readInvitation, async (call) => ({ data: await showInvitation(call) })),
  handle(declineInvitation, async (call) => {
    await decline(call);
    return { data: {}, message: 'Thank you for telling us. The employer will see that you declined.' };
  }),
  handle(generateRoute, async (call) => ({ data: await generateApplication(call), status: 201 })),
];
