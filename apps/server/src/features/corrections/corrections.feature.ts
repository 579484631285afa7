import type { Feature } from '../../platform/feature.ts';
import { correctionsLoaders } from './corrections.refs.ts';
import { correctionsHandlers } from './corrections.routes.ts';

export const correctionsFeature: Feature = {
  name: 'corrections',
  handlers: correctionsHandlers,
  loaders: correctionsLoaders,
};
