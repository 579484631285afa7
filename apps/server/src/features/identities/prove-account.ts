import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { findAccountByEmail, openSession, performerOf, sendPin, signIn, usePin } from '../auth/public.ts';
import { heldPerson, releasePerson } from './attempt.ts';
import type { IdentityPlace } from './come-back.ts';
import { identitiesSay } from './identities.messages.ts';
import { linkAccount, tellOfLink } from './link-account.ts';

/** How somebody shows that the account with the provider's e-mail is theirs. */
export type Proof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'pin'; readonly pin: string };

/** Mails a PIN to the account with the provider's e-mail. */
export async function mailProof(place: IdentityPlace): Promise<{ resend_after_s: number }> {
  const { email } = heldPerson(place);
  const account = await findAccountByEmail(place.db, email);
  return sendPin(place, {
    email,
    purpose: 'sign_in',
    locale: account?.locale ?? 'en',
    send: account?.status === 'active',
  });
}

/** Proves the account, links it with who came back, and signs in. */
export async function proveAccount(place: IdentityPlace, proof: Proof) {
  const { email, subject } = heldPerson(place);
  const account =
    proof.by === 'password'
      ? (await signIn(place, { email, password: proof.password })).account
      : await signInByPin(place, email, proof.pin);
  await linkAccount(place, account, subject);
  await tellOfLink(place, account.id, place.origin.request_id);
  releasePerson(place);
  return { user_id: account.id, user_type: account.user_type, signup_step: account.signup_step };
}

async function signInByPin(place: IdentityPlace, email: string, pin: string) {
  await usePin(place, { email, purpose: 'sign_in', pin });
  const account = await findAccountByEmail(place.db, email);
  if (account?.status !== 'active')
    throw new Refusal('forbidden', identitiesSay('identities.account_closed'));
  await openSession(place, account.id, false);
  await recordSecurityEvent(
    place.db,
    { actor: null, origin: place.origin },
    {
      event_type: 'access',
      action: 'auth.signed_in',
      organization_id: null,
      meta: { by: 'pin' },
      performer: performerOf(account),
    },
  );
  return account;
}
