import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { erasePeople, expertsToRemind, lockExpert } from './expert-panels.queries.ts';
import { canBeReminded, mailExpert } from './manage-panels.ts';
import { ERASED_AFTER_DAYS } from './read-panels.ts';

const DAY_MS = 86_400_000;

/** Days before a link ends from which its expert is reminded, once. */
const REMINDED_BEFORE_DAYS = 3;

/** Reminds experts whose link ends soon, and erases the people of panels that are over. May run twice. */
export function tendPanelsJob(services: Services): JobHandler {
  return {
    name: 'expert-panels.tend',
    cron: '23 * * * *',
    async run() {
      const now = services.now();
      const due = await expertsToRemind(services.db, {
        now,
        until: new Date(now.getTime() + REMINDED_BEFORE_DAYS * DAY_MS),
        unlessSince: new Date(now.getTime() - DAY_MS),
      });
      for (const id of due) {
        await withTransaction(services.db, async (db) => {
          const expert = await lockExpert(db, id);
          // Something may have happened since the search.
          if (!expert || expert.closed_at !== null || !canBeReminded(expert, now)) return;
          await mailExpert(serverAct(services, db), expert, true);
        });
      }
      const closedBefore = new Date(now.getTime() - ERASED_AFTER_DAYS * DAY_MS);
      await withTransaction(services.db, (db) => erasePeople(db, closedBefore, now));
    },
  };
}
