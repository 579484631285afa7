import { roundTo } from '../statistics/decimal.ts';

/** What counts towards a complete profile, with its weight (spec §9). */
export const PROFILE_WEIGHTS = {
  tagline: 10,
  bio: 10,
  phone: 10,
  skills: 20,
  profile_picture_path: 10,
  cover_picture_path: 10,
  experience: 10,
  education: 10,
} as const;

/** A part of the profile that counts. */
export type ProfilePart = keyof typeof PROFILE_WEIGHTS;

/** The parts as stored: texts, and lists of which only the length matters. */
export interface ProfileFacts {
  readonly tagline?: string | null;
  readonly bio?: string | null;
  readonly phone?: string | null;
  readonly skills?: readonly unknown[] | null;
  readonly profile_picture_path?: string | null;
  readonly cover_picture_path?: string | null;
  readonly experience?: readonly unknown[] | null;
  readonly education?: readonly unknown[] | null;
}

/** How complete a profile is. */
export interface ProfileCompleteness {
  /** 0 to 100 in steps of 10. */
  readonly percentage: number;
  /** Parts still missing, in the order of `PROFILE_WEIGHTS`. */
  readonly missing: readonly ProfilePart[];
}

const PARTS = Object.keys(PROFILE_WEIGHTS) as ProfilePart[];
const TOTAL = PARTS.reduce((sum, part) => sum + PROFILE_WEIGHTS[part], 0);

/**
 * Completeness of a profile. The listed weights add up to 90, so the percentage is sum / 90 rounded half up to the
 * nearest 10 (product §1, ruling 5). A text counts when it is not blank, a list when it has a row.
 */
export function profileCompleteness(profile: ProfileFacts): ProfileCompleteness {
  const missing = PARTS.filter((part) => !isFilled(profile[part]));
  const sum = TOTAL - missing.reduce((total, part) => total + PROFILE_WEIGHTS[part], 0);
  return { percentage: completenessPercentage(sum), missing };
}

/** The percentage for a sum of weights from 0 to 90: 10 -> 10, 50 -> 60, 80 -> 90, 90 -> 100. */
export function completenessPercentage(sum_of_weights: number): number {
  return roundTo((sum_of_weights / TOTAL) * 10, 0) * 10;
}

function isFilled(value: string | readonly unknown[] | null | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) && value.length > 0;
}

/** The missing part that adds most, with by how much the percentage grows; null: nothing is missing. */
export function nextBestPart(
  missing: readonly ProfilePart[],
): { readonly part: ProfilePart; readonly gain: number } | null {
  const [part] = [...missing].sort((a, b) => PROFILE_WEIGHTS[b] - PROFILE_WEIGHTS[a]);
  if (part === undefined) return null;
  const sum = TOTAL - missing.reduce((total, one) => total + PROFILE_WEIGHTS[one], 0);
  return { part, gain: completenessPercentage(sum + PROFILE_WEIGHTS[part]) - completenessPercentage(sum) };
}
