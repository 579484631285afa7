import { effectiveFeature } from '@tryout/domain/plans/entitlements';
import type { Db } from '../../platform/database/kysely.ts';
import { findFeatures, findFreePlan } from './entitlements.queries.ts';
import { findGivenWithSource } from './lost-without.queries.ts';

/** Keys of what an organization may use now and could not without one source. */
export async function lostWithout(
  db: Db,
  organization_id: string,
  source_id: string,
  now: Date,
): Promise<string[]> {
  const at = now.getTime();
  const given = await findGivenWithSource(db, organization_id, now);
  const features = await findFeatures(db);
  const free = (await findFreePlan(db, organization_id))?.features ?? {};
  const hasPlan = given.some(({ source, starts }) => source === 'plan' && starts <= at);
  return features.flatMap(({ key, kind }) => {
    const byDefault = hasPlan ? undefined : free[key];
    const all = [
      ...given.filter((one) => one.key === key),
      ...(byDefault === undefined
        ? []
        : [{ value: byDefault, source: 'plan' as const, source_id: '', starts: at, ends: null }]),
    ];
    const before = effectiveFeature(kind, all, at);
    const after = effectiveFeature(
      kind,
      all.filter((one) => one.source_id !== source_id),
      at,
    );
    return before.enabled && !after.enabled ? [key] : [];
  });
}
