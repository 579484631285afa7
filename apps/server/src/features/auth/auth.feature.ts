import type { Feature } from '../../platform/feature.ts';
import { authLoaders } from './auth.refs.queries.ts';
import { authHandlers } from './auth.routes.ts';

export const authFeature: Feature = {
  name: 'auth',
  handlers: authHandlers,
  loaders: authLoaders,
};
