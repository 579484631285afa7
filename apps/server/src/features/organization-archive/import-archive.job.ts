import type { ARCHIVE_PROBLEMS } from '@tryout/contract/organization-archive/organization-archive';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import type { Services } from '../../platform/services.ts';
import { beginAgain, endJob, noteProgress, takeUp } from '../background-jobs/public.ts';
import { deleteArchiveFile, findArchiveFile, findTaken, mayLetRowsCome } from './bring-archive.queries.ts';
import { accountsFor, bringArchive, DanglingReference, type IdMode } from './bring-archive.ts';
import { checkArchive } from './read-archive.ts';

/** The job that imports archives of organizations. */
export const ORGANIZATION_IMPORT_JOB = 'organization.import';

/** What an import was asked for. */
export interface OrganizationImportWish {
  readonly archive_id: string;
  readonly ids: IdMode;
}

/** What stands in the way of an import. */
class Hindered extends Error {
  readonly outcome: ArchiveProblem;
  constructor(outcome: ArchiveProblem) {
    super(`an archive cannot be imported: ${outcome}`);
    this.name = 'Hindered';
    this.outcome = outcome;
  }
}

type ArchiveProblem = (typeof ARCHIVE_PROBLEMS)[number];

/** The import was cancelled: its transaction is taken back. */
class Cancelled extends Error {}

/** Imports archives; one that a restart cut off begins anew: nothing of it was stored. */
export function importOrganizationJob(services: Services): JobHandler<{ background_job_id: string }> {
  return {
    name: ORGANIZATION_IMPORT_JOB,
    longest_s: 4 * 3600,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, 'organization_import')) {
        await services.jobs.enqueue(services.db, ORGANIZATION_IMPORT_JOB, { background_job_id });
      }
    },
    run: ({ background_job_id }) => importArchive(services, background_job_id),
  };
}

async function importArchive(services: Services, id: string): Promise<void> {
  const { db, files, now, log } = services;
  const job = await takeUp(services, id);
  if (!job) return;
  const wish = job.wish as OrganizationImportWish;
  try {
    await refuseWithoutRight(services, job.owner_id);
    const sha256 = await findArchiveFile(db, wish.archive_id, job.owner_id);
    if (sha256 === null) throw new Error('the archive of an import is gone');
    await files.onDisk([sha256], (pathOf) =>
      bring(services, job.owner_id, { id, wish, path: pathOf(sha256) }),
    );
    await endJob(services, id, { status: 'done', at: now() });
    await deleteArchiveFile(db, wish.archive_id);
  } catch (error) {
    if (error instanceof Cancelled) return;
    log.warn({ err: error, background_job_id: id }, 'an archive of an organization was not imported');
    const outcome =
      error instanceof Hindered ? error.outcome : error instanceof DanglingReference ? 'dangling' : 'failed';
    await endJob(services, id, { status: 'failed', at: now(), facts: { outcome } });
  }
}

async function bring(
  services: Services,
  owner_id: string,
  { id, wish, path }: { readonly id: string; readonly wish: OrganizationImportWish; readonly path: string },
): Promise<void> {
  const { manifest, accounts } = await checkArchive(path);
  await withTransaction(services.db, async (trx) => {
    const people = await accountsFor(trx, accounts);
    if (people.differ.length > 0) throw new Hindered('accounts_differ');
    if (!(await mayLetRowsCome(trx))) throw new Hindered('database_right');
    const made = people.made.map((each) => each.id);
    if (wish.ids === 'kept' && (await findTaken(trx, manifest.organization.id, made))) {
      throw new Hindered('ids_taken');
    }
    const told = async (done: number) => noteProgress(services, id, done);
    const brought = await bringArchive(services, trx, { path, manifest, accounts, ids: wish.ids }, told);
    if (brought === null) throw new Cancelled();
    await recordSecurityEvent(
      trx,
      { ...serverAct(services, trx), actor: await refuseWithoutRight(services, owner_id) },
      {
        event_type: 'create',
        action: 'organization.archive_imported',
        target_type: 'organization',
        target_id: brought,
        organization_id: brought,
        meta: { from: manifest.organization.id, ids: wish.ids, written_at: manifest.created_at },
      },
    );
  });
}

async function refuseWithoutRight({ db }: Services, userId: string) {
  const actor = await findActorOfUser(db, userId, null);
  if (!actor || scopeOf('platform.manage', actor.user_type) !== 'all') {
    throw new Error('its owner does not run the platform any more');
  }
  return actor;
}
