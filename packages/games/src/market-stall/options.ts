import { OPTIONS, type Quantity } from './core.ts';
import type { Sketch } from './draw.ts';
import { quantity } from './quantities.ts';

/** The options of an item with the place of the right one. */
export interface LaidOut {
  readonly options: readonly Quantity[];
  readonly right: number;
}

/** Two answers are at least this far apart, as a share of the right one: a slip of rounding must not decide. */
const APART = 0.02;
/** Times of day are told apart by minutes. */
const CLOCK_APART = 5;

/** Candidates in their order that stand apart from the right answer and from each other. */
function distinct(right: number, least: number, candidates: readonly number[]): number[] {
  const kept: number[] = [];
  for (const candidate of candidates) {
    const fits = Number.isInteger(candidate) && candidate > 0;
    const far = [right, ...kept].every((other) => Math.abs(other - candidate) >= least);
    if (fits && far) kept.push(candidate);
  }
  return kept;
}

/** Plausible answers on one side of the right one, nearest first, as far away as errors of a few steps. */
function fillers({ right, grain }: Sketch, side: 1 | -1): number[] {
  const stride = Math.max(grain, grain * Math.ceil((0.08 * right) / grain));
  return Array.from({ length: 2 * OPTIONS }, (_, i) => right + side * stride * (i + 1));
}

/**
 * Five options in ascending order, the right one at `place` (0 to 4): drawn beforehand, so that it tells nothing.
 * Typical errors fill the places below and above it, and plausible numbers those that are left. Rows of a table keep
 * their order, which was drawn with the table.
 * @returns null when there is no room below a small answer: draw again
 */
export function layOut(sketch: Sketch, place: number): LaidOut | null {
  const { right, unit, errors } = sketch;
  if (unit === 'row') {
    return { options: Array.from({ length: OPTIONS }, (_, row) => quantity('row', row)), right };
  }
  const least = unit === 'clock' ? CLOCK_APART : Math.max(1, APART * right);
  const wrong = distinct(right, least, [...errors, ...fillers(sketch, 1), ...fillers(sketch, -1)]);
  const below = wrong.filter((value) => value < right).slice(0, place);
  const above = wrong.filter((value) => value > right).slice(0, OPTIONS - 1 - place);
  if (below.length + above.length < OPTIONS - 1) return null;
  const values = [...below, right, ...above].toSorted((one, other) => one - other);
  return { options: values.map((value) => quantity(unit, value)), right: place };
}
