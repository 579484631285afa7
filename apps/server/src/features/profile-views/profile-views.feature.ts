import type { Feature } from '../../platform/feature.ts';
import { forgetViewsJob } from './forget-views.job.ts';
import { profileViewsHandlers } from './profile-views.routes.ts';

export const profileViewsFeature: Feature = {
  name: 'profile-views',
  handlers: profileViewsHandlers,
  jobs: (services) => [forgetViewsJob(services)],
};
