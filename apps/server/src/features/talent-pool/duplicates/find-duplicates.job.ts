import { type DuplicateReason, duplicateReasons } from '@tryout/domain/talent-pool/duplicate-people';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { beginAgain, endJob, noteProgress, takeUp } from '../../background-jobs/public.ts';
import {
  type ComparedRow,
  type FoundPair,
  findSharing,
  proposePairs,
  readCompared,
  storeSearched,
} from './sharing-people.queries.ts';

/** The job that looks for people who are in a pool twice. */
export const DUPLICATES_JOB = 'people.duplicates';

/** Rows that are read and judged at once. */
const CHUNK = 2_000;

/** Looks for people who are in a pool twice; a search that a restart cut off begins anew. */
export function findDuplicatesJob(services: Services): JobHandler<{ background_job_id: string }> {
  return {
    name: DUPLICATES_JOB,
    longest_s: 3600,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, 'people_duplicates')) {
        await services.jobs.enqueue(services.db, DUPLICATES_JOB, { background_job_id });
      }
    },
    run: ({ background_job_id }) => searchPool(services, background_job_id),
  };
}

async function searchPool(services: Services, id: string): Promise<void> {
  const { now, log } = services;
  const job = await takeUp(services, id);
  if (!job || job.organization_id === null) return;
  try {
    const goesOn = (looked: number) => noteProgress(services, id, looked);
    if (await lookThrough(services, job.organization_id, goesOn)) {
      await endJob(services, id, { status: 'done', at: now() });
    }
  } catch (error) {
    log.warn(
      { err: error, background_job_id: id },
      'a search for people who are in a pool twice did not end',
    );
    await endJob(services, id, { status: 'failed', at: now() });
  }
}

/**
 * Proposes the pairs of a pool that look like one person. `goesOn` is told how many people were judged and says whether to
 * go on; false: it was stopped, and what was proposed before stays proposed.
 */
async function lookThrough(
  { db, now }: Services,
  organizationId: string,
  goesOn: (looked: number) => Promise<boolean>,
): Promise<boolean> {
  const at = now();
  const sets = await findSharing(db, organizationId);
  const judged = new Set<string>();
  let looked = 0;
  for (const some of chunksOf(sets)) {
    const rows = new Map((await readCompared(db, [...new Set(some.flat())])).map((row) => [row.id, row]));
    const found = pairsIn(some, rows, judged);
    await withTransaction(db, (trx) => proposePairs(trx, organizationId, found, at));
    looked += rows.size;
    if (!(await goesOn(looked))) return false;
  }
  await withTransaction(db, (trx) => storeSearched(trx, organizationId, at));
  return true;
}

/** Sets put together so that each part has about as many rows as are read at once. */
function* chunksOf(sets: readonly string[][]): Generator<string[][]> {
  let part: string[][] = [];
  let size = 0;
  for (const set of sets) {
    part.push(set);
    size += set.length;
    if (size < CHUNK) continue;
    yield part;
    part = [];
    size = 0;
  }
  if (part.length > 0) yield part;
}

/** Pairs within sets that look like one person, each once, with all that any of their rows have in common. */
function pairsIn(
  sets: readonly string[][],
  rows: ReadonlyMap<string, ComparedRow>,
  judged: Set<string>,
): FoundPair[] {
  const found = new Map<string, { pair: [string, string]; reasons: Set<DuplicateReason> }>();
  for (const set of sets) {
    for (const [place, id] of set.entries()) {
      const one = rows.get(id);
      for (const otherId of set.slice(place + 1)) {
        const other = rows.get(otherId);
        if (!one || !other || one.person_id === other.person_id) continue;
        const asked = id < otherId ? `${id} ${otherId}` : `${otherId} ${id}`;
        if (judged.has(asked)) continue;
        judged.add(asked);
        const reasons = duplicateReasons(one, other);
        if (reasons.length === 0) continue;
        const pair = [one.person_id, other.person_id].sort() as [string, string];
        const known = found.get(pair.join(' ')) ?? { pair, reasons: new Set() };
        for (const reason of reasons) known.reasons.add(reason);
        found.set(pair.join(' '), known);
      }
    }
  }
  return [...found.values()].map(({ pair: [one_id, other_id], reasons }) => ({
    one_id,
    other_id,
    reasons: [...reasons],
  }));
}
