import type { Feature } from '../../platform/feature.ts';
import { traitLoaders } from './traits.refs.ts';
import { traitsHandlers } from './traits.routes.ts';

export const traitsFeature: Feature = {
  name: 'traits',
  handlers: traitsHandlers,
  loaders: traitLoaders,
};
