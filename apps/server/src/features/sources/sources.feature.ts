import type { Feature } from '../../platform/feature.ts';
import { sourcesLoaders } from './sources.refs.ts';
import { sourcesHandlers } from './sources.routes.ts';

export const sourcesFeature: Feature = {
  name: 'sources',
  handlers: sourcesHandlers,
  loaders: sourcesLoaders,
};
