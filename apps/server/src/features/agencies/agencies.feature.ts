import type { Feature } from '../../platform/feature.ts';
import { agenciesLoaders } from './agencies.refs.ts';
import { agenciesHandlers } from './agencies.routes.ts';
import { followSubmissionsJob } from './follow-submissions.job.ts';
import { forgetConsentProofsJob } from './forget-consent-proofs.job.ts';

export const agenciesFeature: Feature = {
  name: 'agencies',
  handlers: agenciesHandlers,
  loaders: agenciesLoaders,
  jobs: (services) => [followSubmissionsJob(services), forgetConsentProofsJob(services)],
};
