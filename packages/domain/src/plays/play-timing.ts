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
 *
 * A play whose pace is judged is held to the times of its games as well: from one input to the next, at least as much
 * playing time passes as the game needs to show what is answered, and as the answer itself is stated to have taken.
 */

/** What does not fit may be this long before it is called impossible: rounding and steps of the server's clock, ms. */
export const TIMING_TOLERANCE_MS = 1000;
/** And this share of the claimed time: the clocks of devices run wrong by less (2 in 1000). */
export const TIMING_TOLERANCE_SHARE = 0.002;

/** A wait may end half a frame early, and stamps are rounded: less than this is not missing from a single step, ms. */
export const STEP_TOLERANCE_MS = 50;
/**
 * No answer to something that was seen is given faster, ms: what is seen has to reach the hand. Sources: Luce 1986,
 * Response Times (Oxford University Press); Whelan 2008, The Psychological Record 58:475–482.
 */
export const FASTEST_ANSWER_MS = 100;

/** What the rule knows of a play so far. Immutable; times in ms, those of the server since 1970. */
export interface PlayTiming {
  /**
   * The least that server time minus playing time can be from here on, ms; null where it is not known when the play was
   * opened, so that nothing is judged.
   */
  readonly floor_ms: number | null;
  /** Whether the times of the games are judged as well; not in plays that were begun before they were. */
  readonly is_paced: boolean;
  /** When the steps of the open task were released. */
  readonly released: Readonly<Record<number, number>>;
  /** When the open task was released; steps that do not name themselves count from here. */
  readonly task_released_ms: number;
  /** Playing time of the last event, ms. */
  readonly last_t_ms: number;
  /** Playing time of the last answer of the open task, or at which it was opened, ms. */
  readonly last_answer_t_ms: number;
  /** By task: playing time claimed, and how much of it cannot have passed, ms. */
  readonly tasks: Readonly<Record<number, TaskTiming>>;
}

/** What was claimed of one task, ms. `over_ms` is the part that the server's clock has no room for. */
export interface TaskTiming {
  readonly claimed_ms: number;
  readonly over_ms: number;
  /** What its answers claim, against what its game needs; absent where the pace is not judged. */
  readonly pace?: TaskPace;
}

/** The claimed pace of a task. */
export interface TaskPace {
  /** Playing time that its game needs and that was not claimed, ms. */
  readonly short_ms: number;
  /** Answers that were given by hand. */
  readonly answers: number;
  /** How many of them took less than `FASTEST_ANSWER_MS`. */
  readonly too_fast: number;
}

/** A task's claims as they are stored. `impossible`: more than the tolerance has no room or is missing. Whole ms. */
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
  /** Playing time that has to pass from the answer before it, by the settings of its game, ms; 0: none. */
  readonly least_ms: number;
  /** Whether it is one answer given by hand. */
  readonly by_hand: boolean;
  readonly received_ms: number;
}

const NO_PACE: TaskPace = { short_ms: 0, answers: 0, too_fast: 0 };

/**
 * A play that was opened, and its first steps released, at a time of the server; null: not known.
 * @param isPaced whether the times of the games are judged as well
 */
export function beginTiming(openedMs: number | null, steps: readonly number[], isPaced: boolean): PlayTiming {
  const at = openedMs ?? 0;
  return {
    floor_ms: openedMs,
    is_paced: isPaced,
    released: Object.fromEntries(steps.map((step) => [step, at])),
    task_released_ms: at,
    last_t_ms: 0,
    last_answer_t_ms: 0,
    tasks: {},
  };
}

/** The pace of a task after an answer. */
function afterPacedAnswer(pace: TaskPace, event: TimedEvent, since_ms: number): TaskPace {
  const missing = event.least_ms - since_ms;
  const took_ms = event.own_ms > 0 ? Math.min(event.own_ms, since_ms) : since_ms;
  return {
    short_ms: pace.short_ms + (missing > STEP_TOLERANCE_MS ? missing : 0),
    answers: pace.answers + Number(event.by_hand),
    too_fast: pace.too_fast + Number(event.by_hand && took_ms < FASTEST_ANSWER_MS),
  };
}

/** Judges the next event. What has no room is counted once, against its task; later tasks are judged from there on. */
export function afterTimedEvent(timing: PlayTiming, event: TimedEvent): PlayTiming {
  if (timing.floor_ms === null) return timing;
  const released = (event.step === null ? null : timing.released[event.step]) ?? timing.task_released_ms;
  const own = timing.is_paced ? Math.max(event.own_ms, event.least_ms - STEP_TOLERANCE_MS) : event.own_ms;
  const since = event.is_answer ? released + own - event.t_ms : Number.NEGATIVE_INFINITY;
  const floor = Math.max(timing.floor_ms, since);
  const over = Math.max(0, floor + event.t_ms - event.received_ms);
  const before: TaskTiming = timing.tasks[event.task_index] ?? {
    claimed_ms: 0,
    over_ms: 0,
    ...(timing.is_paced ? { pace: NO_PACE } : {}),
  };
  const { pace } = before;
  return {
    ...timing,
    floor_ms: floor - over,
    last_t_ms: event.t_ms,
    last_answer_t_ms: event.is_answer ? event.t_ms : timing.last_answer_t_ms,
    tasks: {
      ...timing.tasks,
      [event.task_index]: {
        claimed_ms: before.claimed_ms + Math.max(0, event.t_ms - timing.last_t_ms),
        over_ms: before.over_ms + over,
        ...(pace && {
          pace: event.is_answer ? afterPacedAnswer(pace, event, event.t_ms - timing.last_answer_t_ms) : pace,
        }),
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
    last_answer_t_ms: is_new_task ? timing.last_t_ms : timing.last_answer_t_ms,
  };
}

/** What the rule found, in the order of the tasks; null where it is not known when the play was opened. */
export function judgedTiming(timing: PlayTiming): JudgedTiming[] | null {
  if (timing.floor_ms === null) return null;
  return Object.entries(timing.tasks).map(([index, { claimed_ms, over_ms, pace }]) => ({
    task_index: Number(index),
    claimed_ms: Math.round(claimed_ms),
    over_ms: Math.round(over_ms),
    ...(pace && { pace: { ...pace, short_ms: Math.round(pace.short_ms) } }),
    impossible: over_ms + (pace?.short_ms ?? 0) > TIMING_TOLERANCE_MS + TIMING_TOLERANCE_SHARE * claimed_ms,
  }));
}
