import type { FeatureValue } from '@tryout/domain/plans/features';
import type { Db } from '../../platform/database/kysely.ts';
import type { Said } from '../../platform/language/say.ts';
import { findPlansOnSale } from './entitlements.queries.ts';

/** The least plan on sale that gives more of a feature than is used, as it is called; null: none does. */
export type PlanWithMore = (key: string, used: number | null) => Said | null;

/** Knows the plans on sale for an organization. */
export async function plansWithMore(db: Db, organization_id: string): Promise<PlanWithMore> {
  const plans = await findPlansOnSale(db, organization_id);
  return (key, used) => {
    const plan = plans.find(({ features }) => isMore(features[key] ?? false, used ?? 0));
    return plan ? (language) => plan.wordings[language]?.name || plan.name : null;
  };
}

const isMore = (value: FeatureValue, used: number): boolean =>
  value === true || (typeof value === 'number' && value > used);
