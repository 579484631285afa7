import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations } from '../task-core.ts';
import { type PathDirection, PLACES } from './core.ts';
import type { LanternPathConfig } from './settings.ts';

/** Everything fixed before the first path. The paths themselves are drawn when their length is known. */
export interface LanternPathPlan {
  readonly config: LanternPathConfig;
  readonly seed: string;
  /** Another time factor than 1, or none. */
  readonly accommodated: boolean;
  /** From one light to the next, ms; null when the person calls up each light. */
  readonly pace_ms: number | null;
  /** Number of steps. */
  readonly of: number;
}

/** A light that is spoken needs as long, ms, before any extra time granted. */
const SPOKEN_PACE_MS = 1600;

/** A lantern of a path longer than nine may come again, but not among the next four. */
const APART = 4;

/** Fixes the task; the same arguments always give the same paths for the same answers. */
export function planPaths(
  config: LanternPathConfig,
  accommodations: Accommodations,
  seed: string,
): LanternPathPlan {
  const factor = accommodations.time_factor;
  const pace = accommodations.screen_reader ? Math.max(config.pace_ms, SPOKEN_PACE_MS) : config.pace_ms;
  return {
    config,
    seed,
    accommodated: factor !== 1,
    pace_ms: factor === null ? null : Math.round(pace * factor),
    of: 2 * config.trials_per_direction,
  };
}

/** Forward paths come first, then as many backward. */
export function directionOf(plan: LanternPathPlan, i: number): PathDirection {
  return i < plan.config.trials_per_direction ? 'forward' : 'backward';
}

/**
 * The path of a step in one of its forms. Up to nine lanterns none comes twice; in a longer one each comes again
 * only after four others.
 */
export function pathOf(plan: LanternPathPlan, i: number, form: number, length: number): readonly number[] {
  const random = randomFrom(childSeed(plan.seed, `path:${i}:${form}:${length}`));
  const path: number[] = [];
  while (path.length < length) {
    const used = path.length < PLACES.length ? path : path.slice(-APART);
    path.push(random.pick(PLACES.filter((place) => !used.includes(place))));
  }
  return path;
}
