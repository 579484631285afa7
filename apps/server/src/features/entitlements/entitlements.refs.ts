import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findRows } from './entitlements.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    entitlement: RowFrom<typeof findRows>;
  }
}

/** What organizations were given. */
export const entitlementsLoaders: RefLoaders = {
  entitlement: async (db, ids) =>
    (await findRows(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id },
      row,
    })),
};
