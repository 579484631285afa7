import type { RouteData } from '@tryout/contract/define-route';
import type { readUserFeatures as route } from '@tryout/contract/entitlements/entitlements';
import { type EffectiveFeature, hasRoom, monthOf } from '@tryout/domain/plans/entitlements';
import { isBuiltInFeature } from '@tryout/domain/plans/features';
import type { Act, SignedAct } from '../../platform/act.ts';
import { workingFor } from '../../platform/http/actor.ts';
import type { Language } from '../../platform/language/language.ts';
import { effectiveFeatures } from './effective-features.ts';
import { findFeatures } from './entitlements.queries.ts';
import { FEATURE_USES } from './feature-uses.ts';
import { plansWithMore } from './plan-with-more.ts';

type FeaturesUsed = RouteData<typeof route>;

/** What the organization that somebody works for may use; nothing for those without one. */
export async function userFeatures(act: SignedAct, language: Language): Promise<FeaturesUsed> {
  const [organization_id] = workingFor(act.actor);
  return organization_id ? featuresUsed(act, organization_id, language) : {};
}

/** By key of a feature: whether an organization has it, how many, and how many are used. */
export async function featuresUsed(
  { db, services }: Act,
  organization_id: string,
  language: Language,
): Promise<FeaturesUsed> {
  const now = services.now();
  const month = monthOf(now);
  const [known, effective, planWithMore] = await Promise.all([
    findFeatures(db),
    effectiveFeatures(db, organization_id, now),
    plansWithMore(db, organization_id),
  ]);
  const answers = known.map(async ({ key, kind }): Promise<[string, FeaturesUsed[string]]> => {
    const has: EffectiveFeature | undefined =
      effective === null ? { enabled: true, limit: null, sources: [] } : effective[key];
    const use = kind !== 'flag' && isBuiltInFeature(key) ? FEATURE_USES[key] : undefined;
    const used = use ? await use.count(db, organization_id, month) : null;
    const isOut = effective !== null && !(has && hasRoom(has, kind === 'limit' ? (used ?? 0) : 0));
    const plan = isOut ? planWithMore(key, used) : null;
    return [
      key,
      {
        enabled: has?.enabled ?? false,
        limit: has?.limit ?? null,
        used,
        resets_at: kind === 'metered' ? month.to.toISOString() : null,
        source: [...(has?.sources ?? [])],
        plan: plan?.(language) ?? '',
      },
    ];
  });
  return Object.fromEntries(await Promise.all(answers));
}
