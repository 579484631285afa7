import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { correctionsOf } from './corrections.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    correction: RowFrom<typeof correctionsOf>;
  }
}

/** Corrections belong to the application's organization; the super admin reaches all. */
export const correctionsLoaders: RefLoaders = {
  correction: async (db, ids) =>
    (await correctionsOf(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id },
      row: { ...row },
    })),
};
