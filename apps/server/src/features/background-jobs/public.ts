export { beginJob, readJob, undoJob } from './background-jobs.ts';
export { beginWholeImport, type Told, wholeImportJob } from './import-whole.ts';
export { beginAgain, endJob, isCancelled, noteProgress, takeUp } from './work-on-job.ts';
