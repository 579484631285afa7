import type { Feature } from '../../platform/feature.ts';
import { feedbackHandlers } from './feedback/feedback.routes.ts';
import { interviewsLoaders } from './interviews.refs.queries.ts';
import { interviewsHandlers } from './interviews.routes.ts';
import { kitHandlers } from './kit/kit.routes.ts';
import { releasePeopleJob } from './release-people.job.ts';
import { interviewRemindersJob } from './remind-people.job.ts';

export const interviewsFeature: Feature = {
  name: 'interviews',
  handlers: [...interviewsHandlers, ...kitHandlers, ...feedbackHandlers],
  loaders: interviewsLoaders,
  jobs: (services) => [interviewRemindersJob(services), releasePeopleJob(services)],
};
