import type { Feature } from '../../platform/feature.ts';
import { importScoringJob } from './import-scoring.job.ts';
import { libraryTransferHandlers } from './library-transfer.routes.ts';

export const libraryTransferFeature: Feature = {
  name: 'library-transfer',
  handlers: libraryTransferHandlers,
  jobs: (services) => [importScoringJob(services)],
};
