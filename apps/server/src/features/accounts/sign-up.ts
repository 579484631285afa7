import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import {
  accountOf,
  countFromNetwork,
  endFormerWaysIn,
  hashNewPassword,
  openSession,
  performerOf,
  type SessionAct,
  sendPin,
} from '../auth/public.ts';
import { accountsSay } from './accounts.messages.ts';
import { insertAccount, type NewAccount, replaceUnprovedAccount } from './accounts.queries.ts';
import { readSignupToken, type SignupUserType } from './signup-token.ts';
import { refuseFreeMail } from './work-email.ts';

/** How often one network address may learn whether an e-mail is taken (product §2.3). */
const LOOKUP = {
  most: 10,
  within_s: 3600,
  closed_s: 3600,
  what: accountsSay('accounts.look_up_addresses'),
} as const;

/** The account step as it was filled in. */
export interface AccountForm {
  readonly signup_token: string;
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly locale: string;
  readonly time_zone: string;
  readonly token?: boolean | undefined;
}

/** Whether an address has an account; counts against the network address, whatever the answer. */
export async function addressIsTaken(
  place: SessionAct,
  signupToken: string,
  email: string,
): Promise<boolean> {
  readSignupToken(place.services, signupToken);
  await countFromNetwork(place, 'exists', LOOKUP);
  const account = await accountOf(place.db, email);
  return account?.email_verified ?? false;
}

/** Hashes the password of a form that may be filled in so. */
export async function prepareAccount(
  { db, services }: Pick<SessionAct, 'db' | 'services'>,
  form: AccountForm,
): Promise<string> {
  await refuseFreeMail(db, readSignupToken(services, form.signup_token), form.email);
  return hashNewPassword(db, form.password, 'password');
}

/** Step 1: makes the account (or writes an unproved one anew), signs in and mails the PIN. */
export async function createAccount(
  place: SessionAct,
  form: AccountForm,
  password_hash: string,
): Promise<StartedSignup> {
  const { signup_token, password: _, token, ...person } = form;
  const user_type = readSignupToken(place.services, signup_token);
  return startSignup(place, { ...person, user_type, password_hash }, token);
}

/** Step 1 for somebody who signs in by another way than a password; the same PIN follows. */
export async function createAccountWithoutPassword(
  place: SessionAct,
  person: Omit<AccountForm, 'signup_token' | 'password' | 'token'> & { readonly user_type: SignupUserType },
): Promise<StartedSignup> {
  await refuseFreeMail(place.db, person.user_type, person.email);
  return startSignup(place, { ...person, password_hash: null }, false);
}

/** An account at the second step of its sign-up, signed in. */
export interface StartedSignup {
  readonly user_id: string;
  readonly user_type: SignupUserType;
  readonly signup_step: number;
  readonly token?: string;
}

async function startSignup(
  place: SessionAct,
  person: Omit<NewAccount, 'signup_step' | 'email_verified'> & { readonly user_type: SignupUserType },
  wantsToken: boolean | undefined,
): Promise<StartedSignup> {
  const { db } = place;
  const { email, user_type, locale } = person;
  const account: NewAccount = { ...person, signup_step: 2, email_verified: false };
  const user_id = (await insertAccount(db, account)) ?? (await takeOver(place, account));
  await sendPin(place, { email, purpose: 'signup', locale, send: true, keep_recent: true });
  const opened = await openSession(place, user_id, wantsToken);
  await recordSecurityEvent(
    db,
    { actor: null, origin: place.origin },
    {
      event_type: 'create',
      action: 'account.created',
      target_type: 'user',
      target_id: user_id,
      organization_id: null,
      performer: performerOf({ id: user_id, email, user_type }),
    },
  );
  return { user_id, user_type, signup_step: 2, ...opened };
}

/** Writes an account anew that nobody has proved; refuses one that somebody has. */
async function takeOver(place: SessionAct, account: NewAccount): Promise<string> {
  const existing = await accountOf(place.db, account.email);
  const replaced = existing ? await replaceUnproved(place, existing.id, account) : false;
  if (existing && replaced) return existing.id;
  await countFromNetwork(place, 'exists', LOOKUP);
  const message = accountsSay('accounts.exists');
  throw new Refusal('conflict', message, { fields: [{ field: 'email', message }], keep_writes: true });
}

/**
 * Makes the account of whoever has just proved to read its mailbox; one of the address that nobody has proved becomes
 * theirs. Null when the address belongs to a proved account.
 */
export async function makeProvedAccount(act: Act, account: NewAccount): Promise<string | null> {
  const existing = await accountOf(act.db, account.email);
  if (!existing) return insertAccount(act.db, account);
  return (await replaceUnproved(act, existing.id, account)) ? existing.id : null;
}

/** Makes an unproved account the new owner's; sessions, identities and PINs of before are over. */
async function replaceUnproved(act: Act, id: string, account: NewAccount): Promise<boolean> {
  if (!(await replaceUnprovedAccount(act.db, id, account))) return false;
  await endFormerWaysIn(act, { id, email: account.email });
  return true;
}
