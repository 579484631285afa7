import { sql } from 'kysely';
import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    terms: { id: string; kind: string; status: string };
  }
}

/** Texts are open to everyone. */
export const termsLoaders: RefLoaders = {
  terms: async (db, ids) => {
    const { rows } = await sql<{ id: string; kind: string; status: string }>`
      select id, kind, status from terms where id = any(${ids}::uuid[]) and status <> 'draft'
    `.execute(db);
    return rows.map((row) => ({ id: row.id, facts: { ...NO_FACTS, everyone: true }, row: { ...row } }));
  },
};
