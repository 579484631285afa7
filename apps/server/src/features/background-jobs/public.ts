export { beginJob, readJob, undoJob } from './background-jobs.ts';
export { beginAgain, endJob, isCancelled, noteProgress, takeUp } from './work-on-job.ts';
