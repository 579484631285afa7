import type { RouteData } from '@tryout/contract/define-route';
import type { proveForLinkedIn } from '@tryout/contract/identities/identities';
import { Refusal } from '../../platform/http/refusal.ts';
import { proveAddress } from '../accounts/public.ts';
import {
  accountOf,
  endUnprovedWaysIn,
  type JudgedSignIn,
  judgeSignIn,
  secondStep,
  sendPin,
  signIn,
  usePin,
} from '../auth/public.ts';
import { heldPerson, releasePerson } from './attempt.ts';
import type { IdentityAct } from './come-back.ts';
import { identitiesSay } from './identities.messages.ts';
import { linkAccount, tellOfLink } from './link-account.ts';

/** How somebody shows that the account with the provider's e-mail is theirs. */
export type Proof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'pin'; readonly pin: string };

/** Mails a PIN to the account with the provider's e-mail. */
export async function mailProof(place: IdentityAct): Promise<{ resend_after_s: number }> {
  const { email } = heldPerson(place);
  const account = await accountOf(place.db, email);
  return sendPin(place, {
    email,
    purpose: 'sign_in',
    locale: account?.locale ?? 'en',
    send: account?.status === 'active',
  });
}

/** Judges a password given as proof, before the transaction; null for a PIN. */
export async function judgeProof(place: IdentityAct, proof: Proof): Promise<JudgedSignIn | null> {
  if (proof.by === 'pin') return null;
  return judgeSignIn(place, { email: heldPerson(place).email, password: proof.password });
}

/**
 * Proves the account, links it with who came back, and signs in. An account with a second factor is not linked by its
 * password or mailbox alone: it is asked for the factor, and linked in its settings.
 */
export async function proveAccount(
  place: IdentityAct,
  proof: Proof,
  judged: JudgedSignIn | null,
): Promise<RouteData<typeof proveForLinkedIn>> {
  const { email, subject } = heldPerson(place);
  const { account, entered } =
    proof.by === 'pin' ? await signInByPin(place, email, proof.pin) : await signIn(place, mustBe(judged));
  releasePerson(place);
  if ('second_step' in entered) return entered;
  await linkAccount(place, account, subject);
  await tellOfLink(place, account.id, place.origin.request_id);
  return entered;
}

function mustBe(judged: JudgedSignIn | null): JudgedSignIn {
  if (!judged) throw new Error('a password was not judged');
  return judged;
}

async function signInByPin(place: IdentityAct, email: string, pin: string) {
  await usePin(place, { email, purpose: 'sign_in', pin });
  const account = await accountOf(place.db, email);
  if (account?.status !== 'active')
    throw new Refusal('forbidden', identitiesSay('identities.account_closed'));
  if (!account.email_verified) {
    await endUnprovedWaysIn(place, account);
    await proveAddress(place, { user_id: account.id, email });
  }
  return { account, entered: await secondStep.enter(place, account, { by: 'pin' }) };
}
