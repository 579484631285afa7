import { sql } from 'kysely';
import { NO_FACTS, type RefLoader, type RefLoaders } from '../../platform/http/refs.ts';

const loadPasskeys: RefLoader = async (db, ids) => {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from passkeys where id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map((row) => ({
    id: row.id,
    facts: { ...NO_FACTS, owner_user_id: row.user_id },
    row: { ...row },
  }));
};

/** Passkeys, as far as a request may name them. */
export const secondFactorsLoaders: RefLoaders = { passkey: loadPasskeys };
