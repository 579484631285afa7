import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { findViewOwners } from './saved-views.queries.ts';

/** Views that requests name; each is its keeper's own. */
export const savedViewsLoaders: RefLoaders = {
  saved_view: async (db, ids) =>
    (await findViewOwners(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, owner_user_id: row.user_id },
      row: { ...row },
    })),
};
