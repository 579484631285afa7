/**
 * What a feature is. `flag`: there or not. `limit`: how many at once. `metered`: how many in a calendar month (UTC); the
 * organization is told when it is over, and nobody who applies is ever refused.
 */
export const FEATURE_KINDS = ['flag', 'limit', 'metered'] as const;
/** See `FEATURE_KINDS`. */
export type FeatureKind = (typeof FEATURE_KINDS)[number];

/** The features that the program knows and checks, with their kinds. */
export const BUILT_IN_FEATURES = {
  /** Positions that are published or paused. */
  'positions.active': 'limit',
  /** Applications sent in the month. */
  'applicants.per_month': 'metered',
  /** Attaching simulations of the platform's library to positions. */
  'simulations.library': 'flag',
  /** Simulations of one's own that are not archived; versions of one count once. */
  'simulations.custom': 'limit',
  /** Sharing positions with agencies; for an agency, submitting people to companies. */
  'agency.portal': 'flag',
} as const satisfies Readonly<Record<string, FeatureKind>>;

/** The key of a feature that the program checks. */
export type FeatureKey = keyof typeof BUILT_IN_FEATURES;

/** The key of a feature of which so many are allowed at once. */
export type LimitKey = {
  [Key in FeatureKey]: (typeof BUILT_IN_FEATURES)[Key] extends 'limit' ? Key : never;
}[FeatureKey];

/** Whether so many of a feature are allowed at once. */
export function isLimit(key: FeatureKey): key is LimitKey {
  return BUILT_IN_FEATURES[key] === 'limit';
}

/** Narrows a key to one that the program checks. */
export function isBuiltInFeature(key: string): key is FeatureKey {
  return Object.hasOwn(BUILT_IN_FEATURES, key);
}

/**
 * What is never sold, by the first part of a key: everybody has it. Compliance, the security log, exports, adjustments
 * for candidates, and their rights.
 */
export const NEVER_FEATURES = [
  'compliance',
  'audit',
  'security',
  'security_log',
  'export',
  'exports',
  'accommodation',
  'accommodations',
  'adjustment',
  'adjustments',
  'candidate_rights',
  'personal_data',
  'privacy',
  'erasure',
  'seats',
] as const;

/** Why a key cannot be one of a feature; null when it can. */
export function featureKeyProblem(key: string): 'shape' | 'never_sold' | null {
  if (key.length > 60 || !/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/.test(key)) return 'shape';
  const parts = key.split('.');
  return parts.some((part) => (NEVER_FEATURES as readonly string[]).includes(part)) ? 'never_sold' : null;
}

/** What a plan, an add-on or a grant gives of a feature. `true` of an amount: without a limit. */
export type FeatureValue = number | boolean;

/** Largest amount that can be given; more than that is said with `true`. */
export const MAX_AMOUNT = 1_000_000;

/** Why a value does not fit a kind of feature; null when it does. */
export function featureValueProblem(
  kind: FeatureKind,
  value: FeatureValue,
): 'not_a_flag' | 'not_an_amount' | null {
  if (kind === 'flag') return typeof value === 'boolean' ? null : 'not_a_flag';
  if (value === true) return null;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MAX_AMOUNT
    ? null
    : 'not_an_amount';
}
