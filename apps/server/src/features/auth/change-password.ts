import { hasFactor } from '@tryout/domain/accounts/second-factor';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { notifyPeople } from '../notifications/public.ts';
import { countAttempt, forgetAttempts } from './attempts.queries.ts';
import { authSay } from './auth.messages.ts';
import { findFactors } from './factors.queries.ts';
import { hashNewPassword } from './new-password.ts';
import { passwordFits } from './password-hash.ts';
import { endPins, newPinId } from './pins.queries.ts';
import { type BrowserAct, sendPin, useLink, usePin, wrongPin } from './pins.ts';
import { requireConfirmed } from './recent-proof.ts';
import { performerOf } from './second-step.ts';
import { endSessions, endUnprovedWaysIn } from './sessions.ts';
import { forgetStrangersTries } from './sign-in-tries.ts';
import {
  type Account,
  claimAddress,
  findAccountOfMailbox,
  lockAccount,
  readPasswordHash,
  storePassword,
} from './users.queries.ts';

/** Wrong current passwords before the form is closed. */
const CONFIRMING = {
  most: 10,
  within_s: 900,
  closed_s: 900,
  what: authSay('auth.confirm_password'),
} as const;

/** A present password that was judged, before the transaction that acts on it. */
export interface JudgedPassword {
  readonly user_id: string;
  /** What it was judged against. */
  readonly stored: string | null;
  readonly fits: boolean;
}

/** Judges the account's present password outside any transaction; the try counts before. */
export async function judgePassword(
  { db }: { readonly db: Db },
  userId: string,
  password: string | undefined,
): Promise<JudgedPassword> {
  const stored = await readPasswordHash(db, userId);
  if (stored === null) return { user_id: userId, stored, fits: true };
  const before = () => countAttempt(db, `confirm:${userId}`, CONFIRMING);
  const fits = await passwordFits({ stored, password: password ?? '', turn: 'known', before });
  return { user_id: userId, stored, fits };
}

/** Refuses unless the account's present password was given; an account without one has nothing to confirm. */
export async function confirmPassword(
  place: Pick<Act, 'db'>,
  judged: JudgedPassword,
  field: string,
): Promise<Account> {
  const account = await lockAccount(place.db, judged.user_id);
  if (!account) throw new Error('a signed-in account is gone');
  if (judged.fits && account.password_hash === judged.stored) {
    await forgetAttempts(place.db, `confirm:${judged.user_id}`);
    return account;
  }
  throw invalidField(field, authSay('auth.password_not_present'));
}

async function tellOwner(place: Act, userId: string): Promise<void> {
  await notifyPeople(place, [userId], {
    type: 'password_changed',
    effect_key: newPinId(),
    params: {},
    link: '/user/settings/security',
    mail: {},
  });
}

/** A change of password with all its hashing done. */
export interface PreparedChange {
  readonly judged: JudgedPassword;
  readonly password_hash: string;
}

/** Judges the present password and hashes the new one. */
export async function preparePasswordChange(
  place: { readonly db: Db },
  actor: Actor,
  given: { current_password?: string | undefined; new_password: string },
): Promise<PreparedChange> {
  const judged = await judgePassword(place, actor.user_id, given.current_password);
  if (judged.fits && given.current_password === given.new_password) {
    throw invalidField('new_password', authSay('auth.password_same'));
  }
  // A wrong present password is told first.
  const password_hash = judged.fits
    ? await hashNewPassword(place.db, given.new_password, 'new_password')
    : '';
  return { judged, password_hash };
}

/** Changes the signed-in person's password and ends every other session. */
export async function changePassword(
  place: Act,
  actor: Actor,
  { judged, password_hash }: PreparedChange,
): Promise<void> {
  const account = await confirmPassword(place, judged, 'current_password');
  // A password is asked for with the address, and this one only states its address.
  if (account.is_provisional) {
    throw new Refusal('refused_by_rule', authSay('auth.confirm_address_first', { email: account.email }));
  }
  // The password that was typed proves its owner where there is nothing stronger.
  if (hasFactor(await findFactors(place.db, actor.user_id))) await requireConfirmed({ ...place, actor });
  await storePassword(place.db, actor.user_id, password_hash);
  await endSessions(place, actor.user_id, actor.session_id);
  await recordSecurityEvent(
    place.db,
    { actor, origin: place.origin },
    { event_type: 'update', action: 'auth.password_changed', target_type: 'user', target_id: actor.user_id },
  );
  await tellOwner(place, actor.user_id);
}

/**
 * Mails a code for a new password, good in this browser only, and a link that is good in any; does the same for an
 * address without an account, but sends nothing.
 */
export async function requestPasswordReset(place: BrowserAct, email: string): Promise<void> {
  const account = await findAccountOfMailbox(place.db, email);
  await sendPin(place, {
    email,
    purpose: 'password_reset',
    locale: account?.locale ?? 'en',
    send: account?.status === 'active',
    link: (token) => `/public/reset?link=${token}`,
  });
}

/** What a new password is set with: the code, or the token of the link. */
export type ResetProof = { readonly email: string; readonly pin: string } | { readonly link: string };

/**
 * Sets a new password with the code or the link from the mail. Whoever reads the mailbox is its owner, so the address
 * counts as proved; every session ends, and strangers' failures are forgotten.
 */
export async function resetPassword(
  place: BrowserAct,
  proof: ResetProof,
  passwordHash: string,
): Promise<void> {
  const email = 'link' in proof ? await useLink(place, 'password_reset', proof.link) : proof.email;
  if (!('link' in proof)) await usePin(place, { email, purpose: 'password_reset', pin: proof.pin });
  const account = await findAccountOfMailbox(place.db, email);
  // Nobody was sent this code: a lucky guess is refused like a wrong one.
  if (account?.status !== 'active') throw wrongPin();
  await endPins(place.db, email, 'password_reset');
  if (!account.email_verified) await endUnprovedWaysIn(place, account);
  if (account.is_provisional && !(await claimAddress(place.db, account.id))) throw wrongPin();
  await storePassword(place.db, account.id, passwordHash);
  await endSessions(place, account.id);
  await forgetStrangersTries(place.db, email, place.origin.ip);
  await recordSecurityEvent(
    place.db,
    { actor: null, origin: place.origin },
    {
      event_type: 'update',
      action: 'auth.password_reset',
      target_type: 'user',
      target_id: account.id,
      organization_id: null,
      performer: performerOf(account),
    },
  );
  await tellOwner(place, account.id);
}
