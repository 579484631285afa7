import type { Feature } from '../../platform/feature.ts';
import { agenciesLoaders } from './agencies.refs.ts';
import { agenciesHandlers } from './agencies.routes.ts';

export const agenciesFeature: Feature = {
  name: 'agencies',
  handlers: agenciesHandlers,
  loaders: agenciesLoaders,
};
