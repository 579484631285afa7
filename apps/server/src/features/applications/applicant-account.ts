import type { startApplication } from '@tryout/contract/application-start';
import { emailProblem, normalizeEmail } from '@tryout/domain/email';
import type { Call } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { countAttempt, endUnprovedWaysIn, networkOf, openSession, sendPin, usePin } from '../auth/public.ts';
import { acceptTermsInForce } from '../terms/public.ts';
import { applicationsSay } from './applications.messages.ts';
import { findAccount, insertCandidate, markEmailVerified } from './start-application.queries.ts';

/** How often one network may learn in an hour that an address has an account (product §2.3), as when signing up. */
const LOOKUP = {
  most: 10,
  within_s: 3600,
  closed_s: 3600,
  what: applicationsSay('applications.look_up_addresses'),
} as const;

type StartCall = Call<typeof startApplication>;

/** Somebody who applies. */
export interface Applicant {
  readonly user_id: string;
  readonly email: string;
  readonly name: string;
  readonly token?: string;
}

/** The applicant, or that a code has to be typed first. */
export type KnownApplicant =
  | { readonly known: true; readonly applicant: Applicant }
  | { readonly known: false; readonly email: string };

/**
 * Who applies without being signed in. A new address becomes a candidate's account with a session at once, so that
 * nobody has to sign up first; a known one shows nothing until the code from its mailbox is typed.
 */
export async function applicantWithoutSession(call: StartCall): Promise<KnownApplicant> {
  const { body, db, services } = call;
  const email = normalizeEmail(body.email);
  if (emailProblem(email) !== null)
    throw invalidField('email', applicationsSay('applications.email_invalid'));
  const name = `${body.first_name} ${body.last_name}`.trim();
  // Before anything is looked up: what is missing must not tell whether the address has an account.
  if (body.first_name === '')
    throw invalidField('first_name', applicationsSay('applications.first_name_missing'));
  if (body.last_name === '')
    throw invalidField('last_name', applicationsSay('applications.last_name_missing'));
  if (!body.consent) throw invalidField('consent', applicationsSay('applications.consent_missing'));
  const account = await findAccount(db, email);
  if (account) return provedAccount(call, account, email);
  const locale = languageOf(call.request);
  const user_id = await insertCandidate(db, {
    email,
    first_name: body.first_name,
    last_name: body.last_name,
    locale,
  });
  if (user_id === null) return provedAccount(call, await findAccount(db, email), email);
  // The form with the consent names them.
  await acceptTermsInForce(db, { user_id, user_type: 'candidate', locale }, call.origin.ip);
  await recordSecurityEvent(db, call, {
    event_type: 'create',
    action: 'account.created_by_applying',
    target_type: 'user',
    target_id: user_id,
    performer: { id: user_id, email, type: 'candidate' },
  });
  const { token } = await openSession(
    { db, services, origin: call.origin, reply: call.reply },
    user_id,
    body.token,
  );
  return { known: true, applicant: { user_id, email, name, ...(token ? { token } : {}) } };
}

async function provedAccount(
  call: StartCall,
  account: Awaited<ReturnType<typeof findAccount>>,
  email: string,
): Promise<KnownApplicant> {
  const { body, db, services } = call;
  if (body.pin === undefined || body.pin === '') {
    await countAttempt(db, `exists:${networkOf(call.origin.ip)}`, LOOKUP);
    await sendPin(call, {
      email,
      purpose: 'sign_in',
      locale: account?.locale ?? 'en',
      send: account?.status === 'active',
      // Asked again within a minute: the same answer, and no further mail.
      keep_recent: true,
    });
    return { known: false, email };
  }
  await usePin(call, { email, purpose: 'sign_in', pin: body.pin });
  if (account?.status !== 'active')
    throw new Refusal('forbidden', applicationsSay('applications.account_closed'));
  if (account.user_type !== 'candidate') {
    throw invalidField('email', applicationsSay('applications.account_hires'));
  }
  // Whoever typed this address before did not own the mailbox, as far as is known: their ways in end.
  if (!account.email_verified) await endUnprovedWaysIn(call, { id: account.id, email });
  await markEmailVerified(db, account.id, services.now());
  await recordSecurityEvent(db, call, {
    event_type: 'action',
    action: 'auth.signed_in',
    target_type: 'user',
    target_id: account.id,
    meta: { by: 'pin' },
    performer: { id: account.id, email, type: 'candidate' },
  });
  const { token } = await openSession(
    { db, services, origin: call.origin, reply: call.reply },
    account.id,
    body.token,
  );
  const name = `${body.first_name} ${body.last_name}`.trim();
  return { known: true, applicant: { user_id: account.id, email, name, ...(token ? { token } : {}) } };
}
