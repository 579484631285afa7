import type { Feature } from '../../platform/feature.ts';
import { termsLoaders } from './terms.refs.queries.ts';
import { termsHandlers } from './terms.routes.ts';
import { termsHeads } from './terms-heads.ts';

export const termsFeature: Feature = {
  name: 'terms',
  handlers: termsHandlers,
  loaders: termsLoaders,
  heads: termsHeads,
};
