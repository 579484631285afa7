import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { expireInvites } from './invitations/candidate-invites.queries.ts';
import { closePositionBySystem } from './move-position.ts';
import { lockOverduePositions } from './positions.queries.ts';

/** Every hour: closes positions whose last day is over where they are, and invitations whose time has passed. */
export function closeExpiredJob(services: Services): JobHandler {
  return { name: 'positions.close_expired', cron: '5 * * * *', run: () => closeExpired(services) };
}

/** Does the work of the job; running it again changes nothing. */
export async function closeExpired(services: Services): Promise<void> {
  const now = services.now();
  for (let more = true; more; ) {
    more = await withTransaction(services.db, async (db) => {
      const overdue = await lockOverduePositions(db, now);
      for (const position of overdue) await closePositionBySystem(db, position, 'expired', now);
      return overdue.length > 0;
    });
  }
  await withTransaction(services.db, (db) => expireInvites(db, now));
}
