import { formulaKeysOf, formulasOfTask } from '@tryout/domain/formulas/formulas-of-task';
import type { Db } from '../../platform/database/kysely.ts';
import { type EndedPlay, publishedFormulas } from './score-cards.queries.ts';

/** Places of the tasks of a play that a formula in force scores. */
export async function tasksThatScore(db: Db, play: Pick<EndedPlay, 'tasks'>): Promise<ReadonlySet<number>> {
  const formulas = await publishedFormulas(db, formulaKeysOf(play.tasks));
  return new Set(
    play.tasks.flatMap((task, index) => (formulasOfTask(formulas, task).length > 0 ? [index] : [])),
  );
}
