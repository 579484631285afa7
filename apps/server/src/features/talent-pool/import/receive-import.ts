import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { PERSON_IMPORT_KEYS, type PersonImportKey } from '@tryout/domain/talent-pool/import-person';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { readWorkbook, WorkbookError } from '../../../platform/files/read-workbook.ts';
import type { ReceivedFile } from '../../../platform/http/call.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { findMapping, insertImportFile, storeMapping } from '../../../platform/imports/imports.queries.ts';
import { mappingToKeep, received } from '../../../platform/imports/mapped-file.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { beginJob, readJob } from '../../background-jobs/public.ts';
import { organizationOf } from '../../organizations/public.ts';
import { talentPoolSay } from '../talent-pool.messages.ts';
import { openCvArchive, UnreadableArchive } from './cv-archive.ts';
import { checkRows, type ImportReport, openPeopleFile } from './import-people.ts';
import { PEOPLE_IMPORT_JOB, type PeopleImportWish } from './people-import.job.ts';

/** An archive of CVs that the request named. */
interface NamedArchive {
  readonly id: string;
  readonly organization_id: string;
  readonly sha256: string;
}

/** Dry run of an import. */
export async function checkImport(
  act: SignedAct,
  file: ReceivedFile | null,
  {
    organization_id: named,
    cvs,
  }: { readonly organization_id: string | undefined; readonly cvs: NamedArchive | null },
): Promise<ImportReport> {
  const { services, actor } = act;
  const organization_id = organizationOf(actor, named);
  if (cvs && cvs.organization_id !== organization_id) throw notFound();
  const { sha256 } = received(file);
  return services.files.onDisk(cvs ? [sha256, cvs.sha256] : [sha256], async (pathOf) => {
    const people = await openPeopleFile(pathOf(sha256));
    const archive = cvs && (await openCvArchive(pathOf(cvs.sha256)));
    try {
      return await checkRows(services, people, { organization_id, user_id: actor.user_id }, archive);
    } finally {
      archive?.close();
    }
  });
}

/** Sets an import off; it goes on in the background and is in the caller's job tray. */
export async function startImport(
  act: SignedAct,
  file: ReceivedFile | null,
  wish: {
    readonly organization_id?: string | undefined;
    readonly mapping: string;
    readonly cvs: NamedArchive | null;
  },
): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, wish.organization_id);
  if (wish.cvs && wish.cvs.organization_id !== organization_id) throw notFound();
  const { sha256 } = received(file);
  const count = await services.files.onDisk(
    [sha256],
    async (pathOf) => (await openPeopleFile(pathOf(sha256))).count,
  );
  const at = services.now();
  const facts = { purpose: 'people_import' as const, media_type: 'text/csv', organization_id };
  const file_id = await insertImportFile(db, received(file), facts);
  const known = mappingToKeep(wish.mapping, keyOf);
  if (known) await storeMapping(db, organization_id, digestOf(known.headings), known.mapping, at);
  const job: PeopleImportWish = { file_id, cvs_id: wish.cvs?.id ?? null };
  const id = uuidv7();
  await beginJob(act, actor.user_id, {
    id,
    organization_id,
    kind: 'people_import',
    facts: {},
    wish: job,
    status: 'queued',
    total: count,
  });
  await audit(act, {
    event_type: 'create',
    action: 'people.imported',
    target_type: 'background_job',
    target_id: id,
    organization_id,
    meta: { total: count },
  });
  await services.jobs.enqueue(db, PEOPLE_IMPORT_JOB, { background_job_id: id });
  return readJob(act, id);
}

/** Keeps an archive of CVs for an import. */
export async function receiveCvArchive(
  { db, actor, services }: SignedAct,
  file: ReceivedFile | null,
  named: string | undefined,
): Promise<{ cvs_id: string; files: number }> {
  const organization_id = organizationOf(actor, named);
  const { sha256 } = received(file);
  let files: number;
  try {
    files = await services.files.onDisk([sha256], async (pathOf) => {
      const archive = await openCvArchive(pathOf(sha256));
      archive.close();
      return archive.files;
    });
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    const message = talentPoolSay('talent-pool.import.archive');
    throw new Refusal('unsupported_type', message, { fields: [{ field: 'cvs', message }] });
  }
  const facts = { purpose: 'cv_archive' as const, media_type: 'application/zip', organization_id };
  return { cvs_id: await insertImportFile(db, received(file), facts), files };
}

/** The rows of a workbook, as text. */
export async function workbookRows(
  { services }: SignedAct,
  file: ReceivedFile | null,
): Promise<{ rows: { line: number; cells: string[] }[] }> {
  try {
    const { sha256 } = received(file);
    const { rows } = await services.files.onDisk([sha256], (pathOf) => readWorkbook(pathOf(sha256)));
    return { rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })) };
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    const message = talentPoolSay(`talent-pool.import.workbook.${error.fault}`);
    throw new Refusal(error.fault === 'too_large' ? 'too_large' : 'unsupported_type', message, {
      fields: [{ field: 'file', message }],
    });
  }
}

/** How columns of these headings were mapped the last time. */
export async function mappingOf(
  { db, actor }: SignedAct,
  body: { readonly organization_id?: string | undefined; readonly headings: readonly string[] },
): Promise<(PersonImportKey | null)[] | null> {
  const found = await findMapping(db, organizationOf(actor, body.organization_id), digestOf(body.headings));
  return found?.map(keyOf) ?? null;
}

const keyOf = (name: unknown): PersonImportKey | null =>
  PERSON_IMPORT_KEYS.find((key) => key === name) ?? null;

const digestOf = (headings: readonly string[]): string =>
  sha256(JSON.stringify(headings.map((each) => each.toLowerCase())));
