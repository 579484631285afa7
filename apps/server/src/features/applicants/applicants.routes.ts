import {
  answerSuggestion as answerSuggestionRoute,
  listReasons,
  moveApplicant,
  moveApplicants,
  previewMoveMail as previewMoveMailRoute,
  undoMove as undoMoveRoute,
} from '@tryout/contract/applicants/applicant-decisions';
import { readApplicantProfile } from '@tryout/contract/applicants/applicant-profile';
import {
  assignApplicants as assignApplicantsRoute,
  listApplicants as listApplicantsRoute,
  readApplicant,
  readApplicantAnswerFile,
  readApplicantCv,
  readApplicantCvText,
  readApplicantFacets,
  readReviewPlace,
  remindApplicant as remindRoute,
  searchApplicants as searchApplicantsRoute,
  summarizeApplicants as summarizeApplicantsRoute,
  tagApplicants as tagApplicantsRoute,
} from '@tryout/contract/applicants/applicants';
import { exportApplicants as exportRoute } from '@tryout/contract/applicants/export-applicants';
import { countEndReasons } from '@tryout/contract/organizations/reasons';
import { movePosition } from '@tryout/contract/positions/positions';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { reasonsOf } from '../organizations/public.ts';
import { saidOfMove } from '../positions/public.ts';
import { applicantsSay } from './applicants.messages.ts';
import { bulkActionsHandlers } from './bulk/bulk-actions.routes.ts';
import { exportApplicants } from './export/export-applicants.ts';
import { seenApplicant, seenApplicantsOf } from './find-applicant.ts';
import { applicantFacets } from './list/applicant-facets.ts';
import { listApplicants } from './list/list-applicants.ts';
import { searchApplicants } from './list/search-applicants.ts';
import { summarizeApplicants } from './list/summarize-applicants.ts';
import { decideMany, decideOne } from './moves/decide.ts';
import { endReasons } from './moves/end-reasons.ts';
import { movePositionWithApplications } from './moves/move-open-applications.ts';
import { previewMoveMail } from './moves/preview-move-mail.ts';
import { undoMove } from './moves/undo-move.ts';
import { answerSuggestion } from './record/answer-suggestion.ts';
import { assignApplicants } from './record/assign-applicants.ts';
import { openApplicant } from './record/open-applicant.ts';
import { remindApplicant } from './record/remind-applicant.ts';
import { reviewPlace } from './record/review-place.ts';
import {
  applicantCvText,
  applicantProfile,
  sendAnswerFile,
  sendApplicantCv,
} from './record/send-applicant-files.ts';
import { tagApplicants } from './record/tag-applicants.ts';
import { talkHandlers } from './talk/talk.routes.ts';

/** The hiring side's view of applications. */
export const applicantsHandlers: readonly Handled[] = [
  handle(listApplicantsRoute, async (call) => ({
    data: await listApplicants(signedAct(call), call.refs.row(call.query.position_id), call.query),
  })),
  handle(summarizeApplicantsRoute, async (call) => ({
    data: await summarizeApplicants(signedAct(call), call.refs.row(call.query.position_id)),
  })),
  handle(searchApplicantsRoute, async (call) => ({
    data: await searchApplicants(signedAct(call), call.query.q),
  })),
  handle(readApplicantFacets, async (call) => ({
    data: await applicantFacets(signedAct(call), call.refs.row(call.query.position_id)),
  })),
  handle(readApplicant, async (call) => ({
    data: await openApplicant(signedAct(call), seenApplicant(call, call.query.application_id), call.query),
  })),
  handle(readApplicantCv, async (call) => {
    await sendApplicantCv(
      { ...signedAct(call), reply: call.reply },
      seenApplicant(call, call.query.application_id),
      call.query,
    );
    return undefined;
  }),
  handle(readApplicantCvText, async (call) => ({
    data: await applicantCvText(signedAct(call), seenApplicant(call, call.query.application_id)),
  })),
  handle(readApplicantProfile, async (call) => ({
    data: await applicantProfile(call, seenApplicant(call, call.query.application_id)),
  })),
  handle(readApplicantAnswerFile, async (call) => {
    await sendAnswerFile(call, seenApplicant(call, call.query.application_id), call.query);
    return undefined;
  }),
  handle(tagApplicantsRoute, async (call) => {
    const { position_id, application_ids, ...tags } = call.body;
    const seen = seenApplicantsOf(call, position_id, application_ids);
    return { data: { changed: await tagApplicants(signedAct(call), seen, tags) } };
  }),
  handle(assignApplicantsRoute, async (call) => {
    const { position_id, application_ids, owner_id } = call.body;
    const seen = seenApplicantsOf(call, position_id, application_ids);
    return { data: { changed: await assignApplicants(signedAct(call), seen, owner_id) } };
  }),
  handle(moveApplicant, async (call) => {
    const { application_id, score_card_id_seen: seen } = call.body;
    const { applicant } = seenApplicant(call, application_id);
    const card = seen === undefined ? null : call.refs.row(seen);
    return { data: await decideOne(signedAct(call), applicant, { ...call.body, card }) };
  }),
  handle(moveApplicants, async (call) => {
    const { position_id, items } = call.body;
    const ids = items.map((item) => item.application_id);
    const applicants = seenApplicantsOf(call, position_id, ids);
    return { data: await decideMany(signedAct(call), applicants, call.body) };
  }),
  handle(previewMoveMailRoute, async (call) => ({
    data: await previewMoveMail(signedAct(call), call.body),
  })),
  handle(movePosition, async (call) => {
    const { open_applications: open, to } = call.body;
    const move = {
      ...call.body,
      ...call.params,
      reason: open?.reason_id === undefined ? null : call.refs.row(open.reason_id),
      language: languageOf(call.request),
    };
    return { data: await movePositionWithApplications(signedAct(call), move), message: saidOfMove(to) };
  }),
  handle(undoMoveRoute, async (call) => ({
    data: await undoMove(signedAct(call), call.refs.row(call.body.batch_id)),
  })),
  handle(listReasons, async (call) => {
    const position = call.refs.row(call.query.position_id);
    const reasons = await reasonsOf(call.db, position.organization_id, 'no');
    return {
      data: { items: reasons.map(({ reason_id: id, kind, key, label }) => ({ id, kind, key, label })) },
    };
  }),
  handle(answerSuggestionRoute, async (call) => {
    const { applicant } = seenApplicant(call, call.body.application_id);
    return { data: await answerSuggestion(signedAct(call), applicant, call.body) };
  }),
  handle(countEndReasons, async (call) => ({
    data: await endReasons(signedAct(call), call.refs.row(call.query.position_id)),
  })),
  handle(readReviewPlace, async (call) => {
    const { position_id, application_id: at } = call.query;
    const applicant = at === undefined ? null : seenApplicant(call, at).applicant;
    const position = call.refs.row(position_id);
    return { data: await reviewPlace(signedAct(call), position, { ...call.query, applicant }) };
  }),
  handle(remindRoute, async (call) => ({
    data: await remindApplicant(signedAct(call), seenApplicant(call, call.body.application_id).applicant),
    message: applicantsSay('applicants.reminded'),
  })),
  handle(exportRoute, async (call) => {
    const { position_id, application_ids } = call.body;
    if (application_ids) seenApplicantsOf(call, position_id, application_ids);
    return {
      data: await exportApplicants(signedAct(call), call.refs.row(position_id), call.body),
      status: 201,
    };
  }),
  ...bulkActionsHandlers,
  ...talkHandlers,
];
