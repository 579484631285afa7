import type { Persona } from '@tryout/domain/persona';
import type { Accommodations } from '@tryout/games/task-core';
import type { Db } from '../../platform/database/kysely.ts';
import { beginPlay, foldEvent, type PlayOrigin, type PlayRun } from './play-run.ts';
import { findPlay } from './plays.queries.ts';

/** An event as a browser sends it. */
export interface SentEvent {
  readonly seq: number;
  readonly t_ms: number;
  readonly task_index: number;
  readonly type: 'input';
  readonly payload: unknown;
}

/** Events that a browser can send together. */
const MOST_AT_ONCE = 100;
/** What a line takes to bring them, ms. */
const LINE_MS = 40;

/** Events that go in one request, and how long after the opening of the play they arrive. */
interface BotBatch {
  readonly after_ms: number;
  readonly events: readonly SentEvent[];
}

/** Somebody who asked for nothing. */
export const USUAL_PACE: Accommodations = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};

const NOBODY_WAITED = '2026-01-01T00:00:00.000Z';

/** As a browser sends them: nothing together with what it answers only once it was released by it. */
function inBatches(events: readonly SentEvent[], releasedBy: ReadonlySet<number>): BotBatch[] {
  const batches: SentEvent[][] = [];
  events.forEach((event, i) => {
    const isNew = i === 0 || releasedBy.has(event.seq - 1) || batches.at(-1)?.length === MOST_AT_ONCE;
    if (isNew) batches.push([event]);
    else batches.at(-1)?.push(event);
  });
  return batches.map((batch) => ({ events: batch, after_ms: (batch.at(-1)?.t_ms ?? 0) + LINE_MS }));
}

/** A play from its first step to its last by a simulated candidate, and every event of it. */
function played(
  origin: PlayOrigin,
  persona: Persona,
  seed: string,
): { run: PlayRun; events: SentEvent[]; released_by: ReadonlySet<number> } {
  const events: SentEvent[] = [];
  const released_by = new Set<number>();
  let run: PlayRun = beginPlay(origin);
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
      const before = run.timing.released;
      run = foldEvent(origin.id, run, { ...event, received_at: NOBODY_WAITED });
      if (run.timing.released !== before) released_by.add(event.seq);
      outcome = run.last_outcome;
      events.push(event);
    }
  }
  return { run, events, released_by };
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
  return played(play, persona, seed).events;
}

/** The same as `botInputs`, in the requests in which a browser would send it. */
export async function botBatches(
  db: Db,
  playId: string,
  persona: Persona,
  seed: string,
  until?: number,
): Promise<BotBatch[]> {
  const play = await findPlay(db, playId);
  if (!play) throw new Error('there is no such play');
  const { events, released_by } = played({ ...play, opened_at: NOBODY_WAITED }, persona, seed);
  return inBatches(events.slice(0, until), released_by);
}

/** A simulated candidate's whole play of some tasks, at the usual pace unless said, and its events; nothing is stored. */
export function playByPersona(given: {
  id: string;
  tasks: PlayOrigin['tasks'];
  seed: string;
  persona: Persona;
  accommodations?: Accommodations;
}): { run: PlayRun; events: SentEvent[] } {
  const { persona, accommodations = USUAL_PACE, ...origin } = given;
  const { run, events } = played({ ...origin, accommodations }, persona, `bot ${given.seed}`);
  return { run, events };
}
