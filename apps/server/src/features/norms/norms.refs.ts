import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { normsById } from './norms.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    norm: RowFrom<typeof normsById>;
  }
}

/** Norms belong to the platform: only its scope `all` reaches them. */
export const normLoaders: RefLoaders = {
  norm: async (db, ids) =>
    (await normsById(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
};
