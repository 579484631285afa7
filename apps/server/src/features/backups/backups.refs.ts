import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findBackupsById } from './backups.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    backup: RowFrom<typeof findBackupsById>;
  }
}

/** Backups are the platform's: only its scope `all` reaches them. */
export const backupsLoaders: RefLoaders = {
  backup: async (db, ids) =>
    (await findBackupsById(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
};
