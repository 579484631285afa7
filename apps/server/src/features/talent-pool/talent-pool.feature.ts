import type { Feature } from '../../platform/feature.ts';
import { peopleImportHandlers } from './import/import.routes.ts';
import { importPeopleJob } from './import/people-import.job.ts';
import { talentPoolLoaders } from './talent-pool.refs.ts';
import { talentPoolHandlers } from './talent-pool.routes.ts';
import { writePeopleJob } from './write-people.job.ts';

export const talentPoolFeature: Feature = {
  name: 'talent-pool',
  handlers: [...talentPoolHandlers, ...peopleImportHandlers],
  loaders: talentPoolLoaders,
  jobs: (services) => [writePeopleJob(services), importPeopleJob(services)],
};
