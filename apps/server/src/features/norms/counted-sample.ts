import { round6 } from '@tryout/domain/statistics/decimal';
import type { LocalSample } from './norms.queries.ts';

/** A sample that can be counted with; null with fewer than two people, or all alike. */
export function countedSample(sample: LocalSample) {
  const { n, mean, sd, ...percentiles } = sample;
  if (mean === null || sd === null || sd === 0) return null;
  const cuts = Object.entries(percentiles).flatMap(([key, value]) =>
    value === null ? [] : [[key, round6(value)] as const],
  );
  return { n, mean: round6(mean), sd: round6(sd), percentiles: Object.fromEntries(cuts) };
}
