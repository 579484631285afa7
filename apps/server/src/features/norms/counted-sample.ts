import { iccTwoWay } from '@tryout/domain/psychometrics/agreement';
import { CALIBRATION_MINIMUM } from '@tryout/domain/psychometrics/calibration';
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

/** Agreement over time of people who played twice, with how many they are. */
export interface OwnRetest {
  readonly pairs: number;
  /** ICC(2,1), 0 to 1; null with too few of them, or where they do not agree at all. */
  readonly r: number | null;
}

/** What own people who played twice say of a measure's reliability. */
export function ownRetest(pairs: readonly (readonly [number, number])[]): OwnRetest {
  const r = pairs.length < CALIBRATION_MINIMUM.retest ? null : (iccTwoWay(pairs)?.single.value ?? null);
  return { pairs: pairs.length, r: r === null || r <= 0 ? null : Math.min(0.999, round6(r)) };
}
