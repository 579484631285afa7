import type { Feature } from '../../platform/feature.ts';
import { eraseLeadsJob } from './erase-leads.job.ts';
import { leadsLoaders } from './leads.refs.ts';
import { leadsHandlers } from './leads.routes.ts';

export const leadsFeature: Feature = {
  name: 'leads',
  handlers: leadsHandlers,
  loaders: leadsLoaders,
  jobs: (services) => [eraseLeadsJob(services)],
};
