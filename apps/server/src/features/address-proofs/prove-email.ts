import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { changeAddress, proveAddress, refuseFreeMail } from '../accounts/public.ts';
import {
  accountOf,
  confirmPassword,
  endSessions,
  holdAccount,
  holdOwnAccount,
  type JudgedPassword,
  openSession,
  type SessionAct,
  sendPin,
  usePin,
} from '../auth/public.ts';
import { proofsSay } from './address-proofs.messages.ts';
import { lockAddress } from './merge-accounts.queries.ts';
import { settleAddress } from './settle-address.ts';

/** What a PIN is asked for. */
export type PinWish =
  | { readonly purpose: 'signup' }
  | { readonly purpose: 'email_change'; readonly email: string; readonly password: string };

/** Mails a PIN to the account's own address, or to the one it wants to change to. */
export async function askForPin(
  place: SessionAct,
  actor: Actor,
  wish: PinWish,
  judged: JudgedPassword | null,
): Promise<{ resend_after_s: number }> {
  if (wish.purpose === 'signup') {
    if (actor.email_verified)
      throw new Refusal('refused_by_rule', proofsSay('address_proofs.confirmed_before'));
    return sendPin(place, { email: actor.email, purpose: 'signup', locale: actor.locale, send: true });
  }
  if (!judged) throw new Error('a change of address needs a judged password');
  await confirmPassword(place, judged, 'password');
  await refuseFreeMail(place.db, actor.user_type, wish.email);
  // An address that is taken gets no mail; the answer is the same.
  const taken = (await accountOf(place.db, wish.email)) !== undefined;
  return sendPin(place, { email: wish.email, purpose: 'email_change', locale: actor.locale, send: !taken });
}

/** Takes a PIN: the sign-up goes on, or the account has its new address. Answers the step of the sign-up. */
export async function provePin(
  place: SessionAct,
  actor: Actor,
  given: { purpose: 'signup'; pin: string } | { purpose: 'email_change'; email: string; pin: string },
): Promise<number> {
  const email = given.purpose === 'signup' ? actor.email : given.email;
  if (given.purpose === 'signup' && actor.email_verified) return Math.max(3, actor.signup_step);

  await usePin(place, { email, purpose: given.purpose, pin: given.pin });
  let step = actor.signup_step;
  let account_id = actor.user_id;
  if (given.purpose === 'signup') {
    ({ account_id, step } = await proveOwn(place, actor));
  } else {
    if (!(await changeAddress(place, { user_id: actor.user_id, email }))) {
      throw new Refusal('conflict', proofsSay('address_proofs.email_taken'));
    }
    await endSessions(place, actor.user_id, actor.session_id);
  }
  await recordSecurityEvent(
    place.db,
    { actor, origin: place.origin },
    {
      event_type: 'update',
      action: given.purpose === 'signup' ? 'account.email_proved' : 'account.email_changed',
      target_type: 'user',
      target_id: account_id,
      ...(given.purpose === 'email_change' ? { meta: { email: [actor.email, email] } } : {}),
    },
  );
  return step;
}

/** The account has its address proved; a provisional one may go into the account that the address has. */
async function proveOwn(place: SessionAct, actor: Actor): Promise<{ account_id: string; step: number }> {
  await lockAddress(place.db, actor.email);
  const account = await holdOwnAccount(place, actor);
  if (!account.is_provisional) {
    const step = await proveAddress(place, { user_id: account.id, email: account.email });
    return { account_id: account.id, step };
  }
  const { account_id } = await settleAddress(place, account);
  if (account_id !== account.id) await openSession(place, account_id, undefined);
  return { account_id, step: (await holdAccount(place, account_id))?.signup_step ?? account.signup_step };
}
