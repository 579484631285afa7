import { type Act, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import {
  countAnew,
  countWaiting,
  findWaitingOrganizations,
  forgetEmptySums,
  takeChanges,
  takeSums,
} from './count-facts.queries.ts';

/** Whoever opens a report first counts so many changes at a time for so long, so that it agrees with lists. */
const MOST_AT_ONCE = 300;
const LONGEST_MS = 400;
const MOST_OF_JOB = 2000;

/** Counts some of what an organization has waiting. Answers how many changes; 0: none, or somebody else is at it. */
export function countSome({ db }: Act, organizationId: string, most: number): Promise<number> {
  return withTransaction(db, async (within) => {
    if (!(await takeSums(within, organizationId))) return 0;
    const { taken, application_ids } = await takeChanges(within, organizationId, most);
    await countAnew(within, application_ids);
    return taken;
  });
}

/** Counts what waits, as far as that is quick. Answers how many changes still wait. */
export async function countBeforeReading(act: Act, organizationId: string): Promise<number> {
  if ((await countWaiting(act.db, organizationId)) === 0) return 0;
  const until = performance.now() + LONGEST_MS;
  while ((await countSome(act, organizationId, MOST_AT_ONCE)) === MOST_AT_ONCE && performance.now() < until);
  return countWaiting(act.db, organizationId);
}

/** Counts all that waits, of every organization. */
export async function countAll(act: Act): Promise<void> {
  for (const organization of await findWaitingOrganizations(act.db)) {
    while ((await countSome(act, organization, MOST_OF_JOB)) > 0);
  }
}

/** Every minute, and at the start: counts what has changed, so that little is left to whoever opens a report. */
export function countChangesJob(services: Services): JobHandler {
  const run = () => countAll(serverAct(services));
  return { name: 'hiring_reports.count', cron: '* * * * *', longest_s: 3600, run };
}

/** Every night: forgets sums that have come to nothing. */
export function tidySumsJob(services: Services): JobHandler {
  return { name: 'hiring_reports.tidy', cron: '35 3 * * *', run: () => forgetEmptySums(services.db) };
}
