import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CalibratedPlay } from '@tryout/domain/psychometrics/scale-table';
import type { TrialRow } from '@tryout/games/task-core';
import { evidenceOf } from '@tryout/games/trial-evidence';
import type { Db } from '../../platform/database/kysely.ts';
import { replayPlay } from '../replays/public.ts';
import { originsOf, type PlayOfForm } from './calibrations.queries.ts';

/** Logs that are in memory at once. */
const AT_ONCE = 20;

/** A play whose single trials were looked at. */
export interface ExaminedPlay extends CalibratedPlay {
  readonly play_id: string;
}

/** Plays the first plays again and reads items and halves from their trials; a log that no longer fits is left out. */
export async function examinedPlays(db: Db, firsts: readonly PlayOfForm[]): Promise<ExaminedPlay[]> {
  const examined: ExaminedPlay[] = [];
  for (let at = 0; at < firsts.length; at += AT_ONCE) {
    const some = firsts.slice(at, at + AT_ONCE);
    const origins = await originsOf(
      db,
      some.map(({ play_id }) => play_id),
    );
    for (const { events, ...origin } of origins) {
      await nextTurn();
      const index = some.find(({ play_id }) => play_id === origin.play_id)?.task_index ?? 0;
      const task = taskOf(origin, events, index);
      if (!task) continue;
      const { items, halves } = evidenceOf(
        task.judge,
        task.judge.trials(task.plan, task.state) as readonly TrialRow[],
      );
      const inputs = items.flatMap(({ input }) => input ?? []);
      const touched = inputs.filter((input) => input === 'touch').length;
      examined.push({
        play_id: origin.play_id,
        items,
        halves,
        group: inputs.length === 0 ? null : touched * 2 > inputs.length ? 'focal' : 'reference',
      });
    }
  }
  return examined;
}

function taskOf(
  origin: Parameters<typeof replayPlay>[0],
  events: Parameters<typeof replayPlay>[1],
  index: number,
) {
  try {
    return replayPlay(origin, events).tasks[index] ?? null;
  } catch {
    // A release that no longer has the game's version cannot play it again.
    return null;
  }
}
