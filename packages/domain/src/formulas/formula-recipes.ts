import { nameText } from '../formula-language/words.ts';
import { roundTo } from '../statistics/decimal.ts';
import { mean, sd } from '../statistics/statistics.ts';
import {
  type Conditions,
  type DataPointValue,
  FORMULA_LIMITS,
  type Formula,
  type FormulaInputs,
} from './formula.ts';
import { evaluateFormula } from './formula-evaluation.ts';
import { dataPointsIn } from './formula-parts.ts';
import type { FormulaTest } from './formula-validation.ts';

/**
 * The few things that are wanted of nearly every value of a play, without writing: a T score from its norm, a straight
 * line between two values, steps, or the average of several such. Each is put into the text of a formula, which can be
 * changed from there; a text is never read back into a recipe.
 */

/** What a recipe is made for: a value of the task, as its formulas know it. */
export interface RecipeValue {
  /** Key of the data point; of a series the mean over its trials counts. */
  readonly key: string;
  readonly is_series: boolean;
}

/** One value and what is made of it, 0 to 100. */
export type ValueRecipe =
  | {
      /** 50 at the norm's mean, 10 for each of its spreads (Lord & Novick 1968). `direction` -1: less is better. */
      readonly kind: 't_score';
      readonly value: RecipeValue;
      readonly mean: number;
      /** Above 0. */
      readonly sd: number;
      readonly direction: 1 | -1;
    }
  | {
      /** 0 at and before `zero_at`, 100 at and behind `hundred_at`, which may be the smaller one; straight between. */
      readonly kind: 'line';
      readonly value: RecipeValue;
      readonly zero_at: number;
      readonly hundred_at: number;
    }
  | {
      /** Points from each value on, rising in `from`; before the first one its points hold. */
      readonly kind: 'steps';
      readonly value: RecipeValue;
      readonly steps: readonly RecipeStep[];
    };

/** From which value on how many points count, 0 to 100. */
export interface RecipeStep {
  readonly from: number;
  readonly points: number;
}

/** A kind of recipe for one value. */
export type RecipeKind = ValueRecipe['kind'];

/** Why a recipe gives no formula yet. */
export type RecipeProblem =
  | 'spread_not_positive'
  | 'ends_equal'
  | 'no_steps'
  | 'too_many_steps'
  | 'steps_not_rising'
  | 'points_out_of_range'
  | 'not_a_number';

/** What is wrong with a recipe; null where nothing is. */
export function recipeProblem(recipe: ValueRecipe): RecipeProblem | null {
  if (!numbersOf(recipe).every(Number.isFinite)) return 'not_a_number';
  if (recipe.kind === 't_score') return recipe.sd > 0 ? null : 'spread_not_positive';
  if (recipe.kind === 'line') return recipe.zero_at === recipe.hundred_at ? 'ends_equal' : null;
  const { steps } = recipe;
  if (steps.length === 0) return 'no_steps';
  if (steps.length > FORMULA_LIMITS.points) return 'too_many_steps';
  if (steps.some(({ from }, i) => i > 0 && !(from > (steps[i - 1]?.from ?? from)))) return 'steps_not_rising';
  return steps.every(({ points }) => points >= 0 && points <= 100) ? null : 'points_out_of_range';
}

function numbersOf(recipe: ValueRecipe): number[] {
  if (recipe.kind === 't_score') return [recipe.mean, recipe.sd];
  if (recipe.kind === 'line') return [recipe.zero_at, recipe.hundred_at];
  return recipe.steps.flatMap(({ from, points }) => [from, points]);
}

/**
 * The text of the formula that recipes give, out of 100; of several it is their average, each as much as the others.
 * Null without a recipe, or while one has a problem.
 */
export function recipeText(recipes: readonly ValueRecipe[]): string | null {
  if (recipes.length === 0 || recipes.some((each) => recipeProblem(each) !== null)) return null;
  const [only] = recipes;
  if (only !== undefined && recipes.length === 1) return `always: ${expressionText(only)} of 100`;
  // Rounding at each step may leave the sum of hundreds a little above itself.
  const sum = recipes.map((each) => `  ${expressionText(each)}`).join(' +\n');
  return `always: clamp((\n${sum}\n) / ${recipes.length}, 0, 100) of 100`;
}

function expressionText(recipe: ValueRecipe): string {
  const { key, is_series } = recipe.value;
  const value = is_series ? `mean(${nameText(key)})` : nameText(key);
  switch (recipe.kind) {
    case 't_score':
      return `norm_t(${value}, ${recipe.mean}, ${recipe.sd}, ${recipe.direction})`;
    case 'line':
      return `linear(${value}, ${recipe.zero_at}, ${recipe.hundred_at})`;
    case 'steps':
      return `step(${value}, ${recipe.steps.map(({ from, points }) => `${from}: ${points}`).join(', ')})`;
  }
}

/** What is known of a value when somebody begins with it. */
export interface RecipeFacts extends RecipeValue {
  /** Declared bounds; null where there are none. */
  readonly min: number | null;
  readonly max: number | null;
  /** `lower`: less is better. */
  readonly direction: string;
  readonly norm: { readonly mean: number; readonly sd: number } | null;
  /** Values that were seen, such as of simulated candidates. */
  readonly seen: readonly number[];
}

/**
 * Where people are on a value: two spreads about the mean of its norm, else of what was seen, within the declared
 * bounds; without either the declared bounds, else 0 to 100.
 */
export function peopleRange({ min, max, norm, seen }: RecipeFacts): {
  readonly low: number;
  readonly high: number;
} {
  const [centre, spread] = norm ? [norm.mean, norm.sd] : [mean(seen), sd(seen)];
  const declared = { low: min ?? 0, high: max ?? Math.max(100, (min ?? 0) + 1) };
  if (centre === null || spread === null || !(spread > 0)) return declared;
  const low = neat(Math.max(min ?? Number.NEGATIVE_INFINITY, centre - 2 * spread), spread);
  const high = neat(Math.min(max ?? Number.POSITIVE_INFINITY, centre + 2 * spread), spread);
  return high > low ? { low, high } : declared;
}

/** A number to a hundredth of a spread, so that what people read has no long tail. */
function neat(value: number, spread: number): number {
  const places = Math.min(6, Math.max(0, 2 - Math.floor(Math.log10(spread))));
  return roundTo(value, places);
}

/** A recipe of this kind to begin with, where people are; null for a T score of a value without a norm. */
export function recipeToBeginWith(kind: RecipeKind, facts: RecipeFacts): ValueRecipe | null {
  const { key, is_series, norm, direction } = facts;
  const value = { key, is_series };
  const isLess = direction === 'lower';
  if (kind === 't_score') return norm && { kind, value, ...norm, direction: isLess ? -1 : 1 };
  const { low, high } = peopleRange(facts);
  if (kind === 'line') {
    return { kind, value, zero_at: isLess ? high : low, hundred_at: isLess ? low : high };
  }
  const quarter = (high - low) / 4;
  const points = [20, 40, 60, 80];
  return {
    kind,
    value,
    steps: (isLess ? points.toReversed() : points).map((each, i) => ({
      from: i === 0 ? low : neat(low + i * quarter, quarter),
      points: each,
    })),
  };
}

/** A test case of a play that was seen; every value that the formula reads is there. */
export interface SeenTest extends FormulaTest {
  readonly inputs: Readonly<Record<string, DataPointValue>>;
}

/**
 * Test cases of a formula from plays that were seen: the lowest, the middle and the highest outcome among them, and a
 * play without any value. They hold what the formula gives now, so that a later change shows.
 */
export function testsFromPlays(
  formula: Formula,
  plays: readonly FormulaInputs[],
  conditions: Conditions = {},
): SeenTest[] {
  const used = dataPointsIn(formula);
  const test = (play: FormulaInputs): SeenTest => {
    const inputs = Object.fromEntries(used.map((key) => [key, play[key] ?? null]));
    return { inputs, expect: evaluateFormula(formula, inputs, conditions).outcome };
  };
  const tests = plays
    .map(test)
    .filter(({ expect }) => expect !== null)
    .toSorted((one, other) => (one.expect?.value ?? 0) - (other.expect?.value ?? 0));
  const chosen = new Set([0, tests.length >> 1, tests.length - 1]);
  return [...tests.filter((_, at) => chosen.has(at)), test({})];
}
