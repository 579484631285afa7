import {
  giveFeedback,
  readAgenda,
  readApplicantInterviews,
  readFeedback,
  remindFeedback,
} from '@tryout/contract/interviews/event-feedback';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { languageOf } from '../../../platform/http/language-of.ts';
import { interviewsSay } from '../interviews.messages.ts';
import { applicantInterviews } from './applicant-interviews.ts';
import { feedbackOf, keepOwnFeedback } from './give-feedback.ts';
import { agendaOf } from './read-agenda.ts';
import { remindOfFeedback } from './remind-feedback.ts';

/** Feedback on interviews, and which interviews still need someone’s answer. */
export const feedbackHandlers: readonly Handled[] = [
  handle(readFeedback, async (call) => ({
    data: await feedbackOf(signedAct(call), call.refs.row(call.params.event_id), languageOf(call.request)),
  })),

  handle(giveFeedback, async (call) => ({
    data: await keepOwnFeedback(signedAct(call), call.params.event_id, call.body, languageOf(call.request)),
    message: interviewsSay(call.body.send ? 'interviews.feedback_sent' : 'interviews.feedback_kept'),
  })),

  handle(remindFeedback, async (call) => {
    const told = await remindOfFeedback(signedAct(call), call.params.event_id);
    return { data: { told }, message: interviewsSay('interviews.nudged', { count: told }) };
  }),

  handle(readApplicantInterviews, async (call) => ({
    data: await applicantInterviews(
      signedAct(call),
      call.refs.row(call.query.application_id),
      languageOf(call.request),
    ),
  })),

  handle(readAgenda, async (call) => ({ data: await agendaOf(signedAct(call)) })),
];
