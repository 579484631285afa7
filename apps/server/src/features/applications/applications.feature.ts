import type { Feature } from '../../platform/feature.ts';
import { applicationLoaders } from './applications.refs.queries.ts';
import { applicationsHandlers } from './applications.routes.ts';
import { idleApplicationsJob } from './idle-applications.job.ts';
import { usualWaitsJob } from './usual-waits.job.ts';

export const applicationsFeature: Feature = {
  name: 'applications',
  handlers: applicationsHandlers,
  loaders: applicationLoaders,
  jobs: (services) => [idleApplicationsJob(services), usualWaitsJob(services)],
};
