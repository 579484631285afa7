import type { Persona } from '@tryout/games/task-core';
import type { Db } from '../../platform/database/kysely.ts';
import { beginPlay, foldEvent, type PlayRun } from './play-run.ts';
import { findPlay } from './plays.queries.ts';

/** An event as a browser sends it. */
export interface SentEvent {
  readonly seq: number;
  readonly t_ms: number;
  readonly task_index: number;
  readonly type: 'input';
  readonly payload: unknown;
}

/**
 * What a simulated candidate would send for a play that has just been opened. The bot looks into the server's own
 * plan to know what to answer, as able as its persona; nothing is stored here.
 */
export async function botInputs(
  db: Db,
  playId: string,
  persona: Persona,
  seed: string,
): Promise<SentEvent[]> {
  const play = await findPlay(db, playId);
  if (!play) throw new Error('there is no such play');
  const events: SentEvent[] = [];
  let run: PlayRun = beginPlay(play);
  let t = 1000;
  for (let index = 0; index < run.tasks.length; index += 1) {
    const task = run.tasks[index];
    const bot = task?.judge.bot(task.plan, persona, `${seed}:${index}`);
    let outcome: unknown = null;
    while (bot && run.task_index === index) {
      const next = bot(run.tasks[index]?.state, outcome as never);
      if (!next) break;
      t += Math.round(next.after_ms);
      const event = {
        seq: events.length + 1,
        t_ms: t,
        task_index: index,
        type: 'input' as const,
        payload: next.input as unknown,
      };
      run = foldEvent(play.id, run, { ...event, received_at: '2026-01-01T00:00:00.000Z' });
      outcome = run.last_outcome;
      events.push(event);
    }
  }
  return events;
}
