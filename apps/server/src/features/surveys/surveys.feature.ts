import type { Feature } from '../../platform/feature.ts';
import { followSurveysJob } from './follow-surveys.job.ts';
import { surveysLoaders } from './surveys.refs.ts';
import { surveysHandlers } from './surveys.routes.ts';

export const surveysFeature: Feature = {
  name: 'surveys',
  handlers: surveysHandlers,
  loaders: surveysLoaders,
  jobs: (services) => [followSurveysJob(services)],
};
