import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { uuidv7 } from 'uuidv7';
import { type Act, type SignedAct, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import {
  deleteImportFiles,
  findImportFile,
  type ImportPurpose,
  insertImportFile,
} from '../../platform/imports/imports.queries.ts';
import { received } from '../../platform/imports/mapped-file.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import type { JobRow } from './background-jobs.queries.ts';
import { beginJob, readJob } from './background-jobs.ts';
import { beginAgain, endJob, isCancelled, noteProgress, takeUp } from './work-on-job.ts';

/** What is told of records of a file that have been written so far. Cancelling the job ends the work there. */
export type Told = (done: number) => Promise<void>;

/** Records that an import looked at: all of them, and those that it left as they were. */
interface Looked {
  readonly total: number;
  readonly skipped: number;
}

/** An import into the platform's library, as it was looked at: all of the file is written, or nothing. */
interface WholeImport<Wish extends object> {
  /** Of its queue. */
  readonly name: string;
  readonly kind: JobRow['kind'] & ImportPurpose;
  /** Writes what a stored file holds, within the act's transaction. @throws Refusal when the plan does not hold any more */
  write(act: SignedAct, sha256: string, wish: Wish, told: Told): Promise<Looked>;
}

/** The job was cancelled: what it wrote is undone. */
class Cancelled extends Error {}

/** Keeps the file of an import and sets it off; it goes on in the background and is in the caller's job tray. */
export async function beginWholeImport<Wish extends object>(
  act: SignedAct,
  { name, kind }: Pick<WholeImport<Wish>, 'name' | 'kind'>,
  given: { readonly file: ReceivedFile | null; readonly media_type: string; readonly total: number },
  wish: Wish,
): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const facts = { purpose: kind, media_type: given.media_type, organization_id: null };
  const file_id = await insertImportFile(db, received(given.file), facts);
  const id = uuidv7();
  await beginJob(act, actor.user_id, {
    id,
    kind,
    facts: {},
    wish: { ...wish, file_id },
    status: 'queued',
    total: given.total,
  });
  await services.jobs.enqueue(db, name, { background_job_id: id });
  return readJob(act, id);
}

/** The job of such imports; one that a restart cut off begins anew: nothing of it was stored. */
export function wholeImportJob<Wish extends object>(
  services: Services,
  way: WholeImport<Wish>,
): JobHandler<{ background_job_id: string }> {
  return {
    name: way.name,
    longest_s: 3600,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, way.kind)) {
        await services.jobs.enqueue(services.db, way.name, { background_job_id });
      }
    },
    run: ({ background_job_id }) => importWhole(services, way, background_job_id),
  };
}

async function importWhole<Wish extends object>(
  services: Services,
  way: WholeImport<Wish>,
  id: string,
): Promise<void> {
  const job = await takeUp(services, id);
  if (!job) return;
  const wish = job.wish as Wish & { readonly file_id: string };
  try {
    const file = await findImportFile(services.db, wish.file_id);
    if (file === null) throw new Error('the file of an import is gone');
    await withTransaction(services.db, async (db) => {
      const act = await actOfOwner(serverAct(services, db), job.owner_id);
      const { total, skipped } = await way.write(act, file, wish, async (done) => {
        // Told at once, whatever becomes of the transaction.
        if (!(await noteProgress(services, id, done))) throw new Cancelled();
      });
      if (await isCancelled(db, id)) throw new Cancelled();
      await noteProgress({ db }, id, total, { skipped });
      await endJob({ db }, id, { status: 'done', at: services.now() });
    });
  } catch (error) {
    if (error instanceof Cancelled) return;
    services.log.warn({ err: error, background_job_id: id }, 'an import into the library did not end');
    await endJob(services, id, {
      status: 'failed',
      at: services.now(),
      facts: { outcome: outcomeOf(error) },
    });
  } finally {
    await deleteImportFiles(services.db, [wish.file_id]);
  }
}

function outcomeOf(error: unknown): NonNullable<BackgroundJob['outcome']> {
  if (error instanceof Refusal && error.code === 'conflict') return 'changed_meanwhile';
  if (error instanceof Refusal && error.code === 'refused_by_rule') return 'not_doable';
  return 'failed';
}

/** The owner's rights as they are now. */
async function actOfOwner(act: Act, userId: string): Promise<SignedAct> {
  const actor = await findActorOfUser(act.db, userId, null);
  if (!actor || scopeOf('platform.manage', actor.user_type) !== 'all') {
    throw new Error('its owner does not run the platform any more');
  }
  return { ...act, actor };
}
