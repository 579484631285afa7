import type { Feature } from '../../platform/feature.ts';
import { administrationLoaders } from './administration.refs.ts';
import { administrationHandlers } from './administration.routes.ts';
import { directoryHandlers } from './directory.routes.ts';
import { insideHandlers } from './inside.routes.ts';

export const administrationFeature: Feature = {
  name: 'administration',
  handlers: [...administrationHandlers, ...insideHandlers, ...directoryHandlers],
  loaders: administrationLoaders,
};
