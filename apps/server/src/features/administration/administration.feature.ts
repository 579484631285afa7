import type { Feature } from '../../platform/feature.ts';
import { administrationLoaders } from './administration.refs.ts';
import { administrationHandlers } from './administration.routes.ts';
import { directoryHandlers } from './directory.routes.ts';
import { insideHandlers } from './inside.routes.ts';
import { mailDeskHandlers } from './mail-desk.routes.ts';

export const administrationFeature: Feature = {
  name: 'administration',
  handlers: [...administrationHandlers, ...insideHandlers, ...directoryHandlers, ...mailDeskHandlers],
  loaders: administrationLoaders,
};
