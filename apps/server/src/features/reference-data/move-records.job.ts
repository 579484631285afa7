import { placesOf, REFERENCE_UNDO_DAYS } from '@tryout/domain/reference-data/reference-kinds';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import {
  endMerge,
  findMerge,
  findSaying,
  findUnfinished,
  forgetMoves,
  type MergeRow,
  moveBack,
  moveRecords,
  noteDone,
  storeTotal,
} from './merges.queries.ts';

/** The job by which records follow a merge, or go back. */
export const MERGE_JOB = 'reference-data.merge';

/** Records changed in one transaction: whoever wants to change one of them waits for so many at most. */
const BATCH = 1000;
/** Records of a place whose ids are held at once, 37 bytes each. */
const LOOKED_UP = 100_000;
const DAY_MS = 24 * 3_600_000;

/** Lets records follow merges; one that a restart cut off goes on where it was. */
export function moveRecordsJob(services: Services): JobHandler<{ reference_merge_id: string }> {
  return {
    name: MERGE_JOB,
    longest_s: 1800,
    begin: async () => {
      for (const reference_merge_id of await findUnfinished(services.db)) {
        await services.jobs.enqueue(services.db, MERGE_JOB, { reference_merge_id });
      }
    },
    run: ({ reference_merge_id }) => followMerge(services, reference_merge_id),
  };
}

/** Does what a merge waits for; a second time it finds nothing left. */
export async function followMerge(services: Pick<Services, 'db'>, id: string): Promise<void> {
  const merge = await findMerge(services.db, id);
  if (merge?.status === 'moving') await moveAll(services, merge);
  if (merge?.status === 'undoing') await moveAllBack(services, merge);
}

async function moveAll({ db }: Pick<Services, 'db'>, merge: MergeRow): Promise<void> {
  for (let round = 1; ; round += 1) {
    const found = await findSaying(db, merge, { size: BATCH, most: LOOKED_UP });
    const total = found.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) break;
    if (round === 1) await storeTotal(db, merge.id, total);
    let changed = 0;
    for (const lot of found) {
      const count = await withTransaction(db, async (trx) => {
        const moved = await moveRecords(trx, merge, lot);
        if (await noteDone(trx, merge.id, 'moving', moved)) return moved;
        throw new TakenBack();
      }).catch((error: unknown) => {
        if (error instanceof TakenBack) return null;
        throw error;
      });
      if (count === null) return;
      changed += count;
    }
    // What is found and cannot be changed would be found for ever.
    if (changed === 0) break;
  }
  await endMerge(db, merge.id, 'moving');
}

/** The merge was taken back while records followed it. */
class TakenBack extends Error {}

async function moveAllBack({ db }: Pick<Services, 'db'>, merge: MergeRow): Promise<void> {
  for (const place of placesOf(merge.kind)) {
    for (let count = BATCH; count === BATCH; ) {
      count = await withTransaction(db, async (trx) => {
        const moved = await moveBack(trx, merge, place, BATCH);
        await noteDone(trx, merge.id, 'undoing', moved);
        return moved;
      });
    }
  }
  await endMerge(db, merge.id, 'undoing');
}

/** Every night: forgets what merges changed that can be taken back no more. */
export function forgetMovesJob({ db, now }: Services): JobHandler {
  return {
    name: 'reference-data.forget',
    cron: '10 4 * * *',
    longest_s: 3_000,
    run: async () => {
      const before = new Date(now().getTime() - REFERENCE_UNDO_DAYS * DAY_MS);
      while ((await forgetMoves(db, before, BATCH)) > 0);
    },
  };
}
