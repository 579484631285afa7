import {
  answerSuggestion as answerSuggestionRoute,
  listReasons,
  moveApplicant,
  moveApplicants,
  previewMoveMail as previewMoveMailRoute,
  undoMove as undoMoveRoute,
} from '@tryout/contract/applicants/applicant-decisions';
import {
  listApplicants as listApplicantsRoute,
  readApplicant,
  readApplicantAnswerFile,
  readApplicantCv,
  readApplicantCvText,
  readReviewPlace,
  remindApplicant as remindRoute,
  summarizeApplicants as summarizeApplicantsRoute,
  tagApplicants as tagApplicantsRoute,
} from '@tryout/contract/applicants/applicants';
import { countEndReasons } from '@tryout/contract/organizations/reasons';
import { movePosition } from '@tryout/contract/positions/positions';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { findReasons } from '../organizations/public.ts';
import { saidOfMove } from '../positions/public.ts';
import { applicantsSay } from './applicants.messages.ts';
import { bulkActionsHandlers } from './bulk/bulk-actions.routes.ts';
import { listApplicants } from './list/list-applicants.ts';
import { summarizeApplicants } from './list/summarize-applicants.ts';
import { decideMany, decideOne } from './moves/decide.ts';
import { endReasons } from './moves/end-reasons.ts';
import { movePositionWithApplications } from './moves/move-open-applications.ts';
import { previewMoveMail } from './moves/preview-move-mail.ts';
import { undoMove } from './moves/undo-move.ts';
import { answerSuggestion } from './record/answer-suggestion.ts';
import { applicantDetails } from './record/applicant-details.ts';
import { remindApplicant } from './record/remind-applicant.ts';
import { reviewPlace } from './record/review-place.ts';
import { applicantCvText, sendAnswerFile, sendApplicantCv } from './record/send-applicant-files.ts';
import { tagApplicants } from './record/tag-applicants.ts';
import { talkHandlers } from './talk/talk.routes.ts';

/** The hiring side's view of applications. */
export const applicantsHandlers: readonly Handled[] = [
  handle(listApplicantsRoute, async (call) => ({ data: await listApplicants(call) })),
  handle(summarizeApplicantsRoute, async (call) => ({ data: await summarizeApplicants(call) })),
  handle(readApplicant, async (call) => ({ data: await applicantDetails(call) })),
  handle(readApplicantCv, async (call) => {
    await sendApplicantCv(call);
    return undefined;
  }),
  handle(readApplicantCvText, async (call) => ({ data: await applicantCvText(call) })),
  handle(readApplicantAnswerFile, async (call) => {
    await sendAnswerFile(call);
    return undefined;
  }),
  handle(tagApplicantsRoute, async (call) => ({ data: { changed: await tagApplicants(call) } })),
  handle(moveApplicant, async (call) => ({ data: await decideOne(call) })),
  handle(moveApplicants, async (call) => ({ data: await decideMany(call) })),
  handle(previewMoveMailRoute, async (call) => ({ data: await previewMoveMail(call) })),
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
  handle(undoMoveRoute, async (call) => ({ data: await undoMove(call) })),
  handle(listReasons, async (call) => {
    const position = call.refs.row(call.query.position_id);
    const reasons = await findReasons(call.db, position.organization_id, 'no');
    return { data: { items: reasons.map(({ id, kind, key, label }) => ({ id, kind, key, label })) } };
  }),
  handle(answerSuggestionRoute, async (call) => ({ data: await answerSuggestion(call) })),
  handle(countEndReasons, async (call) => ({ data: await endReasons(call) })),
  handle(readReviewPlace, async (call) => ({ data: await reviewPlace(call) })),
  handle(remindRoute, async (call) => ({
    data: await remindApplicant(call),
    message: applicantsSay('applicants.reminded'),
  })),
  ...bulkActionsHandlers,
  ...talkHandlers,
];
