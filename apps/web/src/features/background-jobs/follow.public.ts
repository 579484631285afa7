export { useJobOutcome } from './job-outcome.ts';
export { goesOn } from './jobs-query.ts';
export { useJob } from './use-job.ts';
