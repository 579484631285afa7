import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Offer } from './core.ts';
import { BLOCK_CHOICES } from './settings.ts';

/** Chances that a finished shift pays, percent (Treadway et al. 2009). */
export const CHANCES = [12, 50, 88] as const;

/** Points of the easy shift, always. */
export const EASY_POINTS = 10;

/** Points of the hard shift lie evenly spread from here to there: 1.2 to 4.3 times the easy one, as published. */
const HARD_FROM = 12;
const HARD_TO = 43;

/** Points expected from the hard shift beyond those of the easy one, when either is finished. */
export function expectedGain(offer: Pick<Offer, 'hard_points' | 'easy_points' | 'chance'>): number {
  return ((offer.hard_points - offer.easy_points) * offer.chance) / 100;
}

/** One draw from each of `count` equal parts of the range of hard points, in random order. */
function hardPoints(random: Random, count: number): readonly number[] {
  const range = HARD_TO - HARD_FROM + 1;
  const drawn = Array.from({ length: count }, (_, k) => {
    const low = HARD_FROM + Math.floor((k * range) / count);
    const high = HARD_FROM + Math.floor(((k + 1) * range) / count);
    return low + random.int(Math.max(1, high - low));
  });
  return random.shuffle(drawn);
}

/**
 * The offers in their order. Each block of six has every chance twice; over the whole task each chance meets low and
 * high points alike; the hard shift is as often on the left as on the right.
 */
export function drawOffers(choices: number, seed: string): readonly Offer[] {
  const random = randomFrom(childSeed(seed, 'offers'));
  const perChance = choices / CHANCES.length;
  const points = CHANCES.map(() => hardPoints(random, perChance));
  const lefts = random.shuffle(
    Array.from({ length: choices }, (_, k): Offer['left'] => (k % 2 === 0 ? 'easy' : 'hard')),
  );
  const inBlock = BLOCK_CHOICES / CHANCES.length;
  const blocks = Array.from({ length: choices / BLOCK_CHOICES }, (_, block) =>
    random.shuffle(
      CHANCES.flatMap((chance, at) =>
        (points[at] ?? [])
          .slice(block * inBlock, (block + 1) * inBlock)
          .map((hard_points) => ({ chance, hard_points })),
      ),
    ),
  );
  return blocks.flat().map(({ chance, hard_points }, k) => ({
    easy_points: EASY_POINTS,
    hard_points,
    chance,
    left: lefts[k] ?? 'easy',
  }));
}
