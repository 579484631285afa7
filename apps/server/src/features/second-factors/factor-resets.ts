import type { RouteData } from '@tryout/contract/define-route';
import type { readFactorReset as readRoute } from '@tryout/contract/second-factors/second-factors';
import { FACTOR_RESET, mayResetByMailbox } from '@tryout/domain/accounts/second-factor';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { hashToken, newToken } from '../../platform/http/tokens.ts';
import {
  confirmation,
  endSessions,
  factors,
  holdAccount,
  type KnownAccount,
  performerOf,
  secondStep,
} from '../auth/public.ts';
import { mailTo } from '../notifications/public.ts';
import type { BrowserPlace } from './challenges.ts';
import { tellOfFactor } from './factor-news.ts';
import { endResets, type FactorResetRow, insertReset, lockReset } from './factor-resets.queries.ts';
import { findMember } from './factor-rule.queries.ts';
import { factorsSay } from './second-factors.messages.ts';

/**
 * Somebody who knows the password says that every factor is lost. The mailbox gets a link that removes them after three
 * days and stops it at once until then; a sign-in with a factor stops it as well.
 */
export async function askFactorReset(
  place: BrowserPlace,
  ticket: string | undefined,
): Promise<{ ready_at: string }> {
  const { db, services } = place;
  const step = await secondStep.open(place, ticket);
  const account = await holdAccount(place, step.user_id);
  if (!account || !mayResetByMailbox(account.user_type)) {
    throw new Refusal('refused_by_rule', factorsSay('factors.ask_admin'));
  }
  const { token, hash } = newToken();
  const now = services.now();
  const { id, ready_at } = await insertReset(db, {
    user_id: account.id,
    token_hash: hash,
    now,
    ...FACTOR_RESET,
  });
  await mailTo(place, {
    type: 'factor_reset_asked',
    effect_key: id,
    params: { hours: String(FACTOR_RESET.wait_hours) },
    email: account.email,
    user_id: account.id,
    locale: account.locale,
    link: `/factor-reset/${token}`,
  });
  await log(place, account, 'account.factor_reset_asked');
  return { ready_at };
}

async function held(place: Act, token: string): Promise<FactorResetRow> {
  const reset = await lockReset(place.db, hashToken(token), place.services.now());
  if (!reset) throw new Refusal('gone', factorsSay('factors.reset_over'));
  return reset;
}

const isReady = ({ ready_at }: FactorResetRow, now: Date): boolean => new Date(ready_at) <= now;

/** What the mailed link leads to. */
export async function readFactorReset(act: Act, token: string): Promise<RouteData<typeof readRoute>> {
  const reset = await held(act, token);
  const { ready_at, expires_at } = reset;
  return { ready_at, expires_at, is_ready: isReady(reset, act.services.now()) };
}

/** Removes lost factors by the mailed link. @throws Refusal before the wait is over */
export async function finishFactorReset(act: Act, token: string): Promise<void> {
  const reset = await held(act, token);
  if (!isReady(reset, act.services.now())) {
    throw new Refusal('refused_by_rule', factorsSay('factors.reset_too_early'));
  }
  const account = await holdAccount(act, reset.user_id);
  if (account?.status !== 'active') throw new Refusal('gone', factorsSay('factors.reset_over'));
  await endResets(act.db, account.id, 'done', act.services.now());
  await removeAll(act, account);
  await log(act, account, 'account.factors_reset');
  await tellOfFactor(act, account.id, 'factors_reset', {
    reason: factorsSay('factors.by_mail')(languageOf(account)),
  });
}

/** Stops a reset by the mailed link. */
export async function stopFactorReset(act: Act, token: string): Promise<void> {
  const reset = await held(act, token);
  await endResets(act.db, reset.user_id, 'stopped', act.services.now());
  const account = await holdAccount(act, reset.user_id);
  if (account) await log(act, account, 'account.factor_reset_stopped');
}

/** Whoever signs in with a factor has not lost it. */
export async function endResetsOf(act: Act, userId: string): Promise<void> {
  await endResets(act.db, userId, 'stopped', act.services.now());
}

async function removeAll(act: Act, account: KnownAccount): Promise<void> {
  await factors.forget(act, account.id);
  await endSessions(act, account.id);
}

const languageOf = ({ locale }: KnownAccount): 'ar' | 'en' => (locale === 'ar' ? 'ar' : 'en');

function log(
  act: Act,
  account: KnownAccount,
  action: 'account.factor_reset_asked' | 'account.factors_reset' | 'account.factor_reset_stopped',
): Promise<void> {
  return audit(
    { ...act, actor: null },
    {
      event_type: 'update',
      action,
      target_type: 'user',
      target_id: account.id,
      organization_id: null,
      performer: performerOf(account),
    },
  );
}

/** Whose factors an admin removes, and why. */
export interface ResetByAdmin {
  readonly user_id: string;
  /** The organization whose admin does it; null: the platform. */
  readonly organization_id: string | null;
  readonly reason: string;
}

/** An admin removes the factors of somebody who lost them: for a reason, logged, and told to the owner. */
export async function resetByAdmin(act: SignedAct, wish: ResetByAdmin): Promise<void> {
  await confirmation.require(act);
  if (wish.user_id === act.actor.user_id) {
    throw new Refusal('refused_by_rule', factorsSay('factors.not_own'));
  }
  const account = await holdAccount(act, wish.user_id);
  if (!account) throw notFound();
  const { passkeys, authenticator } = await factors.of(act.db, account.id);
  if (passkeys === 0 && !authenticator) {
    throw new Refusal('refused_by_rule', factorsSay('factors.has_none'));
  }
  await endResets(act.db, account.id, 'done', act.services.now());
  await removeAll(act, account);
  await audit(act, {
    event_type: 'update',
    action: 'account.factors_reset',
    target_type: 'user',
    target_id: account.id,
    organization_id: wish.organization_id,
    meta: { reason: wish.reason },
  });
  await tellOfFactor(act, account.id, 'factors_reset', { reason: wish.reason });
}

/**
 * An admin removes the factors of a member. Not of somebody who works for others as well: how their account is guarded is
 * not one organization's to weaken.
 */
export async function resetMember(
  act: SignedAct,
  { employee_id, reason }: { readonly employee_id: string; readonly reason: string },
): Promise<void> {
  const member = await findMember(act.db, employee_id);
  if (member?.status !== 'active') throw new Refusal('refused_by_rule', factorsSay('factors.not_a_member'));
  if (member.elsewhere > 0) throw new Refusal('refused_by_rule', factorsSay('factors.works_elsewhere'));
  const { user_id, organization_id } = member;
  await resetByAdmin(act, { user_id, organization_id, reason });
}
