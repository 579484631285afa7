import { sql } from 'kysely';
import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findEntryRows } from './entries.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    reference_entry: RowFrom<typeof findEntryRows>;
  }
}

/** Industries are open to everyone; whole entries belong to the platform. */
export const referenceDataLoaders: RefLoaders = {
  industry: async (db, ids) => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from reference_entries where id = any(${ids}::uuid[]) and kind = 'industry' and status = 'in_use'
    `.execute(db);
    return rows.map((row) => ({ id: row.id, facts: { ...NO_FACTS, everyone: true }, row: { ...row } }));
  },
  reference_entry: async (db, ids) =>
    (await findEntryRows(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row })),
};
