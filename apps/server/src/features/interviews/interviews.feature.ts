import type { Feature } from '../../platform/feature.ts';
import { interviewsLoaders } from './interviews.refs.queries.ts';
import { interviewsHandlers } from './interviews.routes.ts';
import { releasePeopleJob } from './release-people.job.ts';
import { interviewRemindersJob } from './remind-people.job.ts';

export const interviewsFeature: Feature = {
  name: 'interviews',
  handlers: interviewsHandlers,
  loaders: interviewsLoaders,
  jobs: (services) => [interviewRemindersJob(services), releasePeopleJob(services)],
};
