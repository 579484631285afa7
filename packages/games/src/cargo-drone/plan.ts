import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations } from '../task-core.ts';
import type { CargoDroneForm } from './core.ts';
import type { CargoDroneConfig } from './settings.ts';

/** Everything drawn before the first flight. Secret: never leaves the server. */
export interface CargoDronePlan {
  readonly config: CargoDroneConfig;
  /** The form played: the one set, or `declare` for a candidate who plays with a screen reader. */
  readonly form: CargoDroneForm;
  /** For each flight the number of the crate that is one too many, 1 to `most`. */
  readonly breaking_loads: readonly number[];
}

/** Flights over which the breaking loads average half of `most`. */
export const BALANCED_FLIGHTS = 10;

/** One draw from each of `count` equal strata of 1 to `most`. */
function stratified(random: Random, count: number, most: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const low = Math.floor((i * most) / count);
    const high = Math.floor(((i + 1) * most) / count);
    return low + 1 + random.int(Math.max(1, high - low));
  });
}

/** Moves single draws by one until they add up to `total`, each staying within 1 to `most`. */
function adjusted(random: Random, draws: readonly number[], total: number, most: number): number[] {
  const loads = [...draws];
  let difference = total - loads.reduce((sum, load) => sum + load, 0);
  while (difference !== 0) {
    const step = Math.sign(difference);
    const at = random.int(loads.length);
    const moved = (loads[at] ?? 0) + step;
    if (moved < 1 || moved > most) continue;
    loads[at] = moved;
    difference -= step;
  }
  return loads;
}

function drawGroup(random: Random, count: number, most: number): readonly number[] {
  const total = (count * most) / 2;
  return random.shuffle(adjusted(random, stratified(random, count, most), total, most));
}

/** Draws the breaking loads; the same arguments always give the same plan. */
export function planFlights(
  config: CargoDroneConfig,
  accommodations: Accommodations,
  seed: string,
): CargoDronePlan {
  const random = randomFrom(childSeed(seed, 'breaking_loads'));
  const groups = Math.ceil(config.flights / BALANCED_FLIGHTS);
  const breaking_loads = Array.from({ length: groups }, (_, group) => {
    const count = Math.min(BALANCED_FLIGHTS, config.flights - group * BALANCED_FLIGHTS);
    return drawGroup(random, count, config.most);
  }).flat();
  return { config, form: accommodations.screen_reader ? 'declare' : config.form, breaking_loads };
}
