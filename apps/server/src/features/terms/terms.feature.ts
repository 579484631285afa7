import type { Feature } from '../../platform/feature.ts';
import { termsLoaders } from './terms.refs.queries.ts';
import { termsHandlers } from './terms.routes.ts';

export const termsFeature: Feature = {
  name: 'terms',
  handlers: termsHandlers,
  loaders: termsLoaders,
};
