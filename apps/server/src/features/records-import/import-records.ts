import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import {
  MOST_RECORD_PROBLEMS,
  MOST_RECORDS,
  type recordsReport,
} from '@tryout/contract/records-import/records-import';
import { type RecordKind, readRecord, recordFields } from '@tryout/domain/records-import/import-record';
import { readCell } from '@tryout/domain/text/delimited-text';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { findMapping, insertImportFile, storeMapping } from '../../platform/imports/imports.queries.ts';
import { mappingToKeep, readRowsOf, received } from '../../platform/imports/mapped-file.ts';
import { sha256 } from '../../platform/sha256.ts';
import { beginJob, readJob } from '../background-jobs/public.ts';
import { organizationOf } from '../organizations/public.ts';
import { type FileRecord, planRecords, type RecordPlan } from './plan-records.ts';
import { recordsImportSay } from './records-import.messages.ts';

/** The job that imports records. */
export const RECORDS_IMPORT_JOB = 'records.import';

/** What an import was asked for. */
export interface RecordsImportWish {
  readonly kind: RecordKind;
  readonly file_id: string;
}

/**
 * Reads a file of records whose headings are names of fields.
 * @throws Refusal that says what is wrong with the file
 */
async function readRecordsFile<K extends RecordKind>(kind: K, path: string): Promise<FileRecord<K>[]> {
  const [head, ...others] = await readRowsOf(path, {
    broken: (line) => recordsImportSay('records-import.broken', { line }),
    encoding: () => recordsImportSay('records-import.encoding'),
  });
  const fields = recordFields(kind);
  const keys = (head?.cells ?? []).map(
    (cell) => fields.find(({ key }) => key === readCell(cell).trim())?.key,
  );
  const missing = fields.find(({ key, required }) => required && !keys.includes(key));
  if (missing)
    throw invalidField('file', recordsImportSay('records-import.no_column', { field: missing.key }));
  if (others.length > MOST_RECORDS) {
    throw invalidField('file', recordsImportSay('records-import.too_many', { most: MOST_RECORDS }));
  }
  return others.map(({ cells }, index) => {
    const values = Object.fromEntries(
      keys.flatMap((key, at) => (key === undefined ? [] : [[key, readCell(cells[at] ?? '')] as const])),
    );
    return { line: index + 1, ...readRecord(kind, values) };
  });
}

/** The records of a stored file. @throws Refusal as `readRecordsFile` */
export function readStoredRecords<K extends RecordKind>(
  files: FileStore,
  kind: K,
  sha256: string,
): Promise<FileRecord<K>[]> {
  return files.onDisk([sha256], (pathOf) => readRecordsFile(kind, pathOf(sha256)));
}

/** Dry run of an import: what it would do with each row. Nothing is stored. */
export async function checkRecords(
  act: SignedAct,
  file: ReceivedFile | null,
  {
    kind,
    organization_id: named,
  }: { readonly kind: RecordKind; readonly organization_id?: string | undefined },
): Promise<z.output<typeof recordsReport>> {
  const organization_id = organizationOf(act.actor, named);
  const rows = await readStoredRecords(act.services.files, kind, received(file).sha256);
  return reportOf(await planRecords(act, organization_id, kind, rows));
}

function reportOf(plans: readonly RecordPlan[]): z.output<typeof recordsReport> {
  const count = (outcome: RecordPlan['outcome']) => plans.filter((plan) => plan.outcome === outcome).length;
  const problems = plans.flatMap(({ line, problems: found }) =>
    found.map((problem) => ({ line, ...problem })),
  );
  return {
    rows: plans.length,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    problems: problems.slice(0, MOST_RECORD_PROBLEMS),
    problem_count: problems.length,
  };
}

/** Sets an import off; it goes on in the background and is in the caller's job tray. */
export async function startRecords(
  act: SignedAct,
  file: ReceivedFile | null,
  wish: {
    readonly kind: RecordKind;
    readonly organization_id?: string | undefined;
    readonly mapping: string;
  },
): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, wish.organization_id);
  const rows = await readStoredRecords(services.files, wish.kind, received(file).sha256);
  const file_id = await insertImportFile(db, received(file), {
    purpose: 'records_import',
    media_type: 'text/csv',
    organization_id,
  });
  const known = mappingToKeep(wish.mapping, (name) => fieldOf(wish.kind, name));
  if (known) {
    await storeMapping(
      db,
      organization_id,
      digestOf(wish.kind, known.headings),
      known.mapping,
      services.now(),
    );
  }
  const id = uuidv7();
  const job: RecordsImportWish = { kind: wish.kind, file_id };
  await beginJob(act, actor.user_id, {
    id,
    organization_id,
    kind: 'records_import',
    facts: {},
    wish: job,
    status: 'queued',
    total: rows.length,
  });
  await audit(act, {
    event_type: 'create',
    action: 'records.imported',
    target_type: 'background_job',
    target_id: id,
    organization_id,
    meta: { kind: wish.kind, total: rows.length },
  });
  await services.jobs.enqueue(db, RECORDS_IMPORT_JOB, { background_job_id: id });
  return readJob(act, id);
}

/** How columns of these headings were mapped the last time. */
export async function recordsMappingOf(
  { db, actor }: SignedAct,
  kind: RecordKind,
  body: { readonly organization_id?: string | undefined; readonly headings: readonly string[] },
): Promise<(string | null)[] | null> {
  const found = await findMapping(
    db,
    organizationOf(actor, body.organization_id),
    digestOf(kind, body.headings),
  );
  return found?.map((each) => fieldOf(kind, each)) ?? null;
}

const fieldOf = (kind: RecordKind, name: unknown): string | null =>
  recordFields(kind).find(({ key }) => key === name)?.key ?? null;

/** Headings of people's files have digests of their own. */
const digestOf = (kind: RecordKind, headings: readonly string[]): string =>
  sha256(JSON.stringify({ kind, headings: headings.map((each) => each.toLowerCase()) }));
