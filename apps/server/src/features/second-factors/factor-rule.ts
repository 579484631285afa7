import type { RouteData } from '@tryout/contract/define-route';
import type { readFactorRule as readRoute } from '@tryout/contract/second-factors/second-factors';
import { hasFactor, isInForce } from '@tryout/domain/accounts/second-factor';
import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { confirmation, factors } from '../auth/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import { findRule, findUnsecured, findWithoutFactor, lockRule, storeRule } from './factor-rule.queries.ts';
import { factorsSay } from './second-factors.messages.ts';

type Rule = RouteData<typeof readRoute>;

/** From when an organization asks its members for a second factor, and how many have one. */
export async function factorRule({ db }: SignedAct, organizationId: string): Promise<Rule> {
  const rule = await findRule(db, organizationId);
  if (!rule) throw notFound();
  return rule;
}

/**
 * Asks an organization's members for a second factor from a day on. Whoever asks has one: a requirement made by mistake
 * would otherwise begin with its author. Members without one are told; once it is in force, their live streams end.
 */
export async function changeFactorRule(
  act: SignedAct,
  organizationId: string,
  from: string | null,
): Promise<Rule> {
  const { db, actor, services } = act;
  await confirmation.require(act);
  await lockRule(db, organizationId);
  const before = await factorRule(act, organizationId);
  if (before.from === from) return before;
  if (from !== null && !hasFactor(await factors.of(db, actor.user_id))) {
    throw new Refusal('refused_by_rule', factorsSay('factors.own_first'));
  }
  await storeRule(db, organizationId, from);
  await audit(act, {
    event_type: 'update',
    action: 'organization.second_factor_changed',
    target_type: 'organization',
    target_id: organizationId,
    organization_id: organizationId,
    meta: { from: [before.from, from] },
  });
  if (from !== null) {
    const organization = actor.memberships.find((one) => one.organization_id === organizationId)?.name ?? '';
    await notifyPeople(act, await findWithoutFactor(db, organizationId), {
      type: 'second_factor_required',
      effect_key: `${organizationId}:${from}:${act.origin.request_id}`,
      params: { organization, date: from },
      link: '/user/settings/security',
      organization_id: organizationId,
      mail: {},
    });
    if (isInForce(from, services.now().toISOString().slice(0, 10))) await endUnsecured({ db, services });
  }
  return factorRule(act, organizationId);
}

/** Ends live streams of people who need a second factor by now; their pages ask again and are told so. */
async function endUnsecured({ db, services }: Pick<SignedAct, 'db' | 'services'>): Promise<void> {
  for (const sessionId of await findUnsecured(db)) services.live.disconnect(sessionId);
}

/** A requirement that begins on a day ends streams that were opened before it. */
export function endUnsecuredJob(services: Services): JobHandler {
  return {
    name: 'second_factors.end_unsecured',
    cron: '*/10 * * * *',
    run: () => endUnsecured({ db: services.db, services }),
  };
}
