import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { Origin } from '../../platform/http/origin.ts';

/** Stores a session under the hash of its token; it ends when unused for `days`. */
export async function insertSession(
  db: Db,
  session: { user_id: string; token_hash: Buffer; origin: Origin; days: number },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into sessions (id, user_id, token_hash, user_agent, ip, expires_at)
    values (${id}, ${session.user_id}, ${session.token_hash}, ${session.origin.user_agent}, ${session.origin.ip},
      now() + make_interval(days => ${session.days}))
  `.execute(db);
  return id;
}

/** A session as its owner sees it. */
export interface SessionRow {
  readonly session_id: string;
  readonly user_agent: string;
  readonly ip: string;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly expires_at: string;
}

/** The sessions that are open, newest first. */
export async function openSessions(db: Db, userId: string): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id as session_id, user_agent, ip, created_at, last_seen_at, expires_at from sessions
    where user_id = ${userId} and revoked_at is null and expires_at > now()
    order by created_at desc, id desc limit 200
  `.execute(db);
  return rows;
}

/** Notes that the owner of a session has just proved who they are. */
export async function storeConfirmed(db: Db, sessionId: string): Promise<void> {
  await sql`update sessions set confirmed_at = now() where id = ${sessionId}`.execute(db);
}

/** Whether the owner of a session proved who they are within the last minutes. */
export async function isConfirmed(db: Db, sessionId: string, minutes: number): Promise<boolean> {
  const { rows } = await sql<{ is_recent: boolean }>`
    select confirmed_at > now() - make_interval(mins => ${minutes}) as is_recent from sessions where id = ${sessionId}
  `.execute(db);
  return rows[0]?.is_recent ?? false;
}

/** Ends one session. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await sql`update sessions set revoked_at = now() where id = ${sessionId} and revoked_at is null`.execute(
    db,
  );
}

/** Ends every open session of an account but one; answers the ids of those that were ended. */
export async function endSessionsOf(db: Db, userId: string, except: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update sessions set revoked_at = now()
    where user_id = ${userId} and revoked_at is null and id is distinct from ${except}::uuid
    returning id
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Removes sessions that have been over for 30 days, by their time or because they were ended. */
export async function forgetOldSessions(db: Db): Promise<void> {
  await sql`
    delete from sessions where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '30 days'
  `.execute(db);
}
