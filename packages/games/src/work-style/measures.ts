import { mean, median } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import type { PlannedScreen, WorkStylePlan } from './plan.ts';
import type { WorkStyleState } from './play.ts';
import { RATING } from './rating.ts';
import { DOMAINS, SCALES } from './scales.ts';
import { facetKey } from './settings.ts';
import type { Statement } from './statements.ts';

/** Less than this share of a scale's statements answered: no value (simulations §1.13). */
const LEAST_ANSWERED = 0.8;

/** A statement with its answer. */
export interface Answer {
  /** Screen, 0-based. */
  readonly i: number;
  readonly statement: Statement;
  readonly rating: number | null;
}

/** What a rating counts on its scale: reversed statements are turned round. */
export function keyedRating(statement: Statement, rating: number): number {
  return statement.reversed ? RATING.min + RATING.max - rating : rating;
}

/** All answers so far, in the order in which the statements were shown. */
export function answersOf(plan: WorkStylePlan, state: WorkStyleState): readonly Answer[] {
  return state.done.flatMap(({ ratings }, i) =>
    (plan.screens[i] as PlannedScreen).statements.map((statement, at) => ({
      i,
      statement,
      rating: ratings[at] ?? null,
    })),
  );
}

/** Mean over the answered statements of a scale that has `of` statements in this form. */
function scaleMean(answers: readonly Answer[], of: number): Measured {
  const values = answers.flatMap(({ statement, rating }) =>
    rating === null ? [] : keyedRating(statement, rating),
  );
  const value = mean(values);
  if (value === null || values.length < LEAST_ANSWERED * of) return 'too_few_trials';
  return { value, trials: values.length };
}

/**
 * Share of pairs of opposite statements of one facet that were both agreed to (4 or 5) or both denied (1 or 2). Each
 * statement is in one pair at most, in the order shown. Null without a complete pair.
 */
export function contradictingShare(answers: readonly Answer[]): number | null {
  const pairs = SCALES.flatMap(({ facet }) => {
    const own = answers.filter((answer) => answer.statement.facet === facet && answer.rating !== null);
    const [plus, minus] = [false, true].map((reversed) =>
      own.filter((answer) => answer.statement.reversed === reversed).map((answer) => answer.rating ?? 3),
    ) as [number[], number[]];
    return plus.slice(0, minus.length).map((rating, at) => [rating, minus[at] ?? 3] as const);
  });
  return mean(pairs.map(([a, b]) => ((a > 3 && b > 3) || (a < 3 && b < 3) ? 1 : 0)));
}

/** Seconds for one statement on each screen whose beginning is known. */
export function secondsPerStatement(plan: WorkStylePlan, state: WorkStyleState): readonly number[] {
  return state.done.flatMap(({ seconds }, i) =>
    seconds === null ? [] : seconds / (plan.screens[i] as PlannedScreen).statements.length,
  );
}

/** Every measure by data point key; none when no screen was handed in. */
export function measure(plan: WorkStylePlan, state: WorkStyleState): Readonly<Record<string, Measured>> {
  if (state.done.length === 0) return {};
  const answers = answersOf(plan, state);
  const asked = plan.screens.flatMap((screen) => screen.statements);
  const scale = (key: string, isOf: (statement: Statement) => boolean): [string, Measured] => [
    key,
    scaleMean(
      answers.filter(({ statement }) => isOf(statement)),
      asked.filter(isOf).length,
    ),
  ];
  return {
    ...Object.fromEntries(DOMAINS.map((domain) => scale(domain, (each) => each.domain === domain))),
    ...Object.fromEntries(SCALES.map(({ facet }) => scale(facetKey(facet), (each) => each.facet === facet))),
    answered: answers.filter(({ rating }) => rating !== null).length / answers.length,
    contradicting_pairs: contradictingShare(answers) ?? 'too_few_trials',
    seconds_per_statement: median(secondsPerStatement(plan, state)) ?? 'too_few_trials',
  };
}
