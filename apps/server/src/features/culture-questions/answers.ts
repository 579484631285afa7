import { answerProblems, type CultureAnswer } from '@tryout/domain/culture-questions/questions';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { findAskedQuestions } from './bank.queries.ts';
import { cultureSay as say } from './culture-questions.messages.ts';

/** @throws Refusal unless each question that is asked now is answered once, as it is worded now */
export async function refuseUnfitAnswers(db: Db, answers: readonly CultureAnswer[]): Promise<void> {
  const questions = await findAskedQuestions(db);
  if (questions.length === 0) throw new Refusal('refused_by_rule', say('culture.nothing_asked'));
  const [problem] = answerProblems(questions, answers);
  if (!problem) return;
  throw invalidField(
    problem.at === null ? 'answers' : `answers.${problem.at}`,
    say(`culture.answer_${problem.code}`),
  );
}
