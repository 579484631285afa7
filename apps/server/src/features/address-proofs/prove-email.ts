import { hasFactor } from '@tryout/domain/accounts/second-factor';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { proveAddress } from '../accounts/public.ts';
import {
  factors,
  holdAccount,
  holdOwnAccount,
  openSession,
  type SessionAct,
  sendPin,
  usePin,
} from '../auth/public.ts';
import { proofsSay } from './address-proofs.messages.ts';
import { lockAddress } from './merge-accounts.queries.ts';
import { settleAddress } from './settle-address.ts';

/** Mails a PIN to the account's own address. */
export async function askForPin(place: SessionAct, actor: Actor): Promise<{ resend_after_s: number }> {
  if (actor.email_verified) {
    throw new Refusal('refused_by_rule', proofsSay('address_proofs.confirmed_before'));
  }
  return sendPin(place, { email: actor.email, purpose: 'signup', locale: actor.locale, send: true });
}

/** Takes a PIN: the sign-up goes on. Answers its step. */
export async function provePin(place: SessionAct, actor: Actor, pin: string): Promise<number> {
  if (actor.email_verified) return Math.max(3, actor.signup_step);
  await usePin(place, { email: actor.email, purpose: 'signup', pin });
  const { account_id, step } = await proveOwn(place, actor);
  await recordSecurityEvent(
    place.db,
    { actor, origin: place.origin },
    { event_type: 'update', action: 'account.email_proved', target_type: 'user', target_id: account_id },
  );
  return step;
}

/**
 * The account has its address proved; a provisional one may go into the account that the address has. This browser is
 * signed in there, unless that account has a second factor, which a code by mail does not stand in for.
 */
async function proveOwn(place: SessionAct, actor: Actor): Promise<{ account_id: string; step: number }> {
  await lockAddress(place.db, actor.email);
  const account = await holdOwnAccount(place, actor);
  if (!account.is_provisional) {
    const step = await proveAddress(place, { user_id: account.id, email: account.email });
    return { account_id: account.id, step };
  }
  const { account_id } = await settleAddress(place, account);
  if (account_id !== account.id && !hasFactor(await factors.of(place.db, account_id))) {
    await openSession(place, account_id, undefined);
  }
  return { account_id, step: (await holdAccount(place, account_id))?.signup_step ?? account.signup_step };
}
