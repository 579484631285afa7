import { isIPv6 } from 'node:net';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  type AttemptRule,
  countAttempt,
  forgetAttempts,
  giveTryBack,
  type TryRule,
  takeTry,
} from './attempts.queries.ts';
import { authSay } from './auth.messages.ts';

const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Wrong passwords for one address from one place. */
const FROM_ONE_PLACE: TryRule = {
  free: 5,
  first_wait_s: 30,
  longest_wait_s: HOUR_S,
  most: 100,
  forgotten_after_s: 30 * DAY_S,
};
/** The same from a browser that the owner signed in with before. */
const FROM_KNOWN_BROWSER: TryRule = { ...FROM_ONE_PLACE, free: 10 };
/**
 * Wrong passwords, and wrong codes, for one address from everywhere else, together: no more than 100 in a row (NIST SP
 * 800-63B-4, 3.2.2). There is no wait before, which would be everybody's; and none after: the mailed link opens it.
 */
const FROM_EVERYWHERE: TryRule = {
  free: 100,
  first_wait_s: HOUR_S,
  longest_wait_s: HOUR_S,
  most: 100,
  forgotten_after_s: 365 * DAY_S,
};
/** Wrong passwords from one place, over all addresses. */
const OVER_ALL_ADDRESSES: TryRule = {
  free: 100,
  first_wait_s: 900,
  longest_wait_s: 900,
  most: 1_000_000,
  forgotten_after_s: 900,
};

/** Who tries to sign in to which address. */
export interface SignInTry {
  readonly email: string;
  readonly ip: string;
  /** Name of a browser that the owner signed in with before, else null. */
  readonly known_browser: string | null;
}

const placeKey = ({ email, ip }: SignInTry) => `sign_in:${email}:${networkOf(ip)}`;
const browserKey = ({ email, known_browser }: SignInTry) => `sign_in_known:${email}:${known_browser}`;
const everywhereKey = (email: string) => `sign_in_everywhere:${email}`;
const networkKey = (ip: string) => `sign_in_from:${networkOf(ip)}`;

/** Who shares an address with others: one IPv4 address, or the /64 that is one customer's in IPv6. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/** Counts a try at something from the network that an act comes from, and refuses from the first one too many. */
export function countFromNetwork(
  act: Pick<Act, 'db' | 'origin'>,
  what: string,
  rule: AttemptRule,
): Promise<void> {
  return countAttempt(act.db, `${what}:${networkOf(act.origin.ip)}`, rule);
}

/** Takes a try before the password is judged; refuses when there is none just now. */
export async function takeSignInTry(db: Db, one: SignInTry): Promise<void> {
  if (one.known_browser !== null) {
    const wait = await takeTry(db, browserKey(one), FROM_KNOWN_BROWSER);
    if (wait !== null) throw refused(wait, 'auth.sign_in_with_address');
    return;
  }
  const network = await takeTry(db, networkKey(one.ip), OVER_ALL_ADDRESSES);
  if (network !== null) throw refused(network, 'auth.sign_in_from_here');
  const place = await takeTry(db, placeKey(one), FROM_ONE_PLACE);
  if (place !== null) throw refused(place, 'auth.sign_in_with_address');
  const everywhere = await takeTry(db, everywhereKey(one.email), FROM_EVERYWHERE);
  if (everywhere !== null) throw refused(everywhere, 'auth.sign_in_with_address');
}

/** The owner is in: nothing in a row any more. */
export async function forgetSignInTries(db: Db, one: SignInTry): Promise<void> {
  if (one.known_browser === null) {
    await giveTryBack(db, networkKey(one.ip));
    await forgetAttempts(db, placeKey(one));
  } else await forgetAttempts(db, browserKey(one));
  await forgetAttempts(db, everywhereKey(one.email));
}

/** The owner came by the mailbox: strangers' failures are over, wherever they came from. */
export async function forgetStrangersTries(db: Db, email: string, ip: string): Promise<void> {
  await forgetAttempts(db, everywhereKey(email));
  await forgetAttempts(db, placeKey({ email, ip, known_browser: null }));
}

/** A right code came from the mailbox. */
export const forgetCodeTries = (db: Db, email: string): Promise<void> =>
  forgetAttempts(db, everywhereKey(email));

/** Counts a wrong code as strangers' wrong passwords are; true when there is no try left. */
export async function noCodeTryLeft(db: Db, email: string): Promise<boolean> {
  return (await takeTry(db, everywhereKey(email), FROM_EVERYWHERE)) !== null;
}

function refused(wait_s: number, what: 'auth.sign_in_with_address' | 'auth.sign_in_from_here'): Refusal {
  if (wait_s === Number.POSITIVE_INFINITY) {
    return new Refusal('too_many_requests', authSay('auth.closed_to_strangers'));
  }
  const minutes = Math.max(1, Math.ceil(wait_s / 60));
  return new Refusal('too_many_requests', authSay('auth.too_many', { what: authSay(what), minutes }), {
    retry_after_s: wait_s,
  });
}
