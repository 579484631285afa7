import { type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Demand, Dial } from './core.ts';

/** The lowest total of a hard shift lies within this range from here. */
const LOWEST_TOTAL = 62;
const LOWEST_RANGE = 30;
/** Both parts of a sum have two digits. */
const SMALLEST_PART = 11;
/** Totals of neighbours in the hard shift lie this far apart: too near to be told from the tens alone. */
const LARGEST_GAP = 4;

/** Numbers with different tens, told apart at a glance. */
function plainNumbers(random: Random, count: number): Dial[] {
  const tens = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, count);
  return tens.map((ten) => [ten * 10 + random.int(10)]);
}

/** Two numbers of two digits that add up to `total`, with a carry over the ten. */
function split(random: Random, total: number): Dial {
  const fits = Array.from({ length: total - 2 * SMALLEST_PART + 1 }, (_, k) => k + SMALLEST_PART).filter(
    (first) => (first % 10) + ((total - first) % 10) >= 10,
  );
  const first = random.pick(fits);
  return [first, total - first];
}

/** Whether a total can be reached with a carry: one that ends in 9 cannot, whatever its parts. */
function canCarry(total: number): boolean {
  return total % 10 !== 9;
}

/** Sums whose totals lie close together and all differ. */
function sums(random: Random, count: number): Dial[] {
  const totals: number[] = [];
  let total = LOWEST_TOTAL + random.int(LOWEST_RANGE);
  while (totals.length < count) {
    if (canCarry(total)) totals.push(total);
    total += 1 + random.int(LARGEST_GAP);
  }
  return totals.map((each) => split(random, each));
}

/** The dials of one shift, in random order. The same seed always gives the same ones; no two have the same total. */
export function drawDials(demand: Demand, count: number, seed: string): readonly Dial[] {
  const random = randomFrom(seed);
  return random.shuffle(demand === 'easy' ? plainNumbers(random, count) : sums(random, count));
}

/** What a dial's numbers add up to. */
export function totalOf(dial: Dial): number {
  return dial.reduce((total, part) => total + part, 0);
}

/** Indices of the dials from the lowest total to the highest. */
export function rightOrder(dials: readonly Dial[]): readonly number[] {
  const total = (index: number) => totalOf(dials[index] ?? []);
  return dials.map((_, index) => index).toSorted((a, b) => total(a) - total(b));
}

/** Whether an order goes from the lowest total to the highest. */
export function isInOrder(dials: readonly Dial[], order: readonly number[]): boolean {
  const right = rightOrder(dials);
  return order.length === right.length && order.every((index, at) => index === right[at]);
}
