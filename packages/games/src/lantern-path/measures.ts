import { median } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import type { PathDirection } from './core.ts';
import { LEAD_TRIALS, spanOf } from './staircase.ts';

/** One path as judged. */
export interface JudgedPath {
  readonly direction: PathDirection;
  readonly length: number;
  readonly correct: boolean;
  /** From the last light to the first tap, ms; null when nothing was tapped. */
  readonly first_tap_ms: number | null;
  readonly taken_back: number;
}

/** Fewest paths of a direction from which its span is told: four to find the level, four that count. */
const MIN_PATHS = 2 * LEAD_TRIALS;
/** Fewest paths without a fault for the usual time to the first tap. */
const MIN_LATENCIES = 5;

/**
 * The span of one direction. Without a single path right, the lengths only say that nothing was tried or that the
 * task was not understood: no span is told then.
 */
function span(paths: readonly JudgedPath[]): Measured {
  if (paths.length < MIN_PATHS) return 'too_few_trials';
  if (!paths.some((path) => path.correct)) return 'invalid_range';
  const value = spanOf(paths.map((path) => path.length));
  return value === null ? 'too_few_trials' : { value, trials: paths.length };
}

function meanSpan(forward: Measured, backward: Measured): Measured {
  if (typeof forward === 'string') return forward;
  if (typeof backward === 'string') return backward;
  if (typeof forward === 'number' || typeof backward === 'number') return 'invalid_range';
  return {
    value: (forward.value + backward.value) / 2,
    trials: forward.trials + backward.trials,
  };
}

function firstTapLatency(paths: readonly JudgedPath[]): Measured {
  const times = paths.flatMap((path) => (path.correct ? (path.first_tap_ms ?? []) : []));
  return times.length < MIN_LATENCIES ? 'too_few_trials' : (median(times) ?? 'too_few_trials');
}

/** Every measure of the task by data point key; none when no path was answered. */
export function measure(paths: readonly JudgedPath[]): Readonly<Record<string, Measured>> {
  if (paths.length === 0) return {};
  const forward = span(paths.filter((path) => path.direction === 'forward'));
  const backward = span(paths.filter((path) => path.direction === 'backward'));
  const right = paths.filter((path) => path.correct);
  return {
    mean_span: meanSpan(forward, backward),
    fwd_span: forward,
    rev_span: backward,
    paths_correct: right.length,
    longest_path: Math.max(0, ...right.map((path) => path.length)),
    first_tap_latency: firstTapLatency(paths),
    self_corrections: paths.reduce((sum, path) => sum + path.taken_back, 0),
  };
}
