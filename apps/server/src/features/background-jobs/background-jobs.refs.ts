import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findJobs } from './background-jobs.queries.ts';
import { reachesJob } from './reaches-job.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    background_job: RowFrom<typeof findJobs>;
  }
}

/** Jobs that requests name; each is its owner's alone. */
export const backgroundJobsLoaders: RefLoaders = {
  background_job: async (db, ids, actor) =>
    (await findJobs(db, ids, actor))
      .filter((row) => actor !== null && reachesJob(actor, row))
      .map((row) => ({
        id: row.id,
        facts: { ...NO_FACTS, owner_user_id: row.owner_id },
        row: { ...row },
      })),
};
