import { VISIT_DAYS_KEPT } from '@tryout/domain/visit-counts/visits';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { forgetVisits } from './visit-counts.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Every night: forgets counts that are older than they are kept. */
export function forgetVisitsJob({ db, now }: Services): JobHandler {
  return {
    name: 'visits.forget',
    cron: '20 4 * * *',
    run: () =>
      forgetVisits(db, new Date(now().getTime() - VISIT_DAYS_KEPT * DAY_MS).toISOString().slice(0, 10)),
  };
}
