import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { type SignedAct, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import { deleteImportFiles, findImportFile } from '../../platform/imports/imports.queries.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { beginAgain, endJob, noteProgress, takeUp } from '../background-jobs/public.ts';
import { RECORDS_IMPORT_JOB, type RecordsImportWish, readStoredRecords } from './import-records.ts';
import { parentsFirst, planRecords } from './plan-records.ts';
import { writeRecord } from './write-records.ts';

/** Rows after which the job says how far it is, and asks whether it goes on. */
const STEP = 20;

/** Imports records; an import that a restart cut off goes on: what was imported before is not changed again. */
export function importRecordsJob(services: Services): JobHandler<{ background_job_id: string }> {
  return {
    name: RECORDS_IMPORT_JOB,
    longest_s: 3600,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, 'records_import')) {
        await services.jobs.enqueue(services.db, RECORDS_IMPORT_JOB, { background_job_id });
      }
    },
    run: ({ background_job_id }) => importRecords(services, background_job_id),
  };
}

async function importRecords(services: Services, id: string): Promise<void> {
  const { db, files, now, log } = services;
  const job = await takeUp(services, id);
  if (!job || job.organization_id === null) return;
  const { kind, file_id } = job.wish as RecordsImportWish;
  const of = { organization_id: job.organization_id, user_id: job.owner_id };
  try {
    const file = await findImportFile(db, file_id);
    if (file === null) throw new Error('the file of an import is gone');
    const rows = await readStoredRecords(files, kind, file);
    let act = await actOfOwner(services, of);
    const plans = await planRecords(act, of.organization_id, kind, rows);
    let skipped = 0;
    for (const [at, plan] of (kind === 'departments' ? parentsFirst(plans) : plans).entries()) {
      if (at % STEP === 0) {
        act = await actOfOwner(services, of);
        if (!(await noteProgress(services, id, at, { skipped }))) return;
      }
      const done = await withTransaction(db, async (trx) => {
        await writeRecord({ ...act, db: trx }, of.organization_id, kind, plan);
        return plan.outcome === 'created' || plan.outcome === 'updated';
      }).catch((error: unknown) => {
        // A rule of the record itself, such as that of a published position: the others are imported.
        if (error instanceof Refusal) return false;
        throw error;
      });
      if (!done) skipped += 1;
    }
    if (await noteProgress(services, id, plans.length, { skipped })) {
      await endJob(services, id, { status: 'done', at: now() });
    }
  } catch (error) {
    log.warn({ err: error, background_job_id: id }, 'an import of records did not end');
    await endJob(services, id, { status: 'failed', at: now() });
  } finally {
    await deleteImportFiles(db, [file_id]);
  }
}

/** The owner's rights as they are now. */
async function actOfOwner(
  services: Services,
  of: { readonly organization_id: string; readonly user_id: string },
): Promise<SignedAct> {
  const actor = await findActorOfUser(services.db, of.user_id, of.organization_id);
  const facts = {
    owner_user_id: null,
    organization_id: of.organization_id,
    position_id: null,
    everyone: false,
  };
  const action = 'organization.update';
  if (!actor || !scopeCovers(scopeOf(action, actor.user_type), action, actor, facts)) {
    throw new Error('its owner does not run this organization any more');
  }
  return { ...serverAct(services), actor };
}
