import { sql } from 'kysely';
import { NO_FACTS, type RefLoader, type RefLoaders } from '../../platform/http/refs.ts';

function ownedBy(table: 'experiences' | 'educations'): RefLoader {
  return async (db, ids) => {
    const { rows } = await sql<{ id: string; user_id: string }>`
      select id, user_id from ${sql.table(table)} where id = any(${ids}::uuid[])
    `.execute(db);
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, owner_user_id: row.user_id },
      row: { ...row },
    }));
  };
}

/** Rows of a profile belong to its owner. */
export const profilesLoaders: RefLoaders = {
  experience: ownedBy('experiences'),
  education: ownedBy('educations'),
};
