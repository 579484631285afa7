import type { Feature } from '../../platform/feature.ts';
import { appConfigLoaders } from './app-config.refs.ts';
import { appConfigHandlers } from './app-config.routes.ts';

export const appConfigFeature: Feature = {
  name: 'app-config',
  handlers: appConfigHandlers,
  loaders: appConfigLoaders,
};
