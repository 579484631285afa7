import type { RouteData } from '@tryout/contract/define-route';
import type { previewPlans as previewRoute } from '@tryout/contract/plans/manage-plans';
import type { listAddOns as addOnsRoute, PlansShown } from '@tryout/contract/plans/plans';
import { type Audience, audienceOf, byAnnualPrice } from '@tryout/domain/plans/catalogue';
import type { Act, SignedAct } from '../../platform/act.ts';
import { organizationsFor } from '../../platform/http/actor.ts';
import type { Language } from '../../platform/language/language.ts';
import { featureWords, plansAreUsed } from '../entitlements/public.ts';
import { canBuy } from './can-buy.ts';
import { findFeatureRows } from './features.queries.ts';
import {
  type AddOnRow,
  findAddOns,
  findHeld,
  findPlans,
  kindOfOrganization,
  type PlanRow,
} from './plans.queries.ts';

type AddOns = RouteData<typeof addOnsRoute>['items'];

/** Which version is shown: what can be bought, or the draft as if it could. */
type Drafts = 'with' | 'without';

/** The plans an organization can choose from, and the one it has. */
export async function plansShown(act: SignedAct, language: Language): Promise<PlansShown> {
  const { db } = act;
  const [organization_id] = organizationsFor(act.actor, 'billing.read');
  const kind = organization_id && (await kindOfOrganization(db, organization_id));
  const is_on = await plansAreUsed(act);
  const can_buy = is_on && canBuy(act.services.config);
  if (!kind || !is_on) {
    return { is_on, can_buy, current: null, plans: [], features: [], held_add_ons: [] };
  }
  const all = await findPlans(db);
  const plans = offersOf(all, audienceOf(kind), 'without', language);
  const held = await heldBy(act, organization_id, all, plans, language);
  return { is_on, can_buy, plans, features: await featuresListed(act, language), ...held };
}

/** The add-ons an organization can buy. */
export async function addOnsShown(act: SignedAct, language: Language): Promise<AddOns> {
  const [organization_id] = organizationsFor(act.actor, 'billing.read');
  const kind = organization_id && (await kindOfOrganization(act.db, organization_id));
  if (!kind || !(await plansAreUsed(act))) return [];
  return addOnOffersOf(await findAddOns(act.db), audienceOf(kind), 'without', language);
}

/** The plans for visitors; none where plans are not used. */
export async function publicPlans(
  act: Act,
  audience: Audience,
  language: Language,
): Promise<RouteData<typeof previewRoute>> {
  if (await plansAreUsed(act)) {
    const { plans, add_ons } = await previewPlans(act, { audience, drafts: 'without' }, language);
    return { plans: { ...plans, current: null }, add_ons };
  }
  const none = { is_on: false, can_buy: false, current: null, plans: [], features: [], held_add_ons: [] };
  return { plans: none, add_ons: [] };
}

/** The customers' page as one kind of organization would see it that has the free plan. */
export async function previewPlans(
  act: Act,
  { audience, drafts }: { audience: Audience; drafts: Drafts },
  language: Language,
): Promise<RouteData<typeof previewRoute>> {
  const plans = offersOf(await findPlans(act.db), audience, drafts, language);
  const free = plans.find(({ annual_price }) => annual_price === 0);
  const now = act.services.now().toISOString();
  return {
    plans: {
      is_on: true,
      can_buy: canBuy(act.services.config),
      current: free ? { ...free, since: now, until: null, is_default: true, is_current: true } : null,
      plans,
      features: await featuresListed(act, language),
      held_add_ons: [],
    },
    add_ons: addOnOffersOf(await findAddOns(act.db), audience, drafts, language),
  };
}

async function featuresListed({ db }: Act, language: Language) {
  const rows = await findFeatureRows(db);
  return rows
    .filter(({ is_listed }) => is_listed)
    .map((row) => ({ key: row.key, kind: row.kind, ...featureWords(row, language) }));
}

async function heldBy(
  { db, services }: Act,
  organization_id: string,
  all: readonly PlanRow[],
  onSale: PlansShown['plans'],
  language: Language,
): Promise<Pick<PlansShown, 'current' | 'held_add_ons'>> {
  const held = await findHeld(db, organization_id, services.now());
  const addOns = held.some(({ add_on_version_id }) => add_on_version_id) ? await findAddOns(db) : [];
  const held_add_ons = held.flatMap(({ add_on_version_id, since, until }) => {
    const addOn = addOns.find(({ versions }) => versions.some(({ id }) => id === add_on_version_id));
    const version = addOn?.versions.find(({ id }) => id === add_on_version_id);
    return addOn && version
      ? [{ add_on_id: addOn.id, name: worded(version, language).name, since, until }]
      : [];
  });
  for (const { plan_version_id, since, until } of held) {
    const plan = all.find(({ versions }) => versions.some(({ id }) => id === plan_version_id));
    const version = plan?.versions.find(({ id }) => id === plan_version_id);
    if (!plan || !version) continue;
    const current = {
      plan_id: plan.id,
      plan_version_id: version.id,
      key: plan.key,
      name: worded(version, language).name,
      version: version.version,
      features: version.features,
      since,
      until,
      is_default: false,
      is_current: onSale.some((offer) => offer.plan_version_id === version.id),
    };
    return { current, held_add_ons };
  }
  const free = onSale.find(({ annual_price }) => annual_price === 0);
  return {
    current: free
      ? { ...free, since: services.now().toISOString(), until: null, is_default: true, is_current: true }
      : null,
    held_add_ons,
  };
}

function offersOf(
  plans: readonly PlanRow[],
  audience: Audience,
  drafts: Drafts,
  language: Language,
): PlansShown['plans'] {
  const offers = plans
    .filter((plan) => plan.audience === audience)
    .flatMap((plan) => {
      const version = shownVersion(plan, drafts);
      return version ? [{ plan, version }] : [];
    })
    .sort((a, b) =>
      byAnnualPrice(
        { ...a.plan, annual_price: a.version.annual_price },
        { ...b.plan, annual_price: b.version.annual_price },
      ),
    );
  return offers.map(({ plan, version }) => ({
    plan_id: plan.id,
    plan_version_id: version.id,
    key: plan.key,
    version: version.version,
    ...worded(version, language),
    audience: plan.audience,
    annual_price: version.annual_price,
    monthly_price: version.monthly_price,
    currency: version.currency,
    trial_days: version.trial_days,
    features: version.features,
  }));
}

function addOnOffersOf(
  addOns: readonly AddOnRow[],
  audience: Audience,
  drafts: Drafts,
  language: Language,
): AddOns {
  return addOns
    .filter(({ audiences }) => audiences.includes(audience))
    .flatMap((addOn) => {
      const version = shownVersion(addOn, drafts);
      return version ? [{ addOn, version }] : [];
    })
    .sort((a, b) =>
      byAnnualPrice(
        { ...a.addOn, annual_price: a.version.price },
        { ...b.addOn, annual_price: b.version.price },
      ),
    )
    .map(({ addOn, version }) => ({
      add_on_id: addOn.id,
      add_on_version_id: version.id,
      key: addOn.key,
      version: version.version,
      ...worded(version, language),
      price: version.price,
      currency: version.currency,
      kind: version.kind,
      every: version.every,
      expires_days: version.expires_days,
      grants: version.grants,
    }));
}

/** The version of an offer that is shown; undefined: none is. */
function shownVersion<V extends { readonly published_at: string | null }>(
  { status, versions }: { readonly status: string; readonly versions: readonly V[] },
  drafts: Drafts,
): V | undefined {
  if (status === 'closed') return undefined;
  if (drafts === 'with') return versions[0];
  return status === 'published' ? versions.find(({ published_at }) => published_at !== null) : undefined;
}

function worded(
  version: {
    readonly name: string;
    readonly description: string;
    readonly wordings: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  },
  language: Language,
) {
  const own = version.wordings[language];
  return { name: own?.name || version.name, description: own?.description || version.description };
}
