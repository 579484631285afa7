import { roundTo } from '../statistics/decimal.ts';
import type { BAND_KEYS } from './band-keys.ts';

/** Key of a score band, worst to best. */
export type BandKey = (typeof BAND_KEYS)[number];

/** A score band (spec §9). Edges are whole numbers, both included. */
export interface Band {
  readonly key: BandKey;
  readonly label: string;
  readonly min: number;
  readonly max: number;
}

const POOR: Band = { key: 'poor', label: 'Poor', min: 0, max: 25 };

/** The six bands in rising order; together they cover every whole number from 0 to 100 once. */
export const BANDS: readonly Band[] = [
  POOR,
  { key: 'below_average', label: 'Below Average', min: 26, max: 44 },
  { key: 'average', label: 'Average', min: 45, max: 55 },
  { key: 'above_average', label: 'Above Average', min: 56, max: 64 },
  { key: 'excellent', label: 'Excellent', min: 65, max: 79 },
  { key: 'outstanding', label: 'Outstanding', min: 80, max: 100 },
];

/** Shown where there is no score (spec §8). */
export const NOT_CALCULATED = 'Not Calculated';

/**
 * The whole number that is shown for a score: rounded half up once (product §1, ruling 1).
 * @returns null, shown as 'Not Calculated', for null, undefined, NaN, an infinity or anything that is no number
 */
export function displayScore(score: number | null | undefined): number | null {
  if (typeof score !== 'number' || !Number.isFinite(score)) return null;
  return roundTo(score, 0);
}

/**
 * The band of a score, taken from the whole number that is shown. Above 100 and below 0 count as Poor (spec §9).
 * @returns null where `displayScore` is null
 */
export function bandOf(score: number | null | undefined): Band | null {
  const shown = displayScore(score);
  if (shown === null) return null;
  return BANDS.find((band) => shown >= band.min && shown <= band.max) ?? POOR;
}

/** The band's English label, or 'Not Calculated'. */
export function bandLabel(score: number | null | undefined): string {
  return bandOf(score)?.label ?? NOT_CALCULATED;
}
