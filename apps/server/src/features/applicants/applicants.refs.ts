import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findBulkActions } from './bulk/bulk-actions.queries.ts';
import { findBatches } from './moves/undo-move.queries.ts';
import { findComments } from './talk/comments.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    comment: RowFrom<typeof findComments>;
    bulk_action: RowFrom<typeof findBulkActions>;
    status_batch: RowFrom<typeof findBatches>;
  }
}

/** Comments and moves that requests name; they belong to the position of their applicants. */
export const applicantLoaders: RefLoaders = {
  async comment(db, ids, actor) {
    const rows = await findComments(db, ids, actor);
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id, position_id: row.position_id },
      row: { ...row },
    }));
  },
  async bulk_action(db, ids, actor) {
    const rows = await findBulkActions(db, ids, actor);
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id, position_id: row.position_id },
      row: { ...row },
    }));
  },
  async status_batch(db, ids, actor) {
    const rows = await findBatches(db, ids, actor);
    return rows.map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id, position_id: row.position_id },
      row: { ...row },
    }));
  },
};
