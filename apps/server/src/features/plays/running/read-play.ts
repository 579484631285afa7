import type { RouteData } from '@tryout/contract/define-route';
import type { readPlay } from '@tryout/contract/plays/plays';
import type { Db } from '../../../platform/database/kysely.ts';
import {
  isPlayDone,
  isTaskBegun,
  type PlayRun,
  replayPlay,
  resumePoint,
  visibleTask,
} from '../../replays/public.ts';
import { type PlayRow, readEvents } from '../plays.queries.ts';
import type { OfferedKey } from './offered.ts';
import { cachedRun, rememberRun } from './play-cache.ts';

/** The play folded to where the database says it stands. */
export async function currentRun(db: Db, play: PlayRow): Promise<PlayRun> {
  const known = cachedRun(play.id, play.last_hash);
  if (known && isPlayedWith(known, play)) return known;
  const run = replayPlay({ ...play, id: play.chain_id }, await readEvents(db, play.id, play.last_seq));
  if (run.last_hash !== play.last_hash) throw new Error(`the log of play ${play.id} does not fit its digest`);
  rememberRun(play.id, run);
  return run;
}

/** Whether a folded play was folded with the adjustments that are stored; between tasks they may change. */
function isPlayedWith(run: PlayRun, play: PlayRow): boolean {
  return run.tasks.every((task, index) => {
    const stored = play.tasks[index]?.accommodations ?? play.accommodations;
    const keys = Object.keys(stored) as (keyof typeof stored)[];
    return keys.every((key) => stored[key] === task.accommodations[key]);
  });
}

/** What of a play its view tells besides where it stands. */
type ShownPlay = Pick<
  PlayRow,
  | 'id'
  | 'application_id'
  | 'state'
  | 'simulation_name'
  | 'tasks'
  | 'accommodations'
  | 'active_ms'
  | 'deadline_at'
>;

/** What the browser is shown of a play. */
export function viewOf(
  play: ShownPlay,
  run: PlayRun,
  accommodations_offered: readonly OfferedKey[],
): RouteData<typeof readPlay> {
  const visible = visibleTask(run);
  return {
    play_id: play.id,
    application_id: play.application_id,
    state: play.state,
    simulation_name: play.simulation_name,
    tasks: play.tasks.map((task, index) => ({
      index,
      key: task.key,
      name: task.name,
      minutes: task.minutes,
      words: task.words ?? null,
      time_limit_ms: run.tasks[index]?.limit_ms ?? null,
      finished: index < run.task_index,
      is_uploaded: Boolean(task.build),
    })),
    task_index: run.task_index,
    step: visible.step,
    of: visible.of,
    task_begun: isTaskBegun(run),
    stimuli: visible.stimuli,
    resume_point: resumePoint(run),
    time_limit_ms: visible.time_limit_ms,
    group_left_ms: visible.group_left_ms,
    task_clock: visible.task_clock,
    timed_out: visible.timed_out,
    last_outcome: run.last_outcome_task === run.task_index ? run.last_outcome : null,
    last_seq: run.last_seq,
    last_t_ms: run.last_t_ms,
    accommodations: play.accommodations,
    accommodations_offered: [...accommodations_offered],
    active_ms: play.active_ms,
    deadline_at: play.deadline_at,
    finished: isPlayDone(run),
  };
}
