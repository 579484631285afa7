import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { expertsById, panelsById } from './expert-panels.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    expert_panel: RowFrom<typeof panelsById>;
    expert: RowFrom<typeof expertsById>;
  }
}

/** Panels belong to the platform: only its scope `all` reaches them. */
export const expertPanelLoaders: RefLoaders = {
  expert_panel: async (db, ids) =>
    (await panelsById(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
  expert: async (db, ids) =>
    (await expertsById(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
};
