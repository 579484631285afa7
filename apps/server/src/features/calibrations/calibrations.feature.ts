import type { Feature } from '../../platform/feature.ts';
import { calibrationsHandlers } from './calibrations.routes.ts';
import { compareGroupsJob } from './compare-groups.ts';

export const calibrationsFeature: Feature = {
  name: 'calibrations',
  handlers: calibrationsHandlers,
  jobs: (services) => [compareGroupsJob(services)],
};
