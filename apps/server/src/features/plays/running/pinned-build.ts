import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import type { Db } from '../../../platform/database/kysely.ts';
import { findPlay } from '../plays.queries.ts';

/** The uploaded game that a task of a play was begun with; null where it is a game of the product’s own. */
export async function pinnedBuildOf(
  db: Db,
  playId: string,
  taskIndex: number,
): Promise<(PinnedBuild & { readonly version: string }) | null> {
  const play = await findPlay(db, playId);
  const task = play?.tasks[taskIndex];
  return task?.build ? { ...task.build, version: task.version } : null;
}
