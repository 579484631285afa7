import type { Feature } from '../../platform/feature.ts';
import { savedViewsLoaders } from './saved-views.refs.ts';
import { savedViewsHandlers } from './saved-views.routes.ts';

export const savedViewsFeature: Feature = {
  name: 'saved-views',
  handlers: savedViewsHandlers,
  loaders: savedViewsLoaders,
};
