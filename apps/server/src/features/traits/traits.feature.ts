import type { Feature } from '../../platform/feature.ts';
import { importTraitsJob } from './import-traits.job.ts';
import { traitLoaders } from './traits.refs.ts';
import { traitsHandlers } from './traits.routes.ts';

export const traitsFeature: Feature = {
  name: 'traits',
  handlers: traitsHandlers,
  loaders: traitLoaders,
  jobs: (services) => [importTraitsJob(services)],
};
