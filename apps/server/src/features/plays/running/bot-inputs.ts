import type { AnswerDevice, AnswerSignals } from '@tryout/domain/plays/answer-signals';
import type { Persona } from '@tryout/domain/plays/persona';
import type { Accommodations, InputMethod } from '@tryout/games/task-core';
import type { Db } from '../../../platform/database/kysely.ts';
import { beginPlay, foldEvent, type PlayOrigin, type PlayRun, type TaskRun } from '../../replays/public.ts';
import { findPlay } from '../plays.queries.ts';

/** An event as a browser sends it. */
export interface SentEvent {
  readonly seq: number;
  readonly t_ms: number;
  readonly task_index: number;
  readonly type: 'input';
  readonly payload: unknown;
  readonly signals: AnswerSignals;
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

const DEVICE_OF: Readonly<Record<InputMethod, AnswerDevice>> = {
  key: 'keyboard',
  touch: 'touch',
  mouse: 'mouse',
};
const FRAME_MS = 1000 / 60;

/** What the browser of a simulated candidate would tell of an input that came so long after the one before it. */
function signalsOf(payload: unknown, after_ms: number): AnswerSignals {
  const { method, rt_ms } = payload as { method?: InputMethod | null; rt_ms?: unknown };
  return {
    trusted: method ? true : null,
    device: method ? DEVICE_OF[method] : null,
    automated: false,
    visible: true,
    pastes: 0,
    frames: Math.floor((typeof rt_ms === 'number' ? rt_ms : after_ms) / FRAME_MS),
  };
}

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

/** Whoever plays a task: the next input for where it stands, and how long after the last one; null: none any more. */
export type TaskPlayer = (
  state: unknown,
  lastOutcome: unknown,
) => { readonly input: unknown; readonly after_ms: number } | null;

/** A play from its first step to its last, and every event of it. `playerOf` says who plays a task, by its place. */
function played(
  origin: PlayOrigin,
  playerOf: (task: TaskRun, index: number) => TaskPlayer,
): { run: PlayRun; events: SentEvent[]; released_by: ReadonlySet<number> } {
  const events: SentEvent[] = [];
  const released_by = new Set<number>();
  let run: PlayRun = beginPlay(origin);
  let t = 1000;
  for (let index = 0; index < run.tasks.length; index += 1) {
    const task = run.tasks[index];
    const player = task && playerOf(task, index);
    let outcome: unknown = null;
    while (player && run.task_index === index) {
      const next = player(run.tasks[index]?.state, outcome);
      if (!next) break;
      t += Math.round(next.after_ms);
      const event = {
        seq: events.length + 1,
        t_ms: t,
        task_index: index,
        type: 'input' as const,
        payload: next.input,
        signals: signalsOf(next.input, next.after_ms),
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

function botOf(persona: Persona, seed: string) {
  return ({ judge, plan }: TaskRun, index: number): TaskPlayer =>
    judge.bot(plan, persona, `${seed}:${index}`) as TaskPlayer;
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
  return played(play, botOf(persona, seed)).events;
}

/** The same as `botInputs`, in the requests in which a browser would send it. */
export async function botBatches(
  db: Db,
  playId: string,
  persona: Persona,
  seed: string,
  until?: number,
): Promise<BotBatch[]> {
  return batchesOf(db, playId, botOf(persona, seed), until);
}

/** What anybody would send for a play that has just been opened, in the requests in which a browser would. */
export async function batchesOf(
  db: Db,
  playId: string,
  playerOf: (task: TaskRun, index: number) => TaskPlayer,
  until?: number,
): Promise<BotBatch[]> {
  const play = await findPlay(db, playId);
  if (!play) throw new Error('there is no such play');
  const { events, released_by } = played({ ...play, opened_at: NOBODY_WAITED }, playerOf);
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
  const { run, events } = played({ ...origin, accommodations }, botOf(persona, `bot ${given.seed}`));
  return { run, events };
}
