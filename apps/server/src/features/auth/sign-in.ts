import type { AnyRoute } from '@tryout/contract/define-route';
import type { Preparing } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { authSay } from './auth.messages.ts';
import { knownBrowser } from './known-browser.ts';
import { passwordFits } from './password-hash.ts';
import { type BrowserSessionAct, type Entered, enter } from './second-step.ts';
import { forgetSignInTries, type SignInTry, takeSignInTry } from './sign-in-tries.ts';
import { type Account, findAccountByEmail, lockAccount } from './users.queries.ts';

const WRONG = authSay('auth.wrong');

/** A password that was judged, before the transaction that acts on it. */
export interface JudgedSignIn {
  readonly email: string;
  readonly tried: SignInTry;
  readonly account: Account | undefined;
  readonly fits: boolean;
}

/**
 * Judges a password outside any transaction: hashing takes long and may wait for its turn. A try is taken before, for
 * addresses without an account as well, and the same work is done for them, so that neither the words nor the time
 * tell whether there is one.
 */
export async function judgeSignIn(
  { db, services, origin, request }: Pick<Preparing<AnyRoute>, 'db' | 'services' | 'origin' | 'request'>,
  given: { email: string; password: string },
): Promise<JudgedSignIn> {
  const { email, password } = given;
  const account = await findAccountByEmail(db, email);
  const known_browser = knownBrowser(request, services, account);
  const tried = { email, ip: origin.ip, known_browser };
  const fits = await passwordFits({
    stored: account?.password_hash,
    password,
    turn: known_browser === null ? 'stranger' : 'known',
    before: () => takeSignInTry(db, tried),
  });
  return { email, tried, account, fits };
}

/** Takes the password as the first step of signing in, or refuses and logs that. */
export async function signIn(
  place: BrowserSessionAct,
  judged: JudgedSignIn,
  wantsToken?: boolean | undefined,
): Promise<{ account: Account; entered: Entered }> {
  const { db, origin } = place;
  const { email, tried } = judged;
  const account = judged.account && (await lockAccount(db, judged.account.id));
  // The password may have been changed since it was judged.
  const fits = judged.fits && account?.password_hash === judged.account?.password_hash;
  if (!account || !fits || account.status !== 'active') {
    await recordSecurityEvent(
      db,
      { actor: null, origin },
      {
        event_type: 'access',
        action: 'auth.sign_in_failed',
        organization_id: null,
        outcome: 'refused',
        performer: { id: account?.id ?? null, email, type: 'user' },
      },
    );
    throw new Refusal('invalid_input', WRONG, { keep_writes: true });
  }
  await forgetSignInTries(db, tried);
  return { account, entered: await enter(place, account, { by: 'password', wants_token: wantsToken }) };
}
