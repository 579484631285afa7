import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes (the OWASP minimum); the salt stands in the result. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing more at once than this would starve everything else and take 19 MiB each. */
const AT_ONCE = 4;

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The stored form of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

let stranger: Promise<string> | null = null;

/**
 * Whether a password fits a stored hash. Without a hash (no such account, or one without a password) the same work is
 * done against a stranger's, so that the time taken tells nothing.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password');
  const against = stored ?? (await stranger);
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== null && stored !== undefined;
}
