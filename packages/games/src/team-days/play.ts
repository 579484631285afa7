import { eventTime, requireStep } from '../input-fields.ts';
import { InputRefused, type TaskInput } from '../task-core.ts';
import type { TeamDaysInput, TeamDaysStimulus } from './core.ts';
import type { TeamDaysPlan } from './plan.ts';
import { OPTION_KEYS, type OptionKey } from './scenarios.ts';

/** Ratings of one scenario by response. */
export type Ratings = Readonly<Record<OptionKey, number>>;

/** A confirmed scenario. */
export interface RatedScenario {
  readonly ratings: Ratings;
  /** How often a rating was changed. */
  readonly changes: number;
  /** From confirming the scenario before, s; null for the first, and when the clock went back. */
  readonly seconds: number | null;
  readonly t_ms: number;
}

/** Confirmed scenarios, and the ratings given so far to the current one. */
export interface TeamDaysState {
  readonly done: readonly RatedScenario[];
  readonly current: Readonly<Partial<Record<OptionKey, number>>>;
  readonly changes: number;
}

/** Before the first scenario. */
export const START: TeamDaysState = { done: [], current: {}, changes: 0 };

function completeRatings(current: TeamDaysState['current']): Ratings {
  const { a, b, c, d } = current;
  if (a === undefined || b === undefined || c === undefined || d === undefined) {
    throw new InputRefused('not_all_rated', 'rate all four responses first');
  }
  return { a, b, c, d };
}

function confirm(state: TeamDaysState, t_ms: number): TeamDaysState {
  const before = state.done.at(-1);
  const seconds = before === undefined || t_ms < before.t_ms ? null : (t_ms - before.t_ms) / 1000;
  const done = { ratings: completeRatings(state.current), changes: state.changes, seconds, t_ms };
  return { done: [...state.done, done], current: {}, changes: 0 };
}

/** Folds one rating or confirmation. @throws InputRefused when it is out of turn or ratings are missing. */
export function act(
  plan: TeamDaysPlan,
  state: TeamDaysState,
  event: TaskInput<TeamDaysInput>,
): TeamDaysState {
  const t_ms = eventTime(event);
  const { input } = event;
  requireStep(input.i, state.done.length, plan.scenarios.length);
  if (input.action === 'confirm') return confirm(state, t_ms);
  const option = OPTION_KEYS.find((key) => key === input.option);
  if (option === undefined) throw new InputRefused('unknown_option', `${input.option} is not a response`);
  const changed = state.current[option] !== undefined && state.current[option] !== input.rating;
  return {
    done: state.done,
    current: { ...state.current, [option]: input.rating },
    changes: state.changes + (changed ? 1 : 0),
  };
}

/** Scenarios that the page holds beyond the one being rated, so that the next is there when one is confirmed. */
const AHEAD = 2;

/** The scenario being rated and those right after it: none depends on an answer. None when the task is finished. */
export function scenariosAtHand(plan: TeamDaysPlan, state: TeamDaysState): readonly TeamDaysStimulus[] {
  const from = state.done.length;
  return plan.scenarios.slice(from, from + 1 + AHEAD).map(({ stimulus }) => stimulus);
}
