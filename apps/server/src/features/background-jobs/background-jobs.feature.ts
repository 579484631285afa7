import type { Feature } from '../../platform/feature.ts';
import { deleteExpiredJobs } from './background-jobs.queries.ts';
import { backgroundJobsLoaders } from './background-jobs.refs.ts';
import { backgroundJobsHandlers } from './background-jobs.routes.ts';

export const backgroundJobsFeature: Feature = {
  name: 'background-jobs',
  handlers: backgroundJobsHandlers,
  loaders: backgroundJobsLoaders,
  jobs: ({ db, now }) => [
    { name: 'background_jobs.expire', cron: '40 * * * *', run: () => deleteExpiredJobs(db, now()) },
  ],
};
