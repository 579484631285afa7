import type { Feature } from '../../platform/feature.ts';
import { countVisits } from './count-visits.ts';
import { forgetVisitsJob } from './forget-visits.job.ts';
import { visitCountsHandlers } from './visit-counts.routes.ts';

export const visitCountsFeature: Feature = {
  name: 'visit-counts',
  handlers: visitCountsHandlers,
  hearsAnswers: countVisits,
  jobs: (services) => [forgetVisitsJob(services)],
};
