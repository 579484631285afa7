/**
 * Whether the playing time that a browser claims can be true, judged by the server's own clock alone.
 *
 * Two things are certain of an honest play, however slow its line and however long it was offline: what is shown was
 * released before it was answered, and what was received had been played by then. Playing time stands still at times
 * but never runs ahead of the world's. So for an answer `j`, given `own_ms` after its step was shown, and any event `k`
 * at or after it: `received_k − released_j ≥ own_ms_j + (t_k − t_j)`. A slow line, a pause or a queue only ever makes
 * the left side longer; no honest play is near the bound but for the rates of clocks.
 *
 * Source: the causal order of messages (Lamport 1978, Communications of the ACM 21:558–565).
 */

/** What does not fit may be this long before it is called impossible: rounding and steps of the server's clock, ms. */
export const TIMING_TOLERANCE_MS = 1000;
/** And this share of the claimed time: the clocks of devices run wrong by less (2 in 1000). */
export const TIMING_TOLERANCE_SHARE = 0.002;

/** What the rule knows of a play so far. Immutable; times in ms, those of the server since 1970. */
export interface PlayTiming {
  /**
   * The least that server time minus playing time can be from here on, ms; null where it is not known when the play was
   * opened, so that nothing is judged.
   */
  readonly floor_ms: number | null;
  /** When the steps of the open task were released. */
  readonly released: Readonly<Record<number, number>>;
  /** When the open task was released; steps that do not name themselves count from here. */
  readonly task_released_ms: number;
  /** Playing time of the last event, ms. */
  readonly last_t_ms: number;
  /** By task: playing time claimed, and how much of it cannot have passed, ms. */
  readonly tasks: Readonly<Record<number, TaskTiming>>;
}

/** What was claimed of one task, ms. `over_ms` is the part that the server's clock has no room for. */
export interface TaskTiming {
  readonly claimed_ms: number;
  readonly over_ms: number;
}

/** A task's claims as they are stored. `impossible`: more than the tolerance has no room. Whole ms. */
export interface JudgedTiming extends TaskTiming {
  readonly task_index: number;
  readonly impossible: boolean;
}

/** An event as the rule reads it. */
export interface TimedEvent {
  readonly task_index: number;
  /** The step that it answers; null: no answer, or one that does not name its step. */
  readonly step: number | null;
  readonly is_answer: boolean;
  readonly t_ms: number;
  /** Time that the answer itself is stated to have taken since its step was shown, ms; 0 where none is stated. */
  readonly own_ms: number;
  readonly received_ms: number;
}

/** A play that was opened, and its first steps released, at a time of the server; null: not known. */
export function beginTiming(openedMs: number | null, steps: readonly number[]): PlayTiming {
  const at = openedMs ?? 0;
  return {
    floor_ms: openedMs,
    released: Object.fromEntries(steps.map((step) => [step, at])),
    task_released_ms: at,
    last_t_ms: 0,
    tasks: {},
  };
}

/** Judges the next event. What has no room is counted once, against its task; later tasks are judged from there on. */
export function afterTimedEvent(timing: PlayTiming, event: TimedEvent): PlayTiming {
  if (timing.floor_ms === null) return timing;
  const released = (event.step === null ? null : timing.released[event.step]) ?? timing.task_released_ms;
  const since = event.is_answer ? released + event.own_ms - event.t_ms : Number.NEGATIVE_INFINITY;
  const floor = Math.max(timing.floor_ms, since);
  const over = Math.max(0, floor + event.t_ms - event.received_ms);
  const before = timing.tasks[event.task_index] ?? { claimed_ms: 0, over_ms: 0 };
  return {
    ...timing,
    floor_ms: floor - over,
    last_t_ms: event.t_ms,
    tasks: {
      ...timing.tasks,
      [event.task_index]: {
        claimed_ms: before.claimed_ms + Math.max(0, event.t_ms - timing.last_t_ms),
        over_ms: before.over_ms + over,
      },
    },
  };
}

/** Notes steps that an event released; those that were released before keep their time. */
export function afterRelease(
  timing: PlayTiming,
  release: { readonly steps: readonly number[]; readonly is_new_task: boolean; readonly at_ms: number },
): PlayTiming {
  if (timing.floor_ms === null) return timing;
  const { steps, is_new_task, at_ms } = release;
  const known = is_new_task ? {} : timing.released;
  const fresh = steps.filter((step) => known[step] === undefined);
  if (!is_new_task && fresh.length === 0) return timing;
  return {
    ...timing,
    released: { ...known, ...Object.fromEntries(fresh.map((step) => [step, at_ms])) },
    task_released_ms: is_new_task ? at_ms : timing.task_released_ms,
  };
}

/** What the rule found, in the order of the tasks; null where it is not known when the play was opened. */
export function judgedTiming(timing: PlayTiming): JudgedTiming[] | null {
  if (timing.floor_ms === null) return null;
  return Object.entries(timing.tasks).map(([index, { claimed_ms, over_ms }]) => ({
    task_index: Number(index),
    claimed_ms: Math.round(claimed_ms),
    over_ms: Math.round(over_ms),
    impossible: over_ms > TIMING_TOLERANCE_MS + TIMING_TOLERANCE_SHARE * claimed_ms,
  }));
}
