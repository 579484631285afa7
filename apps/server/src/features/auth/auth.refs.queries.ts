import { sql } from 'kysely';
import { NO_FACTS, type RefLoader, type RefLoaders } from '../../platform/http/refs.ts';

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly user_type: string;
  readonly status: string;
  readonly first_name: string;
  readonly last_name: string;
}

const loadUsers: RefLoader = async (db, ids) => {
  const { rows } = await sql<UserRow>`
    select id, email, user_type, status, first_name, last_name from users where id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map((row) => ({ id: row.id, facts: { ...NO_FACTS, owner_user_id: row.id }, row: { ...row } }));
};

const loadSessions: RefLoader = async (db, ids) => {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from sessions
    where id = any(${ids}::uuid[]) and revoked_at is null and expires_at > now()
  `.execute(db);
  return rows.map((row) => ({
    id: row.id,
    facts: { ...NO_FACTS, owner_user_id: row.user_id },
    row: { ...row },
  }));
};

/** Accounts and sessions, as far as a request may name them. */
export const authLoaders: RefLoaders = { user: loadUsers, session: loadSessions };
