import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../platform/http/refusal.ts';
import { authSay } from './auth.messages.ts';

/**
 * What a hash costs: Argon2id with 19 MiB and two passes (the OWASP minimum); the salt stands in the result. A tenth of
 * it for tests alone: any other server does not start when asked for it (`readConfig`).
 */
export function passwordCost(env: Readonly<Record<string, string | undefined>>) {
  const isLight = env.NODE_ENV === 'test' && env.TRYOUT_LIGHT_PASSWORDS === '1';
  return isLight
    ? { memoryCost: 4_096, timeCost: 1, parallelism: 1 }
    : { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
}

const COST = passwordCost(process.env);

/** Hashing more at once would take the cores away from everything else, and 19 MiB each. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Who waits longer than about a second would ask again meanwhile; more are told to come back. */
const MOST_WAITING = 32 * AT_ONCE;
const BACK_IN_S = 2;

/** Whose turn comes first: a browser that signed in before need not wait behind a crowd of strangers. */
export type Turn = 'known' | 'stranger';

const waiting: Record<Turn, (() => void)[]> = { known: [], stranger: [] };
let running = 0;

async function inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting[turn].length >= MOST_WAITING) {
      throw new Refusal('unavailable', authSay('auth.busy'), { retry_after_s: BACK_IN_S });
    }
    await new Promise<void>((resolve) => waiting[turn].push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.known.shift() ?? waiting.stranger.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * The stored form of a password. Takes a good part of a tenth of a second and may wait for its turn, so it is never
 * called inside a transaction; refuses when too many wait already.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn('stranger', () => hash(password, COST));
}

let stranger: Promise<string> | null = null;

/** What a try is judged against; `before` runs when its turn has come and may refuse it. */
export interface PasswordTry {
  /** The stored hash; null or undefined: no such account, or one without a password. */
  readonly stored: string | null | undefined;
  readonly password: string;
  readonly turn?: Turn;
  readonly before?: () => Promise<void>;
}

/**
 * Whether a password fits a stored hash. Without a hash the same work is done against a stranger's, so that the time
 * taken tells nothing. Never called inside a transaction, as `hashPassword`.
 */
export async function passwordFits({
  stored,
  password,
  turn = 'stranger',
  before,
}: PasswordTry): Promise<boolean> {
  stranger ??= hash('nobody has this password', COST);
  const against = stored ?? (await stranger);
  const fits = await inTurn(turn, async () => {
    await before?.();
    return verify(against, password);
  });
  return fits && stored !== null && stored !== undefined;
}
