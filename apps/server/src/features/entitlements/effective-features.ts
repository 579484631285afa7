import { type EffectiveFeature, effectiveFeature, nextChange } from '@tryout/domain/plans/entitlements';
import { type FeatureKey, isLimit } from '@tryout/domain/plans/features';
import type { Db } from '../../platform/database/kysely.ts';
import {
  beginEffective,
  type EffectiveFeatures,
  findEntitlements,
  findFeatures,
  findFreePlan,
  keepEffective,
  readStoredEffective,
  readStoredNeed,
} from './entitlements.queries.ts';

/** What an organization may use now; null: plans are not used, so that it may use everything. */
export async function effectiveFeatures(
  db: Db,
  organization_id: string,
  now: Date,
): Promise<EffectiveFeatures | null> {
  const { is_on, features } = await readStoredEffective(db, organization_id, now);
  return is_on ? (features ?? (await putTogether(db, organization_id, now))) : null;
}

const NOTHING: EffectiveFeature = { enabled: false, limit: null, sources: [] };

/**
 * What an organization may use of one feature, and of a limited one how much it uses, which nobody else changes until the
 * transaction ends; null: plans are not used.
 */
export async function featureAndUse(
  db: Db,
  organization_id: string,
  needed: FeatureKey,
  now: Date,
): Promise<{ readonly has: EffectiveFeature; readonly used: number | null } | null> {
  const { is_on, is_kept, has, used } = await readStoredNeed(db, organization_id, needed, now);
  if (!is_on) return null;
  if (isLimit(needed) && used === null) throw new Error(`nothing counts ${needed}`);
  const found = is_kept ? has : (await putTogether(db, organization_id, now))[needed];
  return { has: found ?? NOTHING, used };
}

/** Puts together what an organization was given, and keeps it until something of it changes. */
async function putTogether(db: Db, organization_id: string, now: Date): Promise<EffectiveFeatures> {
  // The version is read before what is put together, so that nothing older is kept.
  const version = await beginEffective(db, organization_id);
  const features = await combined(db, organization_id, now);
  if (version !== null) await keepEffective(db, organization_id, version, features);
  return features.features;
}

async function combined(db: Db, organization_id: string, now: Date) {
  const [known, given, free] = [
    await findFeatures(db),
    await findEntitlements(db, organization_id, now),
    await findFreePlan(db, organization_id),
  ];
  const at = now.getTime();
  const hasPlan = given.some(({ source, starts }) => source === 'plan' && starts <= at);
  const byDefault = hasPlan ? {} : (free?.features ?? {});
  const features = Object.fromEntries(
    known.map(({ key, kind }) => {
      const own = given.filter((one) => one.key === key);
      const value = byDefault[key];
      const all =
        value === undefined ? own : [...own, { value, source: 'plan' as const, starts: at, ends: null }];
      return [key, { kind, ...effectiveFeature(kind, all, at) }];
    }),
  );
  const next = nextChange(given, at);
  return { features, good_until: next === null ? null : new Date(next) };
}
