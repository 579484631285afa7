import {
  archiveBankQuestion,
  listPositionQuestions,
  listQuestionBank,
  saveToQuestionBank,
  setPositionQuestions,
} from '@tryout/contract/positions/position-questions';
import { type Handled, handle, signedAct, signedIn } from '../../../platform/http/call.ts';
import { positionsSay } from '../positions.messages.ts';
import { questionsSay } from './questions.messages.ts';
import { archiveQuestion, findBank, insertBankQuestion } from './questions.queries.ts';
import { readQuestions, setQuestions } from './set-questions.ts';

/** The questions of positions and the organization's bank. */
export const positionQuestionsHandlers: readonly Handled[] = [
  handle(listPositionQuestions, async ({ db, params }) => ({
    data: await readQuestions(db, params.position_id),
  })),

  handle(setPositionQuestions, async (call) => {
    const data = await setQuestions(signedAct(call), call.params.position_id, call.body);
    return data.revision_created
      ? { data, message: positionsSay('positions.saved_as_revision', { revision: data.revision }) }
      : { data };
  }),

  handle(listQuestionBank, async ({ db, params, query, refs }) => {
    const position = refs.row(params.position_id);
    return { data: { items: await findBank(db, position.organization_id, query.q) } };
  }),

  handle(saveToQuestionBank, async (call) => {
    const position = call.refs.row(call.params.position_id);
    const data = await insertBankQuestion(call.db, {
      ...call.body,
      organization_id: position.organization_id,
      created_by: signedIn(call).user_id,
    });
    return { data, status: 201, message: questionsSay('positions.questions.banked') };
  }),

  handle(archiveBankQuestion, async ({ db, params, services }) => {
    await archiveQuestion(db, params.question_id, services.now());
    return { data: {}, message: questionsSay('positions.questions.unbanked') };
  }),
];
