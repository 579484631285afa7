import { sql } from 'kysely';
import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    terms: { id: string; kind: string; in_force: boolean };
  }
}

/** Texts are open to everyone. */
export const termsLoaders: RefLoaders = {
  terms: async (db, ids) => {
    const { rows } = await sql<{ id: string; kind: string; in_force: boolean }>`
      select t.id, t.kind, t.status = 'published' and t.effective_at <= now() and not exists (select from terms n
        where n.kind = t.kind and n.locale = t.locale and n.status = 'published' and n.effective_at <= now()
          and n.version > t.version) as in_force
      from terms t where t.id = any(${ids}::uuid[]) and t.status <> 'draft'
    `.execute(db);
    return rows.map((row) => ({ id: row.id, facts: { ...NO_FACTS, everyone: true }, row: { ...row } }));
  },
};
