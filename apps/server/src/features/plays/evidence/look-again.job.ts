import { readIncidents } from '@tryout/domain/plays/play-incidents';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { codesToLookAt, lookRule } from '../../score-cards/public.ts';
import { openingsOf, readEvents } from '../plays.queries.ts';
import { hasPlaysToLookAt, storeLook, takePlaysToLookAt } from './look-again.queries.ts';

const BATCH = 50;
const LOOK_AGAIN = 'plays.look_again';

/**
 * After an upgrade, or when a limit was set: what is worth a look in plays of before is told by the rule of now, so that the list of applicants
 * and their score cards, which read it from the facts, say the same.
 */
export function lookAgainJob(services: Services): JobHandler {
  const { db, jobs } = services;
  return {
    name: LOOK_AGAIN,
    concurrency: 1,
    longest_s: 6 * 3_600,
    begin: async () => {
      const { number } = await lookRule(db);
      if (await hasPlaysToLookAt(db, number)) await jobs.enqueue(db, LOOK_AGAIN, {});
    },
    run: () => lookAgain(services),
  };
}

/** Does the work of the job; running it again changes nothing. */
export async function lookAgain({ db }: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const looked = await withTransaction(db, lookAtSome);
    if (looked < BATCH) return;
  }
}

async function lookAtSome(db: Services['db']): Promise<number> {
  const { number, limits } = await lookRule(db);
  const plays = await takePlaysToLookAt(db, number, BATCH);
  if (plays.length === 0) return 0;
  const looked = [];
  for (const { id, application_id, last_seq, tasks, integrity } of plays) {
    // What cut into a play is read anew as well: earlier versions took a line's queue for a wrong clock.
    const incidents = readIncidents(await readEvents(db, id, last_seq), await openingsOf(db, id));
    const codes = codesToLookAt(
      { ...integrity, ...incidents },
      tasks.map(({ key }) => key),
      limits,
    );
    looked.push({ id, application_id, incidents, codes });
  }
  await storeLook(db, number, looked);
  return plays.length;
}
