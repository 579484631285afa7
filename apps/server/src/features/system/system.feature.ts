import type { Feature } from '../../platform/feature.ts';
import { housekeepingJob } from './housekeeping.job.ts';
import { sweepFilesJob } from './sweep-files.job.ts';
import { systemHandlers } from './system.routes.ts';

export const systemFeature: Feature = {
  name: 'system',
  handlers: systemHandlers,
  jobs: (services) => [housekeepingJob(services), sweepFilesJob(services)],
};
