import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import type { CheckedArchive } from '@tryout/contract/organization-archive/organization-archive';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { beginJob, readJob } from '../background-jobs/public.ts';
import { organizationOf } from '../organizations/public.ts';
import { findArchiveFile, findTaken, insertArchiveFile, mayLetRowsCome } from './bring-archive.queries.ts';
import { accountsFor, type IdMode, recordsIn } from './bring-archive.ts';
import { ORGANIZATION_IMPORT_JOB, type OrganizationImportWish } from './import-archive.job.ts';
import { archiveSay } from './organization-archive.messages.ts';
import { countOwned, findMigrations, findOwnedTables } from './owned-tables.queries.ts';
import { checkArchive, UnreadableArchive } from './read-archive.ts';
import { ORGANIZATION_EXPORT_JOB } from './write-archive.job.ts';

/** Most addresses that a report lists. */
const MOST_LISTED = 20;

/** Sets the archive of an organization off; it waits in the caller's job tray. */
export async function exportArchive(act: SignedAct, named: string | undefined): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, named);
  let total = 0;
  for (const table of await findOwnedTables(db)) total += await countOwned(db, table, organization_id);
  const id = uuidv7();
  await beginJob(act, actor.user_id, {
    id,
    organization_id,
    kind: 'organization_export',
    facts: { format: 'zip', names: true, subject: 'organization' },
    status: 'queued',
    total,
  });
  await audit(act, {
    event_type: 'access',
    action: 'organization.archive_made',
    target_type: 'background_job',
    target_id: id,
    organization_id,
    meta: { total },
  });
  await services.jobs.enqueue(db, ORGANIZATION_EXPORT_JOB, { background_job_id: id });
  return readJob(act, id);
}

/** Reads a received archive to its end and says what importing it would do. It is kept for the import. */
export async function checkReceived(act: SignedAct, file: ReceivedFile | null): Promise<CheckedArchive> {
  if (!file) throw new Error('an upload route without its file');
  const { db, services, actor } = act;
  const { manifest, accounts } = await readWhole(services, file.sha256);
  await refuseOtherSchema(act, manifest.migrations);
  const people = await accountsFor(db, accounts);
  const taken = await findTaken(
    db,
    manifest.organization.id,
    people.made.map((each) => each.id),
  );
  const problems: CheckedArchive['problems'] = [];
  if (taken) problems.push('ids_taken');
  if (people.differ.length > 0) problems.push('accounts_differ');
  if (!(await mayLetRowsCome(db))) problems.push('database_right');
  return {
    archive_id: await insertArchiveFile(db, actor.user_id, file),
    organization: manifest.organization,
    product_version: manifest.product_version,
    created_at: manifest.created_at,
    rows: recordsIn(manifest) - manifest.files.count,
    files: manifest.files.count,
    accounts: {
      new: people.made.filter((each) => !each.is_provisional).length,
      known: people.same.size,
      candidates: people.made.filter((each) => each.is_provisional).length,
    },
    accounts_that_differ: people.differ.slice(0, MOST_LISTED),
    problems,
  };
}

/** Sets the import of a checked archive off. */
export async function importArchive(
  act: SignedAct,
  { archive_id, ids }: { readonly archive_id: string; readonly ids: IdMode },
): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const sha256 = await findArchiveFile(db, archive_id, actor.user_id);
  if (sha256 === null) throw notFound();
  const { manifest } = await readWhole(services, sha256);
  await refuseOtherSchema(act, manifest.migrations);
  const wish: OrganizationImportWish = { archive_id, ids };
  const id = uuidv7();
  await beginJob(act, actor.user_id, {
    id,
    kind: 'organization_import',
    facts: {},
    wish,
    status: 'queued',
    total: recordsIn(manifest),
  });
  await services.jobs.enqueue(db, ORGANIZATION_IMPORT_JOB, { background_job_id: id });
  return readJob(act, id);
}

async function readWhole({ files }: Services, sha256: string) {
  try {
    return await files.onDisk([sha256], (pathOf) => checkArchive(pathOf(sha256)));
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    const message = archiveSay(`organization-archive.${error.fault}`);
    throw new Refusal('unsupported_type', message, { fields: [{ field: 'archive', message }] });
  }
}

/** An archive is brought into a database of the same shape, so that nothing of it is lost or guessed. */
async function refuseOtherSchema(
  { db }: SignedAct,
  migrations: readonly { readonly version: number; readonly checksum: string }[],
): Promise<void> {
  const own = await findMigrations(db);
  const isSame =
    own.length === migrations.length &&
    own.every(({ checksum }, at) => checksum === migrations[at]?.checksum);
  if (!isSame) throw new Refusal('refused_by_rule', archiveSay('organization-archive.other_version'));
}
