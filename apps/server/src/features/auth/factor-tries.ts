import type { Db } from '../../platform/database/kysely.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { forgetAttempts, type TryRule, takeTry } from './attempts.queries.ts';
import { authSay } from './auth.messages.ts';
import { networkOf } from './sign-in-tries.ts';

const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Wrong second steps for one account from one network. */
const FROM_ONE_PLACE: TryRule = {
  free: 5,
  first_wait_s: 30,
  longest_wait_s: HOUR_S,
  most: 100,
  forgotten_after_s: 30 * DAY_S,
};
/** The same from a browser that the owner signed in with before: strangers' failures do not count there. */
const FROM_KNOWN_BROWSER: TryRule = { ...FROM_ONE_PLACE, free: 10 };
/**
 * One-time codes from everywhere else, together: three of a million are right at any time, and a hundred tries in a row
 * are the most (NIST SP 800-63B-4, 3.2.2). Passkeys and recovery codes, which nobody guesses, stay open.
 */
const CODES_FROM_EVERYWHERE: TryRule = {
  free: 100,
  first_wait_s: HOUR_S,
  longest_wait_s: HOUR_S,
  most: 100,
  forgotten_after_s: 30 * DAY_S,
};

/** Who tries a second step. */
export interface CodeTry {
  readonly user_id: string;
  readonly ip: string;
  /** Name of a browser that the owner signed in with before, else null. */
  readonly known_browser: string | null;
}

const placeKey = ({ user_id, ip }: CodeTry) => `second_step:${user_id}:${networkOf(ip)}`;
const browserKey = ({ user_id, known_browser }: CodeTry) => `second_step_known:${user_id}:${known_browser}`;
const everywhereKey = ({ user_id }: CodeTry) => `second_step_everywhere:${user_id}`;

/** Takes a try before a code is judged. @throws Refusal when there is none just now */
export async function takeFactorTry(db: Db, one: CodeTry, by: 'code' | 'recovery_code'): Promise<void> {
  if (one.known_browser !== null) {
    refuseAfter(await takeTry(db, browserKey(one), FROM_KNOWN_BROWSER));
    return;
  }
  refuseAfter(await takeTry(db, placeKey(one), FROM_ONE_PLACE));
  if (by === 'code') refuseAfter(await takeTry(db, everywhereKey(one), CODES_FROM_EVERYWHERE));
}

/** The owner is in: nothing in a row any more. */
export async function forgetFactorTries(db: Db, one: CodeTry): Promise<void> {
  await forgetAttempts(db, one.known_browser === null ? placeKey(one) : browserKey(one));
  await forgetAttempts(db, everywhereKey(one));
}

function refuseAfter(wait_s: number | null): void {
  if (wait_s === null) return;
  if (wait_s === Number.POSITIVE_INFINITY) {
    throw new Refusal('too_many_requests', authSay('auth.codes_closed'), { keep_writes: true });
  }
  const minutes = Math.max(1, Math.ceil(wait_s / 60));
  const message = authSay('auth.too_many', { what: authSay('auth.enter_code'), minutes });
  throw new Refusal('too_many_requests', message, { retry_after_s: wait_s, keep_writes: true });
}
