import { monthOf, useLevel } from '@tryout/domain/plans/entitlements';
import { BUILT_IN_FEATURES, type FeatureKey } from '@tryout/domain/plans/features';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { notifyPeople } from '../notifications/public.ts';
import { effectiveFeatures } from './effective-features.ts';
import { findAdmins, findOrganizationIds, isBillingOn, noteUse } from './entitlements.queries.ts';
import { FEATURE_USES } from './feature-uses.ts';
import { PLANS_PAGE } from './judge-need.ts';

/** Every hour: organizations near or over an amount of the month are told, once each. Nothing of theirs is stopped. */
export function tellUseJob(services: Services): JobHandler {
  return {
    name: 'entitlements.tell_use',
    cron: '17 * * * *',
    run: async () => {
      if (!(await isBillingOn(services.db))) return;
      for (const id of await findOrganizationIds(services.db)) await tellOne(services, id);
    },
  };
}

async function tellOne(services: Services, organization_id: string): Promise<void> {
  const now = services.now();
  const month = monthOf(now);
  const features = await effectiveFeatures(services.db, organization_id, now);
  const metered = (Object.keys(BUILT_IN_FEATURES) as FeatureKey[]).filter(
    (key) => BUILT_IN_FEATURES[key] === 'metered',
  );
  for (const key of metered) {
    const limit = features?.[key]?.limit ?? null;
    const used = (await FEATURE_USES[key]?.count(services.db, organization_id, month)) ?? 0;
    const level = useLevel(limit, used);
    if (level === null || limit === null) continue;
    await withTransaction(services.db, async (db) => {
      if (!(await noteUse(db, { organization_id, key, month: month.from, level, at: now }))) return;
      await notifyPeople(serverAct(services, db), await findAdmins(db, organization_id), {
        type: level === 'over' ? 'applicants_over' : 'applicants_near',
        effect_key: `${organization_id}:${key}:${month.from.toISOString()}:${level}`,
        params: { used: String(used), limit: String(limit) },
        link: PLANS_PAGE,
        organization_id,
        mail: {},
        by_itself: true,
      });
    });
  }
}
