import type { RouteData } from '@tryout/contract/define-route';
import type { changeAccommodations } from '@tryout/contract/plays/plays';
import { isPlayOver } from '@tryout/domain/plays/play-status';
import type { Accommodations } from '@tryout/games/task-core';
import type { Db } from '../../../platform/database/kysely.ts';
import { playElsewhere, Refusal } from '../../../platform/http/refusal.ts';
import { isPlayDone, isTaskBegun } from '../../replays/public.ts';
import { playsSay } from '../plays.messages.ts';
import { findPlay, type HeldPlay, lockHeldPlay, storeChangedAccommodations } from '../plays.queries.ts';
import { offeredFor } from './offered.ts';
import { refuseNotOffered } from './open-play.ts';
import { currentRun, viewOf } from './read-play.ts';

/**
 * Changes the adjustments between two tasks. What was played stays as it was played: each of those tasks keeps what it was
 * played with, so that its log still gives the same result. @throws Refusal while a task is being played
 */
export async function changeAdjustments(
  db: Db,
  held: HeldPlay,
  wished: Accommodations,
): Promise<RouteData<typeof changeAccommodations>> {
  const play = await lockHeldPlay(db, held);
  if (!play) throw playElsewhere();
  const run = await currentRun(db, play);
  if (isPlayOver(play.state) || isPlayDone(run)) throw new Refusal('gone', playsSay('plays.ended'));
  if (isTaskBegun(run)) throw new Refusal('refused_by_rule', playsSay('plays.adjust_between'));
  const offered = await offeredFor(db, play);
  refuseNotOffered(wished, offered);
  const tasks = play.tasks.map((task, index) =>
    index < run.task_index ? { ...task, accommodations: task.accommodations ?? play.accommodations } : task,
  );
  await storeChangedAccommodations(db, play.id, { tasks, accommodations: wished });
  const changed = (await findPlay(db, play.id)) ?? play;
  return viewOf(changed, await currentRun(db, changed), offered);
}
