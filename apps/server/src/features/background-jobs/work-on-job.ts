import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import {
  type JobRow,
  lockCancelled,
  requeueJobs,
  storeEnd,
  storeProgress,
  takeUpJob,
} from './background-jobs.queries.ts';

/** Whoever works on a job does so with a transaction, or with the database where each step counts by itself. */
type Handle = Pick<Act, 'db'>;

/** Takes a queued job up; undefined when it is not queued any more. */
export const takeUp = ({ db }: Handle, id: string): Promise<JobRow | undefined> => takeUpJob(db, id);

/** Notes how far a job is. False when it goes on no more: it was cancelled. */
export const noteProgress = (
  { db }: Handle,
  id: string,
  done: number,
  facts: Pick<JobRow['facts'], 'skipped'> = {},
): Promise<boolean> => storeProgress(db, id, done, facts);

/** Ends a job that goes on; without effect on one that has ended, or where there is none. */
export async function endJob({ db }: Handle, id: string, end: Parameters<typeof storeEnd>[2]): Promise<void> {
  await storeEnd(db, id, end);
}

/** Whether a job has been cancelled; where it has not, it cannot be until the transaction ends. */
export const isCancelled = (db: Db, id: string): Promise<boolean> => lockCancelled(db, id);

/** Jobs of a kind that a server left half-way begin anew; answers which. */
export const beginAgain = ({ db }: Handle, kind: JobRow['kind']): Promise<string[]> => requeueJobs(db, kind);
