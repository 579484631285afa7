import type { Db } from '../../platform/database/kysely.ts';
import { type DeclaredDataPoint, declaredDataPoints } from './declared-data-points.ts';
import { taskNow } from './task-rows.queries.ts';

export { declaredDataPoints } from './declared-data-points.ts';
export { gameOf } from './games.ts';
export { forgetGame, publishBuildAsGame, withdrawGame } from './publish-build.ts';
export { namesOfKey, publishKeyAsGame } from './publish-key.ts';
export { saidByGame } from './said-by-game.ts';

/**
 * The data points of a task, by its key or its game's: everything a formula for it may name, series over trials too.
 * Undefined where there is no such task.
 */
export async function dataPointsOfTask(
  db: Db,
  key: string,
): Promise<readonly DeclaredDataPoint[] | undefined> {
  const task = await taskNow(db, key);
  return task && declaredDataPoints(task.data_points, task.trial_columns);
}
