import type { Feature } from '../../platform/feature.ts';
import { normLoaders } from './norms.refs.ts';
import { normsHandlers } from './norms.routes.ts';

export const normsFeature: Feature = {
  name: 'norms',
  handlers: normsHandlers,
  loaders: normLoaders,
};
