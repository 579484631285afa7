import { longestRun } from '../regularity.ts';
import type { ValidityFlag } from '../task-core.ts';
import { answersOf, contradictingShare, secondsPerStatement } from './measures.ts';
import type { WorkStylePlan } from './plan.ts';
import type { WorkStyleState } from './play.ts';

/** Nobody reads and answers a statement in less (Huang et al. 2012, Journal of Business and Psychology 27:99). */
const FASTEST_SECONDS = 2;

/**
 * From here a look is worth while. Runs: Johnson 2005 (Journal of Research in Personality 39:103) cut at 9 to 14 equal
 * answers in a row, by category; the others are the authors' own, as no base rates are published for them.
 */
const REVIEW = {
  screens_same_rating: 0.25,
  same_rating_run: 12,
  fast_answers: 0.25,
  contradicting_pairs: 0.25,
  left_out: 0.2,
} as const;

/** Facts about the play for review; empty before the first screen is handed in. */
export function validityOf(plan: WorkStylePlan, state: WorkStyleState): readonly ValidityFlag[] {
  const { done } = state;
  if (done.length === 0) return [];
  const answers = answersOf(plan, state);
  const seconds = secondsPerStatement(plan, state);
  const straight = done.filter(({ ratings }) => ratings[0] !== null && new Set(ratings).size === 1);
  const values = {
    screens_same_rating: straight.length / done.length,
    same_rating_run: longestRun(answers.flatMap(({ rating }) => rating ?? [])),
    fast_answers:
      seconds.length === 0 ? 0 : seconds.filter((each) => each < FASTEST_SECONDS).length / seconds.length,
    contradicting_pairs: contradictingShare(answers) ?? 0,
    left_out: answers.filter(({ rating }) => rating === null).length / answers.length,
  };
  return (Object.keys(values) as (keyof typeof values)[]).map((code) => ({
    code,
    value: values[code],
    base_rate_p99: null,
    review: values[code] >= REVIEW[code],
  }));
}
