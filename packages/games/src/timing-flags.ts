import { SCRIPTED_INTERVAL_CV, SCRIPTED_INTERVAL_MINIMUM } from './base-rates.ts';
import { coefficientOfVariation } from './regularity.ts';
import type { ValidityFlag } from './task-core.ts';

/** Clock and frame jitter allowed before the stated times cannot fit between two events, ms. */
const TIMING_TOLERANCE_MS = 50;

/** An event of a timed trial: when it was stamped, and how long its trial is stated to have lasted, ms. */
export interface StatedTime {
  readonly t_ms: number;
  readonly stated_ms: number;
}

/**
 * Trials whose stated length does not fit between their event and the one before. A clock that went back (another
 * device) is not counted.
 */
export function impossibleTiming(events: readonly StatedTime[]): ValidityFlag {
  const value = events.filter((event, i) => {
    const before = events[i - 1];
    if (before === undefined || event.t_ms < before.t_ms) return false;
    return event.t_ms - before.t_ms < event.stated_ms - TIMING_TOLERANCE_MS;
  }).length;
  return { code: 'impossible_timing', value, base_rate_p99: null, review: value > 0 };
}

/** Steadiness of response times in ms: none from fewer than ten, a review below what hands can do (simulations §1.8). */
export function steadyTimes(times: readonly number[]): readonly ValidityFlag[] {
  const cv = times.length < SCRIPTED_INTERVAL_MINIMUM ? null : coefficientOfVariation(times);
  return cv === null
    ? []
    : [{ code: 'steady_times', value: cv, base_rate_p99: null, review: cv < SCRIPTED_INTERVAL_CV }];
}
