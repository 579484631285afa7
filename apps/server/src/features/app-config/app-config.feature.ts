import type { Feature } from '../../platform/feature.ts';
import { appConfigLoaders } from './app-config.refs.ts';
import { appConfigHandlers } from './app-config.routes.ts';
import { limitsUploads } from './limits-uploads.ts';
import { pausesWrites } from './pauses-writes.ts';
import { tellsEverybody } from './tells-everybody.ts';

export const appConfigFeature: Feature = {
  name: 'app-config',
  handlers: appConfigHandlers,
  loaders: appConfigLoaders,
  limitsUploads,
  pausesWrites,
  tellsEverybody,
};
