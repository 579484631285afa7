import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findOwnRequests } from './adjustments.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    adjustment_request: RowFrom<typeof findOwnRequests>;
  }
}

/** Requests for another way, for whoever answers them and for nobody else. */
export const adjustmentsLoaders: RefLoaders = {
  adjustment_request: async (db, ids, actor) =>
    (actor ? await findOwnRequests(db, ids, actor.user_id) : []).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, owner_user_id: row.assigned_to, organization_id: row.organization_id },
      row: { ...row },
    })),
};
