import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findChangesById } from './feature-flags.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    feature_flag_change: RowFrom<typeof findChangesById>;
  }
}

/** Changes of flags belong to the platform: only its scope `all` reaches them. */
export const featureFlagsLoaders: RefLoaders = {
  feature_flag_change: async (db, ids) =>
    (await findChangesById(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
};
