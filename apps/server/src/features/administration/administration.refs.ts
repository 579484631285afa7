import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findJobs, findMails } from './jobs.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    job: RowFrom<typeof findJobs>;
    mail: RowFrom<typeof findMails>;
  }
}

/** Jobs and mails belong to the platform: only its scope `all` reaches them. */
export const administrationLoaders: RefLoaders = {
  job: async (db, ids) =>
    (await findJobs(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
  mail: async (db, ids) =>
    (await findMails(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
};
