import {
  assignDeskPosition,
  changeAgencySettings,
  changeAgencyShare,
  endAgencyShare,
  listAgencies,
  listAgencyClients,
  listAgencyShares,
  listDeskPositions,
  noteAgencyFee,
  readAgencySettings,
  readDeskPosition,
  sharePosition as shareRoute,
} from '@tryout/contract/agencies/agency-positions';
import {
  disputeSubmission as disputeRoute,
  shareFeedback as feedbackRoute,
  listDisputes as listDisputesRoute,
  listSubmissions as listSubmissionsRoute,
  moveSubmission as moveRoute,
  readSubmission,
  readSubmissionConsent,
  readSubmissionCv,
  referDispute as referRoute,
  settleDispute as settleRoute,
  submitCandidate as submitRoute,
  uploadConsentProof as uploadRoute,
} from '@tryout/contract/agencies/submissions';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { agenciesSay } from './agencies.messages.ts';
import { assignPeople, deskPosition, listDesk, noteFee } from './agency-desk.ts';
import { readerOf } from './agency-side.ts';
import { receiveConsentProof } from './consent-proofs.ts';
import { disputeSubmission, listDisputes, referDispute, settleDispute } from './dispute-submission.ts';
import { listSubmissions, openSubmission, sendSubmissionFile } from './list-submissions.ts';
import { moveSubmission } from './move-submission.ts';
import { shareFeedback } from './share-feedback.ts';
import { changeOwnership, changeShare, listShares, sharePosition, stopSharing } from './share-position.ts';
import { findAgencies, findAgencyClients, findOwnershipMode } from './shares.queries.ts';
import { submitCandidate } from './submit-candidate.ts';

/** What companies share with agencies, and what agencies submit. */
export const agenciesHandlers: readonly Handled[] = [
  handle(listAgencies, async (call) => ({
    data: { items: await findAgencies(call.db, readerOf(signedIn(call)).organization_id, null) },
  })),
  handle(listAgencyShares, async (call) => ({ data: await listShares(signedAct(call), call.query) })),
  handle(readAgencySettings, async (call) => ({
    data: { ownership: await findOwnershipMode(call.db, readerOf(signedIn(call)).organization_id) },
  })),
  handle(changeAgencySettings, async (call) => ({
    data: await changeOwnership(signedAct(call), call.body.ownership),
    message: agenciesSay('agencies.saved'),
  })),
  handle(shareRoute, async (call) => ({
    data: await sharePosition(signedAct(call), call.refs.row(call.body.position_id), call.body),
    message: agenciesSay('agencies.shared'),
    status: 201,
  })),
  handle(changeAgencyShare, async (call) => ({
    data: await changeShare(signedAct(call), call.params.agency_share_id, call.body),
    message: agenciesSay('agencies.saved'),
  })),
  handle(endAgencyShare, async (call) => ({
    data: await stopSharing(signedAct(call), call.params.agency_share_id),
    message: agenciesSay('agencies.sharing_ended'),
  })),
  handle(listDeskPositions, async (call) => ({ data: await listDesk(signedAct(call), call.query) })),
  handle(readDeskPosition, async (call) => ({
    data: await deskPosition(signedAct(call), call.refs.row(call.params.agency_share_id)),
  })),
  handle(assignDeskPosition, async (call) => ({
    data: await assignPeople(signedAct(call), call.refs.row(call.params.agency_share_id), call.body),
    message: agenciesSay('agencies.saved'),
  })),
  handle(listAgencyClients, async (call) => ({
    data: { items: await findAgencyClients(call.db, readerOf(signedIn(call)).organization_id) },
  })),
  handle(noteAgencyFee, async (call) => {
    await noteFee(signedAct(call), call.params.company_id, call.body);
    return { data: {}, message: agenciesSay('agencies.saved') };
  }),

  handle(listSubmissionsRoute, async (call) => ({
    data: await listSubmissions(signedAct(call), call.query),
  })),
  handle(readSubmission, async (call) => ({
    data: await openSubmission(signedAct(call), call.refs.row(call.params.submission_id)),
  })),
  handle(readSubmissionCv, async (call) => {
    const { reply, query } = call;
    const options = { what: 'cv' as const, reply, inline: query.inline ?? false };
    await sendSubmissionFile(signedAct(call), call.refs.row(call.params.submission_id), options);
    return undefined;
  }),
  handle(readSubmissionConsent, async (call) => {
    const { reply, query } = call;
    const options = { what: 'consent' as const, reply, inline: query.inline ?? false };
    await sendSubmissionFile(signedAct(call), call.refs.row(call.params.submission_id), options);
    return undefined;
  }),
  handle(uploadRoute, async (call) => ({
    data: await receiveConsentProof(signedAct(call), call.file),
    status: 201,
  })),
  handle(submitRoute, async (call) => {
    const data = await submitCandidate(
      signedAct(call),
      call.body.agency_share_id,
      call.refs.row(call.body.person_id),
      call.body,
    );
    const said =
      data.status === 'new'
        ? 'agencies.submitted'
        : data.owner === 'company'
          ? 'agencies.refused_applied'
          : 'agencies.refused_owned';
    return { data, message: agenciesSay(said), status: 201 };
  }),
  handle(moveRoute, async (call) => ({
    data: await moveSubmission(signedAct(call), call.params.submission_id, call.body),
    message: agenciesSay(`agencies.moved.${call.body.to}`),
  })),
  handle(feedbackRoute, async (call) => ({
    data: await shareFeedback(signedAct(call), call.params.submission_id, call.body),
    message: agenciesSay('agencies.feedback_shared'),
    status: 201,
  })),
  handle(disputeRoute, async (call) => {
    const data = await disputeSubmission(signedAct(call), call.params.submission_id, call.body);
    return { data, message: agenciesSay(data.has_dispute ? 'agencies.disputed' : 'agencies.settled') };
  }),
  handle(referRoute, async (call) => ({
    data: await referDispute(signedAct(call), call.params.submission_id),
    message: agenciesSay('agencies.referred'),
  })),
  handle(listDisputesRoute, async (call) => ({ data: await listDisputes(signedAct(call), call.query) })),
  handle(settleRoute, async (call) => {
    await settleDispute(signedAct(call), call.refs.row(call.params.submission_dispute_id), call.body);
    return { data: {}, message: agenciesSay('agencies.settled') };
  }),
];
