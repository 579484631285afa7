import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findConfigChanges } from './app-config.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    app_config_change: RowFrom<typeof findConfigChanges>;
  }
}

/** Changes of settings belong to the platform: only its scope `all` reaches them. */
export const appConfigLoaders: RefLoaders = {
  app_config_change: async (db, ids) =>
    (await findConfigChanges(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
};
