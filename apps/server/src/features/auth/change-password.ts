import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Origin } from '../../platform/http/call.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import type { Services } from '../../platform/services.ts';
import { tellPeople } from '../notifications/public.ts';
import { countAttempt, forgetAttempts } from './attempts.queries.ts';
import { authSay } from './auth.messages.ts';
import { hashNewPassword } from './new-password.ts';
import { passwordFits } from './password-hash.ts';
import { newPinId } from './pins.queries.ts';
import { sendPin, usePin, wrongPin } from './pins.ts';
import { endSessions } from './sessions.ts';
import { performerOf } from './sign-in.ts';
import { findAccountByEmail, forgetWaysIn, lockAccount, storePassword } from './users.queries.ts';

interface Place {
  readonly db: Db;
  readonly services: Services;
  readonly origin: Origin;
}

/** Wrong current passwords before the form is closed. */
const CONFIRMING = {
  most: 10,
  within_s: 900,
  closed_s: 900,
  what: authSay('auth.confirm_password'),
} as const;

/** Refuses unless the account's present password was given; an account without one has nothing to confirm. */
export async function confirmPassword(
  place: Place,
  userId: string,
  password: string | undefined,
  field: string,
): Promise<void> {
  const account = await lockAccount(place.db, userId);
  if (!account) throw new Error('a signed-in account is gone');
  if (account.password_hash === null) return;
  if (await passwordFits(account.password_hash, password ?? '')) {
    await forgetAttempts(place.db, `confirm:${userId}`);
    return;
  }
  await countAttempt(place.db, `confirm:${userId}`, CONFIRMING);
  const message = authSay('auth.password_not_present');
  throw new Refusal('invalid_input', message, { fields: [{ field, message }], keep_writes: true });
}

async function tellOwner(place: Place, userId: string): Promise<void> {
  await tellPeople(place, [userId], {
    type: 'password_changed',
    effect_key: newPinId(),
    params: {},
    link: '/user/settings/security',
    mail: {},
  });
}

/** Changes the signed-in person's password and ends every other session. */
export async function changePassword(
  place: Place,
  actor: Actor,
  given: { current_password?: string | undefined; new_password: string },
): Promise<void> {
  await confirmPassword(place, actor.user_id, given.current_password, 'current_password');
  if (given.current_password === given.new_password) {
    throw invalidField('new_password', authSay('auth.password_same'));
  }
  await storePassword(place.db, actor.user_id, await hashNewPassword(given.new_password, 'new_password'));
  await endSessions(place, actor.user_id, actor.session_id);
  await recordSecurityEvent(
    place.db,
    { actor, origin: place.origin },
    { event_type: 'update', action: 'auth.password_changed', target_type: 'user', target_id: actor.user_id },
  );
  await tellOwner(place, actor.user_id);
}

/** Mails a code for a new password; does the same for an address without an account, but sends nothing. */
export async function requestPasswordReset(place: Place, email: string): Promise<void> {
  const account = await findAccountByEmail(place.db, email);
  await sendPin(place, {
    email,
    purpose: 'password_reset',
    locale: account?.locale ?? 'en',
    send: account?.status === 'active',
  });
}

/**
 * Sets a new password with the code from the mail. Whoever reads the mailbox is its owner, so the address counts as
 * proved; every session ends.
 */
export async function resetPassword(
  place: Place,
  given: { email: string; pin: string; password: string },
): Promise<void> {
  const passwordHash = await hashNewPassword(given.password, 'password');
  await usePin(place, { email: given.email, purpose: 'password_reset', pin: given.pin });
  const account = await findAccountByEmail(place.db, given.email);
  // Nobody was sent this code: a lucky guess is refused like a wrong one.
  if (account?.status !== 'active') throw wrongPin();
  if (!account.email_verified) await forgetWaysIn(place.db, account.id);
  await storePassword(place.db, account.id, passwordHash);
  await endSessions(place, account.id);
  await forgetAttempts(place.db, `sign_in:${given.email}`);
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
