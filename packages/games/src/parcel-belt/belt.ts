import { type Random, randomFrom } from '@tryout/domain/statistics/random';
import { SIGNS, type Sign } from './core.ts';
import { DECISIONS, LURES, TARGETS } from './settings.ts';

/** Whether a parcel bears the sign of a direct neighbour of the one to compare with, but not of that one itself. */
export function isLure(signs: readonly Sign[], back: number, at: number): boolean {
  if (at < back || signs[at] === signs[at - back]) return false;
  const nearer = back > 1 && signs[at] === signs[at - back + 1];
  const farther = at > back && signs[at] === signs[at - back - 1];
  return nearer || farther;
}

function lureSign(signs: readonly Sign[], back: number, at: number): Sign | undefined {
  const near = [back > 1 ? signs[at - back + 1] : undefined, signs[at - back - 1]];
  return near.find((sign) => sign !== undefined && sign !== signs[at - back]);
}

function otherSign(random: Random, signs: readonly Sign[], back: number, at: number): Sign {
  const near = [at - back - 1, at - back, back > 1 ? at - back + 1 : at - back].map((index) => signs[index]);
  return random.pick(SIGNS.filter((sign) => !near.includes(sign)));
}

/**
 * The signs of one round: `back` parcels to begin with, then twenty decisions, six of them with the same sign as
 * `back` before and up to three with a neighbour's. The same seed gives the same round.
 */
export function drawBelt(seed: string, back: number): readonly Sign[] {
  const random = randomFrom(seed);
  const places = random.shuffle(Array.from({ length: DECISIONS }, (_, at) => at + back));
  const targets = new Set(places.slice(0, TARGETS));
  const lures = new Set(places.slice(TARGETS, TARGETS + LURES));
  const signs: Sign[] = [];
  for (let at = 0; at < back + DECISIONS; at++) {
    const same = targets.has(at) ? signs[at - back] : undefined;
    const lure = lures.has(at) ? lureSign(signs, back, at) : undefined;
    signs.push(same ?? lure ?? otherSign(random, signs, back, at));
  }
  return signs;
}
