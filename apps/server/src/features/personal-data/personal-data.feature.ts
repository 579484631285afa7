import type { Feature } from '../../platform/feature.ts';
import { endHoldsJob, eraseJob } from './erase.job.ts';
import { personalDataLoaders } from './personal-data.refs.ts';
import { personalDataHandlers } from './personal-data.routes.ts';
import { retentionJob } from './retention/retention.job.ts';
import { copyJob, expireCopiesJob } from './write-copy.job.ts';

export const personalDataFeature: Feature = {
  name: 'personal-data',
  handlers: personalDataHandlers,
  loaders: personalDataLoaders,
  jobs: (services) => [
    copyJob(services),
    expireCopiesJob(services),
    eraseJob(services),
    endHoldsJob(services),
    retentionJob(services),
  ],
};
