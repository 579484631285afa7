import type { Feature } from '../../platform/feature.ts';
import { loadJobTitlesJob } from './load-job-titles.job.ts';
import { loadReferenceData } from './load-reference-data.ts';
import { forgetMovesJob, moveRecordsJob } from './move-records.job.ts';
import { referenceDataLoaders } from './reference-data.refs.queries.ts';
import { referenceDataHandlers } from './reference-data.routes.ts';

export const referenceDataFeature: Feature = {
  name: 'reference-data',
  handlers: referenceDataHandlers,
  loaders: referenceDataLoaders,
  jobs: (services) => [moveRecordsJob(services), forgetMovesJob(services), loadJobTitlesJob(services)],
  atStart: ({ db }) => loadReferenceData(db),
};
