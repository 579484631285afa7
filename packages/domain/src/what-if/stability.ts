import { inversePhi, phi } from '../statistics/statistics.ts';

/**
 * How much of a choice would stand if everybody were measured again: each score is scattered by its standard error of
 * measurement (normal), many times over, and those chosen then are compared with those chosen now.
 *
 * The error of a person in a draw follows from seed, draw and row alone, so that other settings meet the same luck, and so
 * that people who cannot come near need not be drawn. It is one of 4,096 equally likely places of the normal distribution,
 * at most 3.67 standard errors.
 */

/** Draws that are made. */
const STABILITY_DRAWS = 1000;

/** Errors that are drawn at most; above, the limit of very many draws and people is computed instead. */
export const MOST_DRAWN = 20_000_000;

const STEPS = 4096;

/** Places of the normal distribution in its standard deviations. */
export const NORMAL_PLACES: Float64Array = (() => {
  const places = new Float64Array(STEPS);
  for (let i = 0; i < STEPS / 2; i++) {
    const z = inversePhi((i + 0.5) / STEPS);
    places[i] = z;
    places[STEPS - 1 - i] = -z;
  }
  return places;
})();

const FURTHEST = NORMAL_PLACES[STEPS - 1] as number;

/** The error of a row in a draw, in its standard errors. */
export function errorOf(seed: number, draw: number, row: number): number {
  let word = (seed ^ Math.imul(draw + 1, 0x9e3779b1)) | 0;
  word = Math.imul(word ^ (word >>> 15), 0x85ebca6b) ^ Math.imul(row + 1, 0xc2b2ae35);
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return NORMAL_PLACES[(word ^ (word >>> 16)) & (STEPS - 1)] as number;
}

/** Who is chosen. */
export type Choice =
  /** The first of the list. */
  | { readonly kind: 'top'; readonly size: number }
  /** Whoever has this job fit or more, in points. */
  | { readonly kind: 'cut_off'; readonly score: number };

/** People in order of their places. */
export interface PlacedPeople {
  /** Job fit in points, falling. */
  readonly fit: Float64Array;
  /** Standard error of measurement of each, in points; finite. */
  readonly sem: Float64Array;
  /** A number of each that stays when settings change. */
  readonly rows: Int32Array;
}

/** How much of a choice stays. */
export interface ChoiceStability {
  /** Mean share of those chosen, 0 to 1, who are chosen again. */
  readonly stays: number;
  /** How many draws that rests on; 0: it was computed as the limit of very many. */
  readonly draws: number;
}

/**
 * Mean share of those chosen who are chosen again. Equal scores of a draw keep the order of their places.
 * @param seed any whole number; equal seeds give equal results
 * @returns null where nobody is chosen
 */
export function choiceStability(
  people: PlacedPeople,
  choice: Choice,
  seed: number,
  draws = STABILITY_DRAWS,
): ChoiceStability | null {
  const chosen = chosenCount(people.fit, choice);
  if (chosen === 0) return null;
  if (choice.kind === 'cut_off') {
    if (chosen * draws > MOST_DRAWN) return computed(people, chosen, choice.score);
    return { stays: aboveCutOff(people, chosen, choice.score, seed, draws), draws };
  }
  if (chosen === people.fit.length) return { stays: 1, draws };
  const line = expectedLine(people, chosen);
  const near = contenders(people, line - MARGIN);
  if (near * draws > MOST_DRAWN) return computed(people, chosen, line);
  let stayed = 0;
  const scores = new Float64Array(people.fit.length);
  const sorted = new Float64Array(people.fit.length);
  for (let draw = 0; draw < draws; draw++) {
    let kept = near < chosen ? -1 : stayedIn(people, near, chosen, seed, draw, scores, sorted, line - MARGIN);
    // Somebody who was not looked at may have come in: everybody is looked at.
    if (kept < 0)
      kept = stayedIn(
        people,
        people.fit.length,
        chosen,
        seed,
        draw,
        scores,
        sorted,
        Number.NEGATIVE_INFINITY,
      );
    stayed += kept;
  }
  return { stays: stayed / (chosen * draws), draws };
}

/** How many are chosen, of people in order of their places. */
export function chosenCount(fit: Float64Array, choice: Choice): number {
  if (choice.kind === 'top') return Math.min(Math.max(0, choice.size), fit.length);
  let count = 0;
  while (count < fit.length && (fit[count] as number) >= choice.score) count += 1;
  return count;
}

/** Points below the expected line within which the line of a single draw nearly always is. */
const MARGIN = 4;

/** The first so many of the list beyond whom nobody can reach a line. */
function contenders({ fit, sem }: PlacedPeople, line: number): number {
  let most = 0;
  for (let i = 0; i < sem.length; i++) most = Math.max(most, sem[i] as number);
  let low = 0;
  let high = fit.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((fit[middle] as number) + FURTHEST * most >= line) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many of those chosen are chosen in a draw among the first `near`; -1 where one beyond might be. */
function stayedIn(
  { fit, sem, rows }: PlacedPeople,
  near: number,
  chosen: number,
  seed: number,
  draw: number,
  scores: Float64Array,
  sorted: Float64Array,
  least: number,
): number {
  for (let i = 0; i < near; i++) {
    const score = (fit[i] as number) + (sem[i] as number) * errorOf(seed, draw, rows[i] as number);
    scores[i] = score;
    sorted[i] = score;
  }
  const line = selected(sorted, near, near - chosen);
  if (line <= least) return -1;
  let above = 0;
  let kept = 0;
  for (let i = 0; i < near; i++) {
    if ((scores[i] as number) <= line) continue;
    above += 1;
    if (i < chosen) kept += 1;
  }
  // Places that are left go to those on the line, in order.
  let left = chosen - above;
  for (let i = 0; i < chosen && left > 0; i++) {
    if (scores[i] !== line) continue;
    kept += 1;
    left -= 1;
  }
  return kept;
}

/** The value at a place of the rising order of the first `count` values, which are moved about (Hoare 1961). */
function selected(values: Float64Array, count: number, place: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1;
      while ((values[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left] as number;
      values[left] = values[right] as number;
      values[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place] as number;
}

function aboveCutOff(
  { fit, sem, rows }: PlacedPeople,
  chosen: number,
  score: number,
  seed: number,
  draws: number,
): number {
  let stayed = 0;
  for (let draw = 0; draw < draws; draw++) {
    for (let i = 0; i < chosen; i++) {
      if ((fit[i] as number) + (sem[i] as number) * errorOf(seed, draw, rows[i] as number) >= score)
        stayed += 1;
    }
  }
  return stayed / (chosen * draws);
}

/** The normal distribution between -4 and 4 in steps of a hundredth. */
const PHI: Float64Array = Float64Array.from({ length: 801 }, (_, i) => phi((i - 400) / 100));

/** Share of a normal distribution below z, to about 1e-5. */
function below(z: number): number {
  if (z <= -4) return 0;
  if (z >= 4) return 1;
  const at = (z + 4) * 100;
  const step = Math.floor(at);
  const from = PHI[step] as number;
  return from + ((PHI[step + 1] ?? 1) - from) * (at - step);
}

/** Chance that a person comes out at a line or above. */
function chance(fit: number, sem: number, line: number): number {
  return sem === 0 ? (fit >= line ? 1 : 0) : below((fit - line) / sem);
}

/** The line above which as many are expected as are chosen. */
function expectedLine({ fit, sem }: PlacedPeople, chosen: number): number {
  let low = -50;
  let high = 150;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    let expected = 0;
    for (let i = 0; i < fit.length; i++) expected += chance(fit[i] as number, sem[i] as number, middle);
    if (expected > chosen) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function computed({ fit, sem }: PlacedPeople, chosen: number, line: number): ChoiceStability {
  let stays = 0;
  for (let i = 0; i < chosen; i++) stays += chance(fit[i] as number, sem[i] as number, line);
  return { stays: stays / chosen, draws: 0 };
}
