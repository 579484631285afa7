import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { countAttempt, forgetAttempts, refuseWhileClosed } from './attempts.queries.ts';
import { authSay } from './auth.messages.ts';
import { passwordFits } from './password-hash.ts';
import { openSession, type SessionPlace } from './sessions.ts';
import { type Account, findAccountByEmail } from './users.queries.ts';

/** Wrong passwords for one address before it is closed for a quarter of an hour. */
const BY_EMAIL = {
  most: 10,
  within_s: 900,
  closed_s: 900,
  what: authSay('auth.sign_in_with_address'),
} as const;
/** Wrong passwords from one network address, over all accounts. */
const BY_NETWORK = {
  most: 100,
  within_s: 900,
  closed_s: 900,
  what: authSay('auth.sign_in_from_here'),
} as const;

const WRONG = authSay('auth.wrong');

/**
 * Signs in. The count of failures is kept for addresses without an account as well, and the same work is done for
 * them, so that neither the words nor the time tell whether there is one.
 */
export async function signIn(
  place: SessionPlace,
  given: { email: string; password: string; token?: boolean | undefined },
): Promise<{ account: Account; token?: string }> {
  const { db, origin } = place;
  const emailKey = `sign_in:${given.email}`;
  const networkKey = `sign_in_from:${origin.ip}`;
  await refuseWhileClosed(db, emailKey, BY_EMAIL);
  await refuseWhileClosed(db, networkKey, BY_NETWORK);
  const account = await findAccountByEmail(db, given.email);
  const fits = await passwordFits(account?.password_hash, given.password);
  if (!account || !fits || account.status !== 'active') {
    await recordSecurityEvent(
      db,
      { actor: null, origin },
      {
        event_type: 'access',
        action: 'auth.sign_in_failed',
        organization_id: null,
        outcome: 'refused',
        performer: { id: account?.id ?? null, email: given.email, type: 'user' },
      },
    );
    await countAttempt(db, emailKey, BY_EMAIL);
    await countAttempt(db, networkKey, BY_NETWORK);
    throw new Refusal('invalid_input', WRONG, { keep_writes: true });
  }
  await forgetAttempts(db, emailKey);
  const opened = await openSession(place, account.id, given.token);
  await recordSecurityEvent(
    db,
    { actor: null, origin },
    {
      event_type: 'access',
      action: 'auth.signed_in',
      organization_id: null,
      performer: performerOf(account),
    },
  );
  return { account, ...opened };
}

/** How the security log names an account that is not signed in yet. */
export function performerOf(account: Pick<Account, 'id' | 'email' | 'user_type'>) {
  const type = account.user_type === 'candidate' ? ('candidate' as const) : ('user' as const);
  return { id: account.id, email: account.email, type };
}
