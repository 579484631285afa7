import { forgetOldIdempotencyKeys } from '../../platform/http/idempotency.queries.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { forgetOldWaysIn } from '../auth/public.ts';
import { keepUploads } from '../builds/public.ts';

/** Every hour: removes what has served its time, so that these tables stay as small as what is in use. */
export function housekeepingJob(services: Services): JobHandler {
  return { name: 'system.housekeeping', cron: '35 * * * *', run: () => keepHouse(services) };
}

/** Does the work of the job; running it again changes nothing. */
export async function keepHouse(services: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> {
  const { db } = services;
  await forgetOldWaysIn(db);
  await forgetOldIdempotencyKeys(db);
  await keepUploads(services);
}
