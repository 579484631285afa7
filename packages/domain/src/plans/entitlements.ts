import type { FeatureKind, FeatureValue } from './features.ts';

/** What can give an organization something: a plan, an add-on, a cohort, an early start, or a super admin. */
export const ENTITLEMENT_SOURCES = ['plan', 'addon', 'group', 'early_bird', 'manual'] as const;
/** See `ENTITLEMENT_SOURCES`. */
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

/** What one source gives of one feature, and when. Instants in milliseconds since 1970. */
export interface Entitlement {
  readonly key: string;
  readonly value: FeatureValue;
  readonly source: EntitlementSource;
  readonly starts: number;
  /** Null: until it is ended. */
  readonly ends: number | null;
}

/** What an organization may use of a feature. */
export interface EffectiveFeature {
  /** Whether it may be used at all. */
  readonly enabled: boolean;
  /** How many; null: without a limit, and of a flag. */
  readonly limit: number | null;
  /** What gave it, each once, in the order of `ENTITLEMENT_SOURCES`. */
  readonly sources: readonly EntitlementSource[];
}

/** Whether an entitlement counts at a moment: from its start on, up to but not at its end. */
export function isInForce({ starts, ends }: Pick<Entitlement, 'starts' | 'ends'>, now: number): boolean {
  return starts <= now && (ends === null || now < ends);
}

/** When the next of them begins or ends; null: none does. Until then what they come to stays the same. */
export function nextChange(
  entitlements: readonly Pick<Entitlement, 'starts' | 'ends'>[],
  now: number,
): number | null {
  const moments = entitlements
    .flatMap(({ starts, ends }) => (ends === null ? [starts] : [starts, ends]))
    .filter((moment) => moment > now);
  return moments.length === 0 ? null : Math.min(...moments);
}

/**
 * What the entitlements in force come to, by feature: a flag is on when one says so, amounts add up, and one without a
 * limit takes the limit away. A feature that nothing gives is off.
 */
export function effectiveFeature(
  kind: FeatureKind,
  entitlements: readonly Pick<Entitlement, 'value' | 'source' | 'starts' | 'ends'>[],
  now: number,
): EffectiveFeature {
  const giving = entitlements.filter((one) => isInForce(one, now) && one.value !== false && one.value !== 0);
  const sources = ENTITLEMENT_SOURCES.filter((source) => giving.some((one) => one.source === source));
  if (giving.length === 0) return { enabled: false, limit: kind === 'flag' ? null : 0, sources: [] };
  if (kind === 'flag' || giving.some(({ value }) => value === true))
    return { enabled: true, limit: null, sources };
  const limit = giving.reduce((sum, { value }) => sum + (typeof value === 'number' ? value : 0), 0);
  return { enabled: true, limit, sources };
}

/** Whether one more can be used, `used` being what is used without it. */
export function hasRoom(
  { enabled, limit }: Pick<EffectiveFeature, 'enabled' | 'limit'>,
  used: number,
): boolean {
  return enabled && (limit === null || used < limit);
}

/** From which share of a monthly amount on an organization is told that it is near the end. */
export const NEAR_SHARE = 0.8;

/** What an organization is told of its use in a month; null: nothing yet. */
export function useLevel(limit: number | null, used: number): 'near' | 'over' | null {
  if (limit === null) return null;
  if (used > limit) return 'over';
  return limit > 0 && used >= limit * NEAR_SHARE ? 'near' : null;
}

/** First moment of a month (UTC) and of the one after it. */
export function monthOf(now: Date): { readonly from: Date; readonly to: Date } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month, 1)), to: new Date(Date.UTC(year, month + 1, 1)) };
}
