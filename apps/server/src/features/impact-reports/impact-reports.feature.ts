import type { Feature } from '../../platform/feature.ts';
import { makeReportsJob } from './count-quarter.ts';
import { impactReportsLoaders } from './impact-reports.refs.ts';
import { impactReportsHandlers } from './impact-reports.routes.ts';
import { serveSummaries } from './summary-page.ts';

export const impactReportsFeature: Feature = {
  name: 'impact-reports',
  handlers: impactReportsHandlers,
  loaders: impactReportsLoaders,
  jobs: (services) => [makeReportsJob(services)],
  pages: serveSummaries,
};
