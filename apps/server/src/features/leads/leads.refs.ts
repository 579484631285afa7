import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findLeadRows } from './leads.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    lead: RowFrom<typeof findLeadRows>;
  }
}

/** Leads belong to the platform: only its scope `all` reaches them. */
export const leadsLoaders: RefLoaders = {
  lead: async (db, ids) => (await findLeadRows(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row })),
};
