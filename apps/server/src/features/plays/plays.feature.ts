import type { Feature } from '../../platform/feature.ts';
import { confirmationsHandlers } from './confirmations/confirmations.routes.ts';
import { lookAgainJob } from './evidence/look-again.job.ts';
import { playDeadlinesJob } from './play-deadlines.job.ts';
import { watchPlaysJob } from './plays.jobs.ts';
import { playsHandlers } from './plays.routes.ts';

export const playsFeature: Feature = {
  name: 'plays',
  handlers: [...playsHandlers, ...confirmationsHandlers],
  jobs: (services) => [lookAgainJob(services), playDeadlinesJob(services), watchPlaysJob(services.db)],
};
