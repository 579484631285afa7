import type { Feature } from '../../platform/feature.ts';
import { importRecordsJob } from './records-import.job.ts';
import { recordsImportHandlers } from './records-import.routes.ts';

export const recordsImportFeature: Feature = {
  name: 'records-import',
  handlers: recordsImportHandlers,
  jobs: (services) => [importRecordsJob(services)],
};
