import type { Feature } from '../../platform/feature.ts';
import { profilesLoaders } from './profiles.refs.queries.ts';
import { profilesHandlers } from './profiles.routes.ts';

export const profilesFeature: Feature = {
  name: 'profiles',
  handlers: profilesHandlers,
  loaders: profilesLoaders,
};
