import type { Feature } from '../../platform/feature.ts';
import { endUnsecuredJob } from './factor-rule.ts';
import { secondFactorsLoaders } from './second-factors.refs.queries.ts';
import { secondFactorsHandlers } from './second-factors.routes.ts';

export const secondFactorsFeature: Feature = {
  name: 'second-factors',
  handlers: secondFactorsHandlers,
  loaders: secondFactorsLoaders,
  jobs: (services) => [endUnsecuredJob(services)],
};
