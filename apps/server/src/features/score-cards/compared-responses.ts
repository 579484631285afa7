import { taskKeyOf } from '@tryout/domain/formulas/formulas-of-task';
import type { ComparedResponse } from '@tryout/domain/plays/confirmation-play';
import type { Db } from '../../platform/database/kysely.ts';
import { type FormulaTrace, runFormulas } from './compute-card.ts';
import { countedPlays } from './counted-plays.ts';
import { type EndedPlay, endedConfirmation } from './score-cards.queries.ts';
import { formulasThatScore } from './scoring-rules.ts';

/**
 * What the same formulas make of a confirmation play and of the play that counts, task by task; a response that either
 * of them lacks is left out. Both are worked out now, with the formulas in force.
 */
export async function comparedResponses(
  db: Db,
  applicationId: string,
  confirmationId: string,
): Promise<ComparedResponse[]> {
  const [counted, second] = await Promise.all([
    countedPlays(db, applicationId),
    endedConfirmation(db, confirmationId),
  ]);
  const first = counted.find((play) => play.simulation_id === second?.simulation_id);
  if (!first || !second) return [];
  const formulas = await formulasThatScore(db, second.tasks);
  const before = runFormulas(formulas, [first]);
  const taskOf = ({ tasks }: EndedPlay, { task_index }: FormulaTrace) => {
    const task = tasks[task_index];
    return task ? taskKeyOf(task) : '';
  };
  return runFormulas(formulas, [second]).flatMap((now) => {
    const task = taskOf(second, now);
    const then = before.find((one) => one.formula_id === now.formula_id && taskOf(first, one) === task);
    const [was, is] = [then && percent(then), percent(now)];
    if (!then || was === null || was === undefined || is === null) return [];
    const { exactness: first_exactness } = then;
    return [{ task, first: was, second: is, first_exactness, second_exactness: now.exactness }];
  });
}

function percent({ value, total_score }: FormulaTrace): number | null {
  return value === null || total_score === null || total_score <= 0 ? null : (100 * value) / total_score;
}
