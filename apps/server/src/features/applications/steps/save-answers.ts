import type { saveAnswers as route } from '@tryout/contract/applications/applications';
import type { RouteBody } from '@tryout/contract/define-route';
import { type AnswerProblem, answerProblem } from '@tryout/domain/positions/answer';
import type { AnswerValue } from '@tryout/domain/positions/knockout-operators';
import type { SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/language/say.ts';
import { findQuestions, type QuestionRow, storeAnswers } from '../application-facts.queries.ts';
import { applicationsSay } from '../applications.messages.ts';
import { markQuestionsDone } from '../applications.queries.ts';
import { refreshCandidateStatus } from '../refresh-candidate-status.ts';
import { answerFiles } from './answer-files.ts';
import { lockEditable } from './editable-application.ts';

type Body = RouteBody<typeof route>;

const MESSAGES: Readonly<Record<AnswerProblem, Said>> = {
  required: applicationsSay('applications.answer_required'),
  wrong_type: applicationsSay('applications.answer_wrong_type'),
  too_long: applicationsSay('applications.answer_too_long'),
  unknown_option: applicationsSay('applications.answer_unknown_option'),
  duplicate_option: applicationsSay('applications.answer_duplicate_option'),
  not_a_number: applicationsSay('applications.answer_not_a_number'),
  too_small: applicationsSay('applications.answer_too_small'),
  too_large: applicationsSay('applications.answer_too_large'),
  not_a_date: applicationsSay('applications.answer_not_a_date'),
  not_a_url: applicationsSay('applications.answer_not_a_url'),
};

/** Saves answers as they are given. With `complete`, required questions must all have one. */
export async function saveAnswers(act: SignedAct, body: Body): Promise<void> {
  const { db, actor, services } = act;
  const { application } = await lockEditable(act, body.application_id);
  const questions = await findQuestions(db, application);
  const byId = new Map(questions.map((question) => [question.id, question]));
  for (const { position_question_id: id } of body.answers) if (!byId.has(id)) throw notFound();
  const given = new Map(body.answers.map((answer) => [answer.position_question_id, answer.value]));
  const problems = body.answers.flatMap(({ position_question_id: id, value }, i) => {
    const question = byId.get(id);
    // While typing, an answer may still be missing; one that is there must be right.
    const problem = question && answerProblemOf({ ...question, required: false }, value);
    return problem ? [{ field: `answers.${i}.value`, message: problem }] : [];
  });
  refuse(problems);
  await refuseForeignFiles(db, body, application.candidate_id, byId);
  const answers = [...given].map(([position_question_id, value]) => ({ position_question_id, value }));
  await storeAnswers(db, application, answers, services.now());
  if (body.complete) {
    const missing = questions.flatMap((question) => {
      const problem = answerProblemOf(
        question,
        given.has(question.id) ? given.get(question.id) : question.value,
      );
      return problem ? [{ field: `question.${question.id}`, message: problem }] : [];
    });
    refuse(missing);
    await markQuestionsDone(db, application.id);
  }
  await refreshCandidateStatus(act, application.id, {
    step: body.complete && !application.questions_done ? 'questions' : null,
    actor_id: actor.user_id,
  });
}

function refuse(problems: readonly { field: string; message: Said }[]): void {
  const [first] = problems;
  if (first) throw new Refusal('invalid_input', first.message, { fields: problems });
}

/** What is wrong with an answer to this question, in words; null when nothing is. */
export function answerProblemOf(
  question: Pick<QuestionRow, 'type' | 'required' | 'options' | 'settings'>,
  value: AnswerValue | undefined,
): Said | null {
  const { min, max, max_length } = question.settings;
  const problem = answerProblem({ ...question, min: min ?? null, max: max ?? null }, value);
  if (problem !== null) return MESSAGES[problem];
  const isLong =
    typeof max_length === 'number' && typeof value === 'string' && [...value].length > max_length;
  return isLong ? applicationsSay('applications.answer_at_most', { limit: max_length }) : null;
}

async function refuseForeignFiles(
  db: Db,
  body: Body,
  candidateId: string,
  questions: ReadonlyMap<string, QuestionRow>,
): Promise<void> {
  const named = body.answers.filter(
    (answer) => questions.get(answer.position_question_id)?.type === 'file' && answer.value !== null,
  );
  const ids = named.map((answer) => String(answer.value));
  if (ids.length === 0) return;
  if (!ids.every((id) => /^[0-9a-f-]{36}$/i.test(id))) throw notFound();
  const files = await answerFiles(db, ids);
  if (!ids.every((id) => files.get(id)?.owner_user_id === candidateId)) throw notFound();
}
