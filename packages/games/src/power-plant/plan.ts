import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import { SPOKEN_MS } from '../spoken.ts';
import type { Accommodations, TimeFactor } from '../task-core.ts';
import type { Demand, Offer } from './core.ts';
import { drawOffers } from './offers.ts';
import type { PowerPlantConfig } from './settings.ts';

/** Everything drawn before the first round. Secret: never leaves the server as a whole. */
export interface PowerPlantPlan {
  readonly config: PowerPlantConfig;
  readonly time_factor: TimeFactor;
  /** The dials are heard, which takes time of its own. */
  readonly spoken: boolean;
  readonly seed: string;
  readonly offers: readonly Offer[];
  /** For each round whether a finished shift pays, at the stated chance, whichever shift it is. */
  readonly pays: readonly boolean[];
}

/** Draws offers and luck; the same arguments always give the same plan. */
export function planRounds(
  config: PowerPlantConfig,
  accommodations: Accommodations,
  seed: string,
): PowerPlantPlan {
  const offers = drawOffers(config.choices, seed);
  const luck = randomFrom(childSeed(seed, 'luck'));
  return {
    config,
    time_factor: accommodations.time_factor,
    spoken: accommodations.screen_reader,
    seed,
    offers,
    pays: offers.map(({ chance }) => luck.int(100) < chance),
  };
}

/** How often each dial is heard while it is put in its place. */
const HEARD_TIMES = 3;

/** Time for a shift, ms, with the extra time granted and the time of hearing the dials; null when untimed. */
export function deadlineOf({ config, time_factor, spoken }: PowerPlantPlan, demand: Demand): number | null {
  if (time_factor === null) return null;
  const seconds = demand === 'easy' ? config.seconds_easy : config.seconds_hard;
  return Math.round(seconds * 1000 * time_factor) + (spoken ? HEARD_TIMES * config.dials * SPOKEN_MS : 0);
}
