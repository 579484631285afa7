import { type EffectiveFeature, hasRoom } from '@tryout/domain/plans/entitlements';
import type { FeatureKey } from '@tryout/domain/plans/features';
import type { NeedAsking, NeedJudge } from '../../platform/http/needs.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { featureAndUse } from './effective-features.ts';
import { entitlementsSay } from './entitlements.messages.ts';
import { findFeatures, findSide } from './entitlements.queries.ts';
import { FEATURE_USES } from './feature-uses.ts';
import { featureWords, wordOf } from './feature-words.ts';
import { plansWithMore } from './plan-with-more.ts';

/** Where an organization changes what it has. */
export const PLANS_PAGE = '/user/billing/plans';

/**
 * Judges what a route needs, before its handler runs and in its transaction. An amount is counted while the
 * organization's use of it is held, so that of many requests at once exactly as many come through as there is room for.
 */
export const judgeNeed: NeedJudge = async (asking, needed) => {
  const { organization_id } = asking;
  if (organization_id === null) return;
  const use = FEATURE_USES[needed];
  if (use.takes && !(await use.takes(asking))) return;
  const found = await featureAndUse(asking.db, organization_id, needed, asking.services.now());
  if (found === null) return;
  const { has } = found;
  const used = has.limit === null ? null : found.used;
  if (used === null ? has.enabled : hasRoom(has, used)) return;
  throw await refusal(asking, { organization_id, needed, has, used });
};

interface Ran {
  readonly organization_id: string;
  readonly needed: FeatureKey;
  readonly has: EffectiveFeature;
  readonly used: number | null;
}

/** Says what ran out, which plan has more, and who can change it. */
async function refusal(
  { db, actor }: NeedAsking,
  { organization_id, needed, has, used }: Ran,
): Promise<Refusal> {
  const side = await findSide(db, organization_id, actor?.user_id ?? null);
  const feature = (await findFeatures(db)).find(({ key }) => key === needed);
  const name: Said = (language) => featureWords(feature ?? { key: needed, wordings: {} }, language).name;
  const plan = (await plansWithMore(db, organization_id))(needed, used);
  const what = wordOf(needed);
  const happened =
    has.enabled && has.limit !== null
      ? entitlementsSay('entitlements.all_used', { what, limit: has.limit, name })
      : entitlementsSay('entitlements.not_included', { what, name });
  const whoCan = side?.is_admin ? 'you' : 'admin';
  const next = plan
    ? entitlementsSay('entitlements.more_with_plan', { who: whoCan, plan, organization: side?.name ?? '' })
    : entitlementsSay('entitlements.more_by_asking', { who: whoCan, organization: side?.name ?? '' });
  return new Refusal('limit_reached', (language) => `${happened(language)} ${next(language)}`, {
    limit: {
      key: needed,
      name,
      used,
      limit: has.enabled ? has.limit : 0,
      plan: plan ?? (() => ''),
      offer: side?.is_admin ? { page: PLANS_PAGE, label: entitlementsSay('entitlements.see_plans') } : null,
    },
  });
}
