import {
  readInterviewQuestions,
  readKit,
  updateInterviewQuestions,
  updateKit,
} from '@tryout/contract/interviews/interview-kit';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { languageOf } from '../../../platform/http/language-of.ts';
import { interviewsSay } from '../interviews.messages.ts';
import { changeKit } from './change-kit.ts';
import { kitView } from './kit-view.ts';
import { questionsOf, replaceOwnQuestions } from './own-questions.ts';

/** Interview kits: who asks what, and a position's own questions. */
export const kitHandlers: readonly Handled[] = [
  handle(readKit, async (call) => ({
    data: await kitView(signedAct(call), call.refs.row(call.params.event_id), languageOf(call.request)),
  })),

  handle(updateKit, async (call) => ({
    data: await changeKit(signedAct(call), call.params.event_id, call.body, languageOf(call.request)),
    message: interviewsSay('interviews.kit_kept'),
  })),

  handle(readInterviewQuestions, async (call) => ({
    data: await questionsOf(signedAct(call), call.refs.row(call.query.position_id), languageOf(call.request)),
  })),

  handle(updateInterviewQuestions, async (call) => ({
    data: await replaceOwnQuestions(
      signedAct(call),
      call.refs.row(call.body.position_id),
      call.body,
      languageOf(call.request),
    ),
  })),
];
