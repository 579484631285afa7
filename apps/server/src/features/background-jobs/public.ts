export { requeueJobs, storeEnd, storeProgress, takeUpJob } from './background-jobs.queries.ts';
export { beginJob, isCancelled, readJob, undoJob } from './background-jobs.ts';
