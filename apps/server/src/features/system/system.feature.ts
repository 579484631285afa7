import type { Feature } from '../../platform/feature.ts';
import { homeHead } from './home-head.ts';
import { housekeepingJob } from './housekeeping.job.ts';
import { serveMetrics } from './serve-metrics.ts';
import { sweepFilesJob } from './sweep-files.job.ts';
import { systemHandlers } from './system.routes.ts';

export const systemFeature: Feature = {
  name: 'system',
  handlers: systemHandlers,
  heads: homeHead,
  beside: serveMetrics,
  jobs: (services) => [housekeepingJob(services), sweepFilesJob(services)],
};
