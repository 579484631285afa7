import type { Feature } from '../../platform/feature.ts';
import { simulationsAttachmentsHandlers } from './attachments/attachments.routes.ts';
import { simulationsBuildingHandlers } from './building/building.routes.ts';
import { installGames, installLibrary } from './library/install-library.ts';
import { simulationsLifeHandlers } from './life/life.routes.ts';
import { simulationsManualHandlers } from './manual/manual.routes.ts';
import { simulationLoaders } from './simulations.refs.ts';
import { simulationsHandlers } from './simulations.routes.ts';

export const simulationsFeature: Feature = {
  name: 'simulations',
  handlers: [
    ...simulationsHandlers,
    ...simulationsBuildingHandlers,
    ...simulationsAttachmentsHandlers,
    ...simulationsLifeHandlers,
    ...simulationsManualHandlers,
  ],
  loaders: simulationLoaders,
  atStart: ({ config, db }) => (config.library ? installLibrary(db) : installGames(db)),
};
