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
} from '@tryout/contract/positions/candidate-invites';
import { MAILS_PER_ORGANIZATION } from '@tryout/domain/notifications/mail-pace';
import { type Handled, handle, signedAct, signedIn } from '../../../platform/http/call.ts';
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
  handle(checkCandidateInvites, async (call) => ({
    data: await checkInvites(call, call.params.position_id, call.body),
  })),
  handle(sendCandidateInvites, async (call) => {
    const data = await sendInvites(signedAct(call), call.refs.row(call.params.position_id), call.body);
    const hours = Math.ceil((Date.parse(data.all_sent_at) - call.services.now().getTime()) / 3_600_000);
    const message =
      hours > 0
        ? invitationsSay('positions.invitations.sent_in_turns', {
            count: data.sent,
            pace: MAILS_PER_ORGANIZATION,
            hours,
          })
        : invitationsSay('positions.invitations.sent', { count: data.sent });
    return { data, message };
  }),
  handle(resendCandidateInvite, async (call) => ({
    data: presentInvite(
      await resendInvite(
        signedAct(call),
        call.refs.row(call.params.position_id),
        call.params.candidate_invite_id,
      ),
    ),
    message: invitationsSay('positions.invitations.sent_again'),
  })),
  handle(revokeCandidateInvite, async (call) => ({
    data: presentInvite(await revokeInvite(call, call.params)),
    message: invitationsSay('positions.invitations.taken_back'),
  })),
  handle(readInvitation, async (call) => ({ data: await showInvitation(call, call.params.token) })),
  handle(declineInvitation, async (call) => {
    await decline(call, { ...call.params, ...call.body });
    return { data: {}, message: invitationsSay('positions.invitations.thanks') };
  }),
  handle(generateRoute, async (call) => ({
    data: await generateApplication(signedAct(call), call.refs.row(call.params.position_id), call.body),
    status: 201,
  })),
];
