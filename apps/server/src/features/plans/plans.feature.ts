import type { Feature } from '../../platform/feature.ts';
import { addBuiltInFeatures } from './features.queries.ts';
import { plansLoaders } from './plans.refs.ts';
import { plansHandlers } from './plans.routes.ts';

export const plansFeature: Feature = {
  name: 'plans',
  handlers: plansHandlers,
  loaders: plansLoaders,
  atStart: ({ db }) => addBuiltInFeatures(db),
};
