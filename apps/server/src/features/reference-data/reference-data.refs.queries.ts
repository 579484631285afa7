import { sql } from 'kysely';
import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';

/** Industries are open to everyone. */
export const referenceDataLoaders: RefLoaders = {
  industry: async (db, ids) => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from industries where id = any(${ids}::uuid[]) and archived_at is null
    `.execute(db);
    return rows.map((row) => ({ id: row.id, facts: { ...NO_FACTS, everyone: true }, row: { ...row } }));
  },
};
