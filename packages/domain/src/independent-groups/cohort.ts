import type { FeatureValue } from '../plans/features.ts';

/** Where a cohort stands: before its first moment, between, or after its last. Instants in milliseconds since 1970. */
export function cohortState(
  {
    starts,
    ends,
  }: { readonly starts: number /** Null: it has no last moment. */; readonly ends: number | null },
  now: number,
): 'planned' | 'active' | 'over' {
  if (now < starts) return 'planned';
  return ends !== null && now >= ends ? 'over' : 'active';
}

/**
 * What a cohort gives its members: the features of its plan, with its own in their place. What gives nothing (`false`, 0)
 * is left out.
 */
export function cohortGives(
  plan: Readonly<Record<string, FeatureValue>>,
  own: Readonly<Record<string, FeatureValue>>,
): Readonly<Record<string, FeatureValue>> {
  return Object.fromEntries(
    Object.entries({ ...plan, ...own }).filter(([, value]) => value !== false && value !== 0),
  );
}
