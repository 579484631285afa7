import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findSources } from './calendars.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    calendar_source: RowFrom<typeof findSources>;
  }
}

/** Connected calendars that requests name; each is its owner's alone. */
export const calendarsLoaders: RefLoaders = {
  calendar_source: async (db, ids) =>
    (await findSources(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, owner_user_id: row.user_id },
      row: { ...row },
    })),
};
