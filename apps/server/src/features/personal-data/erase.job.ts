import { serverAct } from '../../platform/act.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { ERASE_JOB, erase, goOnAfterHolds, queueErasure } from './erase.ts';
import { eraseWaiting } from './erase-again.ts';
import { findUnfinished } from './erasures.queries.ts';

/** Erases; one that a restart cut off goes on where it was, for what is gone is gone. */
export function eraseJob(services: Services): JobHandler<{ erasure_id: string }> {
  return {
    name: ERASE_JOB,
    longest_s: 600,
    begin: async () => {
      await eraseWaiting(serverAct(services));
      for (const id of await findUnfinished(services.db)) await queueErasure(serverAct(services), id);
    },
    run: ({ erasure_id }) => erase(serverAct(services), erasure_id),
  };
}

/** Every night: what a hold kept goes when its last day is over. */
export function endHoldsJob(services: Services): JobHandler {
  return {
    name: 'personal_data.end_holds',
    cron: '20 2 * * *',
    run: () => goOnAfterHolds(serverAct(services)),
  };
}
