import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { countWaits } from './standing.queries.ts';

/** Every night, and once at the start: how long each organization's applications usually stay at a status. */
export function usualWaitsJob(services: Services): JobHandler {
  const run = async () => {
    await countWaits(services.db, services.now());
  };
  return { name: 'applications.usual_waits', cron: '40 2 * * *', longest_s: 900, begin: run, run };
}
