import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { readRetention, setRetention as setRoute } from '@tryout/contract/personal-data/retention';
import {
  effectiveFrom,
  RETENTION_OUTCOMES,
  retentionSuggestion,
} from '@tryout/domain/personal-data/retention';
import { type Act, audit, type SignedAct } from '../../../platform/act.ts';
import {
  countDue,
  countErasedInAll,
  findCountry,
  findRules,
  findRuns,
  holdOrganization,
  type RetentionRule,
  storeRules,
} from './retention.queries.ts';

type Wish = RouteBody<typeof setRoute>['rules'];

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The rules that a wish makes of those that are there: one that lets go earlier waits until candidates were told. */
function ruled(wish: Wish, before: readonly RetentionRule[], now: Date): RetentionRule[] {
  return wish.flatMap(({ outcome, months }) => {
    if (months === null) return [];
    const old = before.find((rule) => rule.outcome === outcome);
    if (old?.months === months) return [old];
    return [{ outcome, months, effective_from: effectiveFrom(now, old?.months ?? null, months) }];
  });
}

/** How long an organization keeps applications, what would go when, and what went. */
export async function retentionOf(
  { db, services }: Act,
  organizationId: string,
): Promise<RouteData<typeof readRetention>> {
  const rules = await findRules(db, organizationId);
  const country = await findCountry(db, organizationId);
  const suggestion = retentionSuggestion(country);
  return {
    rules: RETENTION_OUTCOMES.map((outcome) => {
      const rule = rules.find((each) => each.outcome === outcome);
      return { outcome, months: rule?.months ?? null, effective_from: rule?.effective_from ?? null };
    }),
    suggestion: suggestion ? { country, ...suggestion } : null,
    preview: await countDue(db, organizationId, rules, dayOf(services.now())),
    runs: await findRuns(db, organizationId),
    erased_in_all: await countErasedInAll(db, organizationId),
  };
}

/** What would go when by other rules. */
export async function previewOf(
  { db, services }: Act,
  organizationId: string,
  wish: Wish,
): Promise<Pick<RouteData<typeof readRetention>, 'preview'>> {
  const now = services.now();
  const rules = ruled(wish, await findRules(db, organizationId), now);
  return { preview: await countDue(db, organizationId, rules, dayOf(now)) };
}

/** Sets how long applications are kept. */
export async function setRetention(
  act: SignedAct,
  organization_id: string,
  wish: Wish,
): Promise<RouteData<typeof readRetention>> {
  const { db, actor, services } = act;
  const at = services.now();
  await holdOrganization(db, organization_id);
  const before = await findRules(db, organization_id);
  const after = ruled(wish, before, at);
  await storeRules(db, organization_id, after, { user_id: actor.user_id, at });
  const months = (rules: readonly RetentionRule[]) =>
    Object.fromEntries(rules.map((rule) => [rule.outcome, rule.months]));
  await audit(act, {
    event_type: 'update',
    action: 'retention.changed',
    target_type: 'organization',
    target_id: organization_id,
    organization_id,
    meta: { months: [months(before), months(after)] },
  });
  return retentionOf(act, organization_id);
}
