import { formulasOfTask } from '@tryout/domain/formulas/formulas-of-task';
import type { Db } from '../../platform/database/kysely.ts';
import type { EndedPlay } from './score-cards.queries.ts';
import { formulasThatScore } from './scoring-rules.ts';

/** Places of the tasks of a play that a formula in force scores. */
export async function tasksThatScore(db: Db, play: Pick<EndedPlay, 'tasks'>): Promise<ReadonlySet<number>> {
  const formulas = await formulasThatScore(db, play.tasks);
  return new Set(
    play.tasks.flatMap((task, index) => (formulasOfTask(formulas, task).length > 0 ? [index] : [])),
  );
}
