import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findRuns } from './ai-runs.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    ai_run: RowFrom<typeof findRuns>;
  }
}

/** Drafts belong to their organization, and to the position they are about. */
export const aiAssistLoaders: RefLoaders = {
  ai_run: async (db, ids, actor) =>
    (await findRuns(db, ids, actor)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id, position_id: row.of_position },
      row,
    })),
};
