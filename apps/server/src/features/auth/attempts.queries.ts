import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { authSay } from './auth.messages.ts';

/** How often something may be tried, and how long it is closed afterwards. */
export interface AttemptRule {
  readonly most: number;
  readonly within_s: number;
  readonly closed_s: number;
  /** What is closed, as the sentence says it: "Too many tries to …". */
  readonly what: Said;
}

function closed(rule: AttemptRule, seconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return new Refusal('too_many_requests', authSay('auth.too_many', { what: rule.what, minutes }), {
    retry_after_s: Math.max(1, Math.ceil(seconds)),
    keep_writes: true,
  });
}

/**
 * Counts a try in one statement, so that parallel ones cannot share a number, and refuses from the first one too many.
 */
export async function countAttempt(db: Db, key: string, rule: AttemptRule): Promise<void> {
  const { rows } = await sql<{ attempts: number; left_s: number | null }>`
    insert into attempt_counters as c (key, attempts, window_ends_at)
    values (${key}, 1, now() + make_interval(secs => ${rule.within_s}))
    on conflict (key) do update set
      attempts = case when c.window_ends_at <= now() and coalesce(c.blocked_until, now()) <= now()
        then 1 else c.attempts + 1 end,
      window_ends_at = case when c.window_ends_at <= now() and coalesce(c.blocked_until, now()) <= now()
        then now() + make_interval(secs => ${rule.within_s}) else c.window_ends_at end,
      blocked_until = case
        when c.blocked_until > now() then c.blocked_until
        when c.window_ends_at > now() and c.attempts + 1 > ${rule.most}
          then now() + make_interval(secs => ${rule.closed_s})
        else null end
    returning attempts, extract(epoch from blocked_until - now())::float8 as left_s
  `.execute(db);
  const row = rows[0];
  if (row && row.left_s !== null && row.left_s > 0) throw closed(rule, row.left_s);
}

/** How the tries at something are spread out: some are free, then each one has to wait longer than the one before. */
export interface TryRule {
  /** Tries before the first wait. */
  readonly free: number;
  /** The first wait; each further one is twice as long, up to the longest. */
  readonly first_wait_s: number;
  readonly longest_wait_s: number;
  /** Tries in a row after which there is no further one until the key is forgotten. */
  readonly most: number;
  /** Seconds without a try after which the count begins anew; with `since_first`, seconds after the first try. */
  readonly forgotten_after_s: number;
  readonly since_first?: boolean;
}

/** What is closed for good is closed for longer than anybody waits. */
const FOR_GOOD_S = 10 * 365 * 86_400;

/**
 * Takes a try before it is judged, in one statement, so that parallel ones cannot share a number. Answers the seconds
 * to wait when there is none just now, `Infinity` when there is none until the key is forgotten, and null when taken.
 */
export async function takeTry(db: Db, key: string, rule: TryRule): Promise<number | null> {
  const wait = (tries: ReturnType<typeof sql>) => sql`case
    when ${tries} >= ${rule.most}::int then now() + make_interval(secs => ${FOR_GOOD_S})
    when ${tries} >= ${rule.free}::int then now() + make_interval(secs =>
      least(${rule.longest_wait_s}, ${rule.first_wait_s} * power(2, least(${tries} - ${rule.free}::int, 30))))
    end`;
  const number = sql`(case when c.window_ends_at <= now() then 1 else c.attempts + 1 end)`;
  const { rows } = await sql<{ attempts: number }>`
    insert into attempt_counters as c (key, attempts, window_ends_at, blocked_until)
    values (${key}, 1, now() + make_interval(secs => ${rule.forgotten_after_s}), ${wait(sql`1`)})
    on conflict (key) do update set
      attempts = ${number},
      window_ends_at = case when ${rule.since_first === true} and c.window_ends_at > now()
        then c.window_ends_at else now() + make_interval(secs => ${rule.forgotten_after_s}) end,
      blocked_until = ${wait(number)}
    where c.blocked_until is null or c.blocked_until <= now()
    returning attempts
  `.execute(db);
  if (rows[0]) return null;
  const left = await sql<{ left_s: number }>`
    select extract(epoch from blocked_until - now())::float8 as left_s from attempt_counters where key = ${key}
  `.execute(db);
  const seconds = left.rows[0]?.left_s ?? 1;
  return seconds > FOR_GOOD_S / 2 ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(seconds));
}

/** Gives a try back that was not a failure, where the key counts failures of many accounts. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
  await sql`
    update attempt_counters set attempts = greatest(attempts - 1, 0), blocked_until = null where key = ${key}
  `.execute(db);
}

/** Starts a key anew, after a try that was right. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await sql`delete from attempt_counters where key = ${key}`.execute(db);
}

/** Removes counters whose time is over. */
export async function forgetOldAttempts(db: Db): Promise<void> {
  await sql`
    delete from attempt_counters where window_ends_at < now() and coalesce(blocked_until, now()) <= now()
  `.execute(db);
}
