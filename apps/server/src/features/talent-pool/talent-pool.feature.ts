import type { Feature } from '../../platform/feature.ts';
import { bulkPeopleJobs } from './bulk/carry-out-bulk.job.ts';
import { forgetChangesJob } from './bulk/forget-changes.job.ts';
import { duplicatesHandlers } from './duplicates/duplicates.routes.ts';
import { findDuplicatesJob } from './duplicates/find-duplicates.job.ts';
import { forgetMergesJob } from './duplicates/forget-merges.job.ts';
import { peopleImportHandlers } from './import/import.routes.ts';
import { importPeopleJob } from './import/people-import.job.ts';
import { talentPoolLoaders } from './talent-pool.refs.ts';
import { talentPoolHandlers } from './talent-pool.routes.ts';
import { writePeopleJob } from './write-people.job.ts';

export const talentPoolFeature: Feature = {
  name: 'talent-pool',
  handlers: [...talentPoolHandlers, ...duplicatesHandlers, ...peopleImportHandlers],
  loaders: talentPoolLoaders,
  jobs: (services) => [
    writePeopleJob(services),
    importPeopleJob(services),
    findDuplicatesJob(services),
    forgetMergesJob(services),
    forgetChangesJob(services),
    ...bulkPeopleJobs(services),
  ],
};
