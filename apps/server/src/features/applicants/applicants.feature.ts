import type { Feature } from '../../platform/feature.ts';
import { applicantLoaders } from './applicants.refs.ts';
import { applicantsHandlers } from './applicants.routes.ts';
import { bulkJob } from './bulk/carry-out-bulk.ts';
import { tellDecisionsJob } from './decisions/tell-decisions.job.ts';
import { exportJob } from './export/write-export.ts';
import { tellOfMoveJob } from './moves/status-news.ts';

export const applicantsFeature: Feature = {
  name: 'applicants',
  handlers: applicantsHandlers,
  loaders: applicantLoaders,
  jobs: (services) => [
    bulkJob(services),
    exportJob(services),
    tellOfMoveJob(services),
    tellDecisionsJob(services),
  ],
};
