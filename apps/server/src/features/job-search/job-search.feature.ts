import type { Feature } from '../../platform/feature.ts';
import { jobSearchLoaders } from './job-search.refs.ts';
import { jobSearchHandlers } from './job-search.routes.ts';
import { sendAlertsJob } from './send-alerts.job.ts';
import { takeOneClick } from './take-one-click.ts';

export const jobSearchFeature: Feature = {
  name: 'job-search',
  handlers: jobSearchHandlers,
  loaders: jobSearchLoaders,
  jobs: (services) => [sendAlertsJob(services)],
  pages: takeOneClick,
};
