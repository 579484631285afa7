import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { findActorOfUser } from '../../../platform/http/sessions.queries.ts';
import { deleteImportFiles, findImportFile } from '../../../platform/imports/imports.queries.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { beginAgain, endJob, noteProgress, takeUp } from '../../background-jobs/public.ts';
import { openCvArchive } from './cv-archive.ts';
import { importRows, openPeopleFile } from './import-people.ts';

/** The job that imports people. */
export const PEOPLE_IMPORT_JOB = 'people.import';

/** What an import was asked for: the files that were received. */
export interface PeopleImportWish {
  readonly file_id: string;
  readonly cvs_id: string | null;
}

/** Imports people; an import that a restart cut off goes on: what was imported before is not changed again. */
export function importPeopleJob(services: Services): JobHandler<{ background_job_id: string }> {
  return {
    name: PEOPLE_IMPORT_JOB,
    longest_s: 3600,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, 'people_import')) {
        await services.jobs.enqueue(services.db, PEOPLE_IMPORT_JOB, { background_job_id });
      }
    },
    run: ({ background_job_id }) => importPeople(services, background_job_id),
  };
}

async function importPeople(services: Services, id: string): Promise<void> {
  const { db, files, now, log } = services;
  const job = await takeUp(services, id);
  if (!job || job.organization_id === null) return;
  const wish = job.wish as PeopleImportWish;
  const of = { organization_id: job.organization_id, user_id: job.owner_id };
  try {
    const file = await findImportFile(db, wish.file_id);
    if (file === null) throw new Error('the file of an import is gone');
    const cvs = wish.cvs_id === null ? null : await findImportFile(db, wish.cvs_id);
    const report = await files.onDisk(cvs === null ? [file] : [file, cvs], async (pathOf) => {
      const archive = cvs === null ? null : await openCvArchive(pathOf(cvs));
      try {
        const people = await openPeopleFile(pathOf(file));
        return await importRows(services, people, of, archive, async (done, { unchanged, refused }) => {
          await refuseWithoutRight(services, of);
          return noteProgress(services, id, done, { skipped: unchanged + refused });
        });
      } finally {
        archive?.close();
      }
    });
    if (report !== null) await endJob(services, id, { status: 'done', at: now() });
  } catch (error) {
    log.warn({ err: error, background_job_id: id }, 'an import of people did not end');
    await endJob(services, id, { status: 'failed', at: now() });
  } finally {
    await deleteImportFiles(db, [wish.file_id, ...(wish.cvs_id ? [wish.cvs_id] : [])]);
  }
}

async function refuseWithoutRight(
  { db }: Services,
  of: { organization_id: string; user_id: string },
): Promise<void> {
  const actor = await findActorOfUser(db, of.user_id, of.organization_id);
  const facts = {
    owner_user_id: null,
    organization_id: of.organization_id,
    position_id: null,
    everyone: false,
  };
  if (!actor || !scopeCovers(scopeOf('person.manage', actor.user_type), 'person.manage', actor, facts)) {
    throw new Error('its owner does not manage these people any more');
  }
}
