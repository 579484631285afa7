import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations, TimeFactor } from '../task-core.ts';
import { FAMILY_COUNT, kindAt, LEVELS } from './kinds.ts';
import type { MarketStallConfig } from './settings.ts';

/** Everything drawn before the first item; the numbers themselves are drawn from the seed when they come. */
export interface MarketStallPlan {
  readonly config: MarketStallConfig;
  readonly time_factor: TimeFactor;
  /** Tables are heard, which takes time of its own. */
  readonly spoken: boolean;
  readonly seed: string;
  /** Indices of kinds in the order in which they come, from easy to hard; none twice. */
  readonly kinds: readonly number[];
}

/**
 * Draws which kinds come. Families take turns, and levels rotate over the families in a drawn order: each family and
 * each level comes about equally often, whoever plays.
 */
export function planItems(
  config: MarketStallConfig,
  accommodations: Accommodations,
  seed: string,
): MarketStallPlan {
  const random = randomFrom(childSeed(seed, 'kinds'));
  const families = random.shuffle(Array.from({ length: FAMILY_COUNT }, (_, index) => index));
  const kinds = Array.from({ length: config.items }, (_, i) => {
    const turn = Math.floor(i / FAMILY_COUNT);
    const place = i % FAMILY_COUNT;
    return LEVELS * (families[place] ?? 0) + ((place + turn) % LEVELS);
  }).toSorted((one, other) => kindAt(one).b - kindAt(other).b);
  const { time_factor, screen_reader: spoken } = accommodations;
  return { config, time_factor, spoken, seed, kinds };
}
