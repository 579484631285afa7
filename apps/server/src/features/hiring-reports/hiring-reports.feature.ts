import type { Feature } from '../../platform/feature.ts';
import { countChangesJob, tidySumsJob } from './count-changes.ts';
import { hiringReportsLoaders } from './hiring-reports.refs.ts';
import { hiringReportsHandlers } from './hiring-reports.routes.ts';
import { sendReportsJob } from './schedule-reports.ts';
import { takeOneClick } from './stop-by-link.ts';

export const hiringReportsFeature: Feature = {
  name: 'hiring-reports',
  handlers: hiringReportsHandlers,
  loaders: hiringReportsLoaders,
  jobs: (services) => [countChangesJob(services), tidySumsJob(services), sendReportsJob(services)],
  pages: takeOneClick,
};
