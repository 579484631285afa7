/**
 * What every built-in game is made of. A play is event-sourced: the server draws a plan from a secret seed,
 * releases stimuli step by step, stores each input as an event, and folds the events back into data points.
 * The browser only renders released stimuli and reports inputs; it never concludes anything that counts.
 *
 * A game is split so that no answer key can reach a browser:
 * - `core.ts` (browser-safe): types, input parsing, the fold over inputs that needs no secret.
 * - `judge.ts` (server only): plan with its secrets, outcomes, data points, validity, trials.
 */

import type { Persona } from '@tryout/domain/plays/persona';
import type { AnswerKeyItems, RatedItem } from '@tryout/domain/psychometrics/expert-panel';
import type { TrialEvidence } from './evidence-spec.ts';

/** JSON as stored in a play event; keys are snake_case. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** How a person touched the device for one input. */
export type InputMethod = 'key' | 'touch' | 'mouse';

/** Time factor granted as an accommodation; null means untimed. */
export type TimeFactor = 1 | 1.25 | 1.5 | 2 | null;

/** What the candidate asked for before starting. Never shown to a recruiter. */
export interface Accommodations {
  readonly time_factor: TimeFactor;
  readonly reduced_motion: boolean;
  readonly color_safe: boolean;
  readonly large_text: boolean;
  readonly keyboard_only: boolean;
  readonly screen_reader: boolean;
}

/** One input of the candidate, as stored. `t_ms` is monotonic client time since the play opened. */
export interface TaskInput<Input> {
  readonly t_ms: number;
  readonly input: Input;
}

/** A parameter of a task, declared so that a form can be made from it. */
export interface ParameterSpec {
  readonly key: string;
  readonly type: 'integer' | 'number' | 'boolean' | 'enum';
  readonly default: number | boolean | string;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
  /** Unit as printed ('ms', 'trials', 'points'); empty for a plain count. */
  readonly unit: string;
  readonly description: string;
}

/** A data point that a task emits (product §2.15). */
export interface DataPointSpec {
  readonly key: string;
  readonly type: 'number' | 'integer' | 'boolean' | 'ratio' | 'duration_ms';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Needed for the play to count as scorable. */
  readonly required: boolean;
  readonly direction: 'higher' | 'lower' | 'target' | 'none';
  /** True when a speed measure that an extra-time or untimed play must not produce. */
  readonly speeded: boolean;
  readonly description: string;
}

/** One computed data point. `value` is rounded half up to 6 places; null means missing, with the reason. */
export interface DataPoint {
  readonly key: string;
  readonly value: number | null;
  readonly missing_reason?: 'not_reached' | 'too_few_trials' | 'invalid_range' | 'accommodated';
  /** How many trials or items the value rests on, for the uncertainty of what was really played; absent: unknown. */
  readonly trials?: number;
}

/** A fact about how the play went, shown for review; it never enters a score (simulations §1.14). */
export interface ValidityFlag {
  readonly code: string;
  readonly value: number;
  /** 99th percentile among honest players, where known; null when there is no base rate. */
  readonly base_rate_p99: number | null;
  readonly review: boolean;
}

/**
 * A column of a task's trial table. One of numbers or booleans is a data point as well, the series over all trials
 * (`series.ts`).
 */
export interface TrialColumn {
  readonly key: string;
  readonly type: 'number' | 'boolean' | 'text';
  /** Unit as printed; empty for a plain count, a boolean or text. */
  readonly unit: string;
  /** Bounds of a number, where they are the same for every setting of the task. */
  readonly min?: number;
  readonly max?: number;
  /** True when it tells of speed or of the time that was given, so that a play with more time must not count it. */
  readonly speeded: boolean;
  readonly description: string;
}

/** One row of the trial table behind a data point, oldest first; flat JSON values only. */
export type TrialRow = { readonly [column: string]: string | number | boolean | null };

export type { Persona };

/** Refusal of an input: malformed, out of turn, or impossible. Nothing is stored. */
export class InputRefused extends Error {
  /**
   * One word, e.g. `task_finished` (anything after the end). Of uploaded games also: `malformed` (no message, or fields
   * that do not fit), `too_large`, `not_started` (a data point or the end before `start`), `incomplete` (the end without a
   * valid value for every required data point), `session_full` (its messages or bytes are used up).
   */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'InputRefused';
    this.code = code;
  }
}

/** What an input takes, by the settings of its game and by what it states itself. */
export interface InputPace {
  /**
   * The least playing time from the input before it, ms: what has to be shown or waited for, and the time that the
   * answer is stated to have taken. 0 where the game sets no time.
   */
  readonly least_ms: number;
  /**
   * Whether a person gives it as one deliberate answer. False for what the game sends by itself (a miss, a clock) and
   * for what a single gesture may repeat (a drag over a scale).
   */
  readonly by_hand: boolean;
}

/** What the browser may know of where a task stands. */
export interface TaskProgress {
  /** Steps finished, 0-based index of the current step. */
  readonly step: number;
  readonly of: number;
  readonly finished: boolean;
}

/**
 * The server's side of a game. `Plan` holds secrets; `Stimulus` and `Outcome` must hold none.
 * All functions are pure; `seed` is a 128-bit hex string.
 */
export interface TaskJudge<Config, Plan, State, Stimulus, Input, Outcome> {
  readonly key: string;
  /** Raised when the same events could give other data points. */
  readonly version: string;
  readonly parameters: readonly ParameterSpec[];
  readonly data_points: readonly DataPointSpec[];
  /** The columns of `trials`, in their order. */
  readonly trial_columns: readonly TrialColumn[];
  /** Which of them tell how the measures hold together; absent: none. */
  readonly evidence?: TrialEvidence;
  /** What experts rate so that a key is made of it; absent where the key is no matter of judgement. */
  readonly rated?: RatedByExperts;
  /** Fills defaults, checks ranges. @throws InputRefused naming the parameter. */
  configure(raw: Json): Config;
  plan(config: Config, accommodations: Accommodations, seed: string): Plan;
  start(plan: Plan): State;
  /** Strict: unknown keys, wrong types and out-of-range values are refused. */
  parseInput(raw: unknown): Input;
  /** Folds one input. @throws InputRefused when it does not fit the state. */
  reduce(
    plan: Plan,
    state: State,
    event: TaskInput<Input>,
  ): { readonly state: State; readonly outcome: Outcome | null };
  /** What an input takes at least; `state` is the one before it. Absent where the game's own times are not known. */
  pace?(plan: Plan, state: State, input: Input): InputPace;
  /**
   * Called when the person comes back after a pause or an interruption that cut into a step. Where the content of a
   * timed step has been seen, it is replaced by a parallel one (same difficulty, other surface), so that time away
   * gains nothing (simulations §3.4). The step keeps its index; a game that replaces steps carries `form` (0 for the
   * first) in stimulus and input, and refuses an input to another form. Absent where seeing a step again is no
   * advantage.
   */
  replaceOpenItem?(plan: Plan, state: State): State;
  /** Stimuli the browser may hold now: the current block, never one that depends on an unjudged response. */
  release(plan: Plan, state: State): readonly Stimulus[];
  /**
   * What a page that opens the task has to know besides what is released to go on where it stands; told when the play
   * is opened or read, not with every answer. Absent where what is released is enough.
   */
  resumePoint?(plan: Plan, state: State): Json;
  /** Bytes that the state holds, roughly, where it may be a lot; whoever keeps states counts them. Absent: few. */
  heldBytes?(state: State): number;
  progress(plan: Plan, state: State): TaskProgress;
  /** Every declared data point, in declared order; missing ones with a reason. */
  dataPoints(plan: Plan, state: State): readonly DataPoint[];
  validity(plan: Plan, state: State): readonly ValidityFlag[];
  trials(plan: Plan, state: State): readonly TrialRow[];
  /**
   * A simulated candidate: given what is released and the last outcome, the next input and how long after the
   * previous one it comes. Deterministic by (plan, persona, seed). Returns null when the task is finished.
   */
  bot(
    plan: Plan,
    persona: Persona,
    seed: string,
  ): (
    state: State,
    lastOutcome: Outcome | null,
  ) => { readonly input: Input; readonly after_ms: number } | null;
}

/** A judge of any game, for registries that do not care which. */
// biome-ignore lint/suspicious/noExplicitAny: the registry joins games whose types have nothing in common
export type AnyTaskJudge = TaskJudge<any, any, any, any, any, any>;

/** What of a game experts rate, and the judge that counts by their key. Server only. */
export interface RatedByExperts {
  readonly items: readonly RatedItem[];
  /**
   * The game with another key.
   * @param items complete: every item of the game
   * @param version what this version of the game is called
   */
  withKey(items: AnswerKeyItems, version: string): AnyTaskJudge;
}
