import type { Random } from '@tryout/domain/statistics/random';
import type { Figure, Question, Unit } from './core.ts';

/** An item before its options are laid out. Numbers are counts of the unit's smallest parts (`quantities.ts`). */
export interface Sketch {
  readonly figures: readonly Figure[];
  readonly question: Question;
  readonly unit: Unit;
  /** The right answer. */
  readonly right: number;
  /** Where typical errors lead, the most typical first; what is not whole or not above 0 is left out. */
  readonly errors: readonly number[];
  /** Distance of plausible answers where there are not enough errors. */
  readonly grain: number;
}

/** Draws one item of a kind. null when the numbers drawn do not come out even: draw again. */
export type DrawSketch = (random: Random) => Sketch | null;

/** The three levels of a family, from easy to hard. */
export type Levels = readonly [DrawSketch, DrawSketch, DrawSketch];

/** A whole number from `least` to `most` that is a multiple of `step` above `least`. */
export function between(random: Random, least: number, most: number, step = 1): number {
  return least + step * random.int(Math.floor((most - least) / step) + 1);
}

/** So many different ones of a list, in random order. */
export function some<T>(random: Random, from: readonly T[], count: number): T[] {
  return random.shuffle(from).slice(0, count);
}

/** The sum of numbers. */
export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The element at a place that is known to exist. @throws RangeError when there is none */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is nothing at place ${index}`);
  return found;
}
