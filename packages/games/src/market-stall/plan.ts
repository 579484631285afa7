import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations, TimeFactor } from '../task-core.ts';
import { FAMILY_COUNT, kindAt, LEVELS } from './kinds.ts';
import type { MarketStallConfig } from './settings.ts';

/**
 * How answers are counted. `rasch`: as if nobody could guess, ability drawn to the middle (version 1.0). `guessing`: one in
 * five is guessed right, and the prior is wide, so that guessing throughout comes to the lower end and both ends are
 * reached (from 1.1 on).
 */
export type MarketStallModel = 'rasch' | 'guessing';

/** Everything drawn before the first item; the numbers themselves are drawn from the seed when they come. */
export interface MarketStallPlan {
  readonly model: MarketStallModel;
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
  model: MarketStallModel = 'guessing',
): MarketStallPlan {
  const random = randomFrom(childSeed(seed, 'kinds'));
  const families = random.shuffle(Array.from({ length: FAMILY_COUNT }, (_, index) => index));
  const kinds = Array.from({ length: config.items }, (_, i) => {
    const turn = Math.floor(i / FAMILY_COUNT);
    const place = i % FAMILY_COUNT;
    return LEVELS * (families[place] ?? 0) + ((place + turn) % LEVELS);
  }).toSorted((one, other) => kindAt(one).b - kindAt(other).b);
  const { time_factor, screen_reader: spoken } = accommodations;
  return { model, config, time_factor, spoken, seed, kinds };
}
