import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type {
  readBilling as readRoute,
  switchBilling as switchRoute,
} from '@tryout/contract/entitlements/entitlements';
import { monthOf } from '@tryout/domain/plans/entitlements';
import { BUILT_IN_FEATURES, type FeatureKey, type FeatureValue } from '@tryout/domain/plans/features';
import { uuidv7 } from 'uuidv7';
import type { Act, SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { setConfig } from '../app-config/public.ts';
import { entitlementsSay } from './entitlements.messages.ts';
import {
  findFeatures,
  findOrganizationIds,
  forgetEveryEffective,
  isBillingOn,
} from './entitlements.queries.ts';
import { FEATURE_USES } from './feature-uses.ts';
import { featureWords } from './feature-words.ts';
import { grantEntitlements } from './grant-entitlements.ts';

/** Months that are looked at for what an organization uses in one. */
const MONTHS = 12;

/** Whether plans are used, and what turning them on would grant. */
export async function readBilling(act: Act, language: Language): Promise<RouteData<typeof readRoute>> {
  const features = await findFeatures(act.db);
  const organizations = await findOrganizationIds(act.db);
  const inUse = new Map<string, number>();
  for (const id of organizations) {
    for (const key of Object.keys(await whatIsUsed(act, id))) inUse.set(key, (inUse.get(key) ?? 0) + 1);
  }
  return {
    is_on: await isBillingOn(act.db),
    organizations: organizations.length,
    in_use: features.flatMap((feature) => {
      const count = inUse.get(feature.key);
      return count
        ? [{ key: feature.key, name: featureWords(feature, language).name, organizations: count }]
        : [];
    }),
  };
}

/** Turns plans on, which grants every organization what it uses now, or off, which gives everybody everything. */
export async function switchBilling(
  act: SignedAct,
  { is_on, was_on }: RouteBody<typeof switchRoute>,
  language: Language,
): Promise<RouteData<typeof switchRoute>> {
  const { db } = act;
  let granted = 0;
  if ((await isBillingOn(db)) !== was_on) {
    throw new Refusal('conflict', entitlementsSay('entitlements.billing_changed'));
  }
  if (is_on !== was_on) {
    await forgetEveryEffective(db);
    await setConfig(act, 'billing', is_on);
    if (is_on) granted = await grantWhatIsUsed(act);
  }
  return { ...(await readBilling(act, language)), granted };
}

async function grantWhatIsUsed(act: SignedAct): Promise<number> {
  const source_id = uuidv7();
  const reason = entitlementsSay('entitlements.used_before')('en');
  let granted = 0;
  for (const organization_id of await findOrganizationIds(act.db)) {
    const values = await whatIsUsed(act, organization_id);
    if (Object.keys(values).length === 0) continue;
    const starts = act.services.now();
    await grantEntitlements(act, {
      organization_id,
      source: 'manual',
      source_id,
      values,
      starts,
      ends: null,
      reason,
    });
    granted += 1;
  }
  return granted;
}

/** What an organization uses: how many now, and of what is counted by the month the most of the last twelve. */
async function whatIsUsed(
  { db, services }: Act,
  organization_id: string,
): Promise<Record<string, FeatureValue>> {
  const values: Record<string, FeatureValue> = {};
  const now = services.now();
  for (const [key, kind] of Object.entries(BUILT_IN_FEATURES) as [FeatureKey, string][]) {
    const use = FEATURE_USES[key];
    if (!use) continue;
    const months = kind === 'metered' ? lastMonths(now) : [monthOf(now)];
    const counts: number[] = [];
    for (const month of months) counts.push(await use.count(db, organization_id, month));
    const most = Math.max(...counts);
    if (most > 0) values[key] = kind === 'flag' ? true : most;
  }
  return values;
}

const lastMonths = (now: Date) =>
  Array.from({ length: MONTHS }, (_, back) =>
    monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))),
  );
