import { LEAD_UNCONFIRMED_DAYS, LEAD_UNDO_DAYS } from '@tryout/domain/leads/lead-status';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { eraseOldLeads } from './leads.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 500;

/** Every night: erases leads that were deleted 30 days ago, and those whose address nobody ever confirmed. */
export function eraseLeadsJob(services: Services): JobHandler {
  return { name: 'leads.erase', cron: '50 3 * * *', longest_s: 3_000, run: () => eraseLeads(services) };
}

/** Does the work of the job; running it again changes nothing. */
export async function eraseLeads({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now().getTime();
  const due = {
    deletedBefore: new Date(at - LEAD_UNDO_DAYS * DAY_MS),
    openBefore: new Date(at - LEAD_UNCONFIRMED_DAYS * DAY_MS),
    most: BATCH,
  };
  while ((await eraseOldLeads(db, due)) > 0);
}
