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

/** Refuses while a key is closed; changes nothing. */
export async function refuseWhileClosed(db: Db, key: string, rule: AttemptRule): Promise<void> {
  const { rows } = await sql<{ left_s: number }>`
    select extract(epoch from blocked_until - now())::float8 as left_s from attempt_counters
    where key = ${key} and blocked_until > now()
  `.execute(db);
  if (rows[0]) throw closed(rule, rows[0].left_s);
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
