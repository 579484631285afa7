import { MOST_IMPORTED, MOST_PROBLEMS } from '@tryout/contract/talent-pool/people-import';
import {
  changeByImport,
  type FieldProblem,
  type ImportedPerson,
  PERSON_IMPORT_KEYS,
  type PersonImportKey,
  readImportedPerson,
} from '@tryout/domain/talent-pool/import-person';
import { readCell } from '@tryout/domain/text/delimited-text';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { FileTooLarge, type StoredFile } from '../../../platform/files/file-store.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { openRowsOf } from '../../../platform/imports/mapped-file.ts';
import type { Services } from '../../../platform/services.ts';
import { acceptDocument, CV_KINDS } from '../../cvs/public.ts';
import { insertPersonLog, storePersonCv } from '../people.queries.ts';
import { talentPoolSay } from '../talent-pool.messages.ts';
import { CV_BYTES, type CvArchive, type CvEntry } from './cv-archive.ts';
import {
  type ComparedPerson,
  findCompared,
  findNotesThatSay,
  findWritten,
  type WrittenImport,
  writeImported,
  writeImportedNotes,
} from './import.queries.ts';

/** Rows that are looked up and written at once. */
const CHUNK = 200;
/** CVs that are unpacked at once: each waits for the disk most of its time. */
const UNPACKED_AT_ONCE = 2;

/** A row of a file. `line`: its number below the headings, from 1. */
interface FileRow {
  readonly line: number;
  readonly person: ImportedPerson;
  readonly problems: readonly FieldProblem[];
}

/** What an import does, or would. */
export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  cvs: number;
  problems: { line: number; field: PersonImportKey; code: FieldProblem['code'] }[];
  problem_count: number;
}

/** Who imports for whom. */
export interface ImportOf {
  readonly organization_id: string;
  readonly user_id: string;
}

/** A file of people. */
export interface PeopleFile {
  /** How many rows it has below its headings. */
  readonly count: number;
  /** Its rows, read one by one from the first on, as often as they are asked for. */
  readonly rows: () => Iterable<FileRow>;
}

/**
 * Opens a file of people whose headings are names of fields.
 * @throws Refusal that says what is wrong with the file
 */
export async function openPeopleFile(path: string): Promise<PeopleFile> {
  const { count, rows } = await openRowsOf(path, {
    broken: (line) => talentPoolSay('talent-pool.import.broken', { line }),
    encoding: () => talentPoolSay('talent-pool.import.encoding'),
  });
  const head = rows().next().value?.cells ?? [];
  const keys = head.map((cell) => PERSON_IMPORT_KEYS.find((key) => key === readCell(cell).trim()));
  if (!keys.some((key) => key === 'email' || key === 'name' || key === 'first_name' || key === 'last_name')) {
    throw invalidField('file', talentPoolSay('talent-pool.import.no_person'));
  }
  if (count - 1 > MOST_IMPORTED) {
    throw invalidField('file', talentPoolSay('talent-pool.import.too_many', { most: MOST_IMPORTED }));
  }
  function* people(): Generator<FileRow> {
    let line = 0;
    for (const { cells } of rows()) {
      if (line > 0) {
        const values = Object.fromEntries(
          keys.flatMap((key, at) => (key === undefined ? [] : [[key, readCell(cells[at] ?? '')] as const])),
        );
        yield { line, ...readImportedPerson(values) };
      }
      line += 1;
    }
  }
  return { count: count - 1, rows: people };
}

/** Rows some at a time. */
function* someAtATime(rows: Iterable<FileRow>): Generator<FileRow[]> {
  let some: FileRow[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < CHUNK) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** What is to be done for a row. */
interface Plan {
  readonly row: FileRow;
  readonly kind: 'created' | 'updated' | 'unchanged';
  readonly written: WrittenImport | null;
  readonly person_id: string;
  readonly known: ComparedPerson | null;
  readonly note: string;
}

/** Says what an import would do. Nothing is stored. */
export async function checkRows(
  { db }: Services,
  { count, rows }: PeopleFile,
  of: ImportOf,
  archive: CvArchive | null,
): Promise<ImportReport> {
  const report = emptyReport(count);
  const seen: Seen = new Map();
  const repeated = keysOfSeveral(rows());
  for (const chunk of someAtATime(rows())) {
    const plans = await planChunk(db, chunk, of, report, seen);
    // Nothing is stored, so what later rows find is remembered, and only that.
    for (const key of seen.keys()) if (!repeated.has(key)) seen.delete(key);
    for (const plan of plans) {
      const cv = cvOf(plan.row, archive, report);
      // Whether a CV is another one than before only its content tells.
      const isAnother = cv !== null && plan.kind === 'unchanged' && plan.known?.cv_sha256 == null;
      report[isAnother ? 'updated' : plan.kind] += 1;
      if (cv !== null) report.cvs += 1;
    }
  }
  return report;
}

/**
 * Imports rows, some at a time, each some in one transaction. What was imported before is not changed again, so an import
 * that was cut off is begun again from its first row. `onProgress` says whether it goes on.
 */
export async function importRows(
  services: Services,
  { count, rows }: PeopleFile,
  of: ImportOf,
  archive: CvArchive | null,
  onProgress: (done: number, report: ImportReport) => Promise<boolean>,
): Promise<ImportReport | null> {
  const report = emptyReport(count);
  let done = 0;
  for (const chunk of someAtATime(rows())) {
    const cvs = await unpackCvs(services, chunk, archive, report);
    const before = structuredClone(report);
    await withTransaction(services.db, async (trx) => {
      // A transaction that met another one is run again from here.
      Object.assign(report, structuredClone(before));
      await writeChunk(services, trx, await planChunk(trx, chunk, of, report, new Map()), of, cvs, report);
    });
    done += chunk.length;
    if (!(await onProgress(done, report))) return null;
  }
  return report;
}

const emptyReport = (rows: number): ImportReport => ({
  rows,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  cvs: 0,
  problems: [],
  problem_count: 0,
});

function note(report: ImportReport, line: number, problem: FieldProblem): void {
  report.problem_count += 1;
  if (report.problems.length < MOST_PROBLEMS) report.problems.push({ line, ...problem });
}

/** Whom earlier rows made or changed that are not written yet, by what later rows find them by. */
type Seen = Map<string, ComparedPerson>;

/** By what several rows of a file find the same person. */
function keysOfSeveral(rows: Iterable<FileRow>): ReadonlySet<string> {
  const once = new Set<string>();
  const several = new Set<string>();
  for (const row of rows) {
    for (const key of keysOf(row)) (once.has(key) ? several : once).add(key);
  }
  return several;
}

const keysOf = ({ person }: FileRow): string[] => [
  ...(person.external_id ? [`id:${person.external_id}`] : []),
  ...(person.email ? [`mail:${person.email}`] : []),
  ...(person.email === '' ? [`name:${listedName(person)}`] : []),
];

/** As people are listed who have no address. */
const listedName = ({ first_name, last_name }: ImportedPerson): string => `${last_name} ${first_name} `;

async function planChunk(
  db: Db,
  rows: readonly FileRow[],
  { organization_id }: ImportOf,
  report: ImportReport,
  seen: Seen,
): Promise<Plan[]> {
  const good = rows.filter((row) => {
    for (const problem of row.problems) note(report, row.line, problem);
    if (row.problems.length > 0) report.refused += 1;
    return row.problems.length === 0;
  });
  const found = await findCompared(db, organization_id, {
    emails: good.flatMap(({ person }) => person.email || []),
    external_ids: good.flatMap(({ person }) => person.external_id || []),
    names: good.flatMap(({ person }) => (person.email === '' ? [listedName(person)] : [])),
  });
  const known = new Map<string, ComparedPerson>();
  for (const each of found) {
    if (each.found_by) known.set(`mail:${each.found_by}`, each);
    if (each.external_id) known.set(`id:${each.external_id}`, each);
    if (!each.email) known.set(`name:${each.last_name} ${each.first_name} `, each);
  }
  const plans = good.map((row) => planRow(row, known, seen));
  const noted = plans.flatMap(({ person_id, row, known: before }) =>
    before && row.person.note ? [{ person_id, body: row.person.note }] : [],
  );
  const saidBefore = await findNotesThatSay(db, noted);
  return plans.map((plan) => {
    const isNew = plan.row.person.note !== '' && !saidBefore.has(plan.person_id);
    const kind = isNew && plan.kind === 'unchanged' ? 'updated' : plan.kind;
    return { ...plan, kind, note: isNew ? plan.row.person.note : '' };
  });
}

function planRow(row: FileRow, known: ReadonlyMap<string, ComparedPerson>, seen: Seen): Plan {
  const keys = keysOf(row);
  const by = (kind: string) => {
    const key = keys.find((each) => each.startsWith(kind));
    return key === undefined ? undefined : (seen.get(key) ?? known.get(key));
  };
  const [named, mailed] = [by('id:'), by('mail:')];
  const before = mailed ?? named ?? by('name:') ?? null;
  // An id that is another person's stays with that one.
  const person = named && mailed && named.id !== mailed.id ? { ...row.person, external_id: '' } : row.person;
  if (before === null) {
    const made: ComparedPerson = {
      ...person,
      id: uuidv7(),
      found_by: person.email,
      skills: [...person.skills],
      tags: [...person.tags],
      consent: person.consent ?? 'unknown',
      consent_on: person.consent === null ? null : person.consent_on,
      consent_until: person.consent === null ? null : person.consent_until,
      do_not_contact: person.do_not_contact ?? false,
      cv_file_id: null,
      cv_sha256: null,
    };
    for (const key of keys) seen.set(key, made);
    return {
      row,
      kind: 'created',
      written: writtenOf(made, true),
      person_id: made.id,
      known: null,
      note: '',
    };
  }
  const change = changeByImport(before, person);
  if (change === null) {
    return { row, kind: 'unchanged', written: null, person_id: before.id, known: before, note: '' };
  }
  const after = { ...before, ...change, skills: [...change.skills], tags: [...change.tags] };
  for (const key of keys) seen.set(key, after);
  return {
    row,
    kind: 'updated',
    written: writtenOf(after, false),
    person_id: before.id,
    known: before,
    note: '',
  };
}

const writtenOf = (
  { found_by: _, cv_file_id: _file, cv_sha256: _sha, ...person }: ComparedPerson,
  isNew: boolean,
) => ({
  ...person,
  isNew,
});

/** A CV that was unpacked and may be taken. */
type UnpackedCv = StoredFile & { readonly name: string; readonly media_type: string };

async function unpackCvs(
  services: Services,
  rows: readonly FileRow[],
  archive: CvArchive | null,
  report: ImportReport,
): Promise<ReadonlyMap<number, UnpackedCv>> {
  const cvs = new Map<number, UnpackedCv>();
  if (!archive) return cvs;
  for (let from = 0; from < rows.length; from += UNPACKED_AT_ONCE) {
    const some = rows.slice(from, from + UNPACKED_AT_ONCE).map((row) => {
      const entry = row.problems.length > 0 ? null : cvOf(row, archive, report);
      return { row, cv: entry && unpackCv(services, archive, entry) };
    });
    await Promise.all(some.map(({ cv }) => cv));
    for (const { row, cv } of some) {
      const unpacked = await cv;
      if (unpacked === 'refused') note(report, row.line, { field: 'cv_file', code: 'cv' });
      else if (unpacked) cvs.set(row.line, unpacked);
    }
  }
  return cvs;
}

async function unpackCv(
  { files }: Services,
  archive: CvArchive,
  entry: CvEntry,
): Promise<UnpackedCv | 'refused'> {
  try {
    const stored = await files.put(await archive.open(entry), CV_BYTES);
    const name = (entry.fileName.split(/[\\/]/).pop() ?? 'cv').slice(0, 200);
    const { media_type } = await acceptDocument(files, { ...stored, name, bytes: null }, 'cv', CV_KINDS);
    return { ...stored, name, media_type };
  } catch (error) {
    const isItsOwn = error instanceof Refusal || error instanceof FileTooLarge || isBrokenZip(error);
    if (!isItsOwn) throw error;
    return 'refused';
  }
}

/** What the reader of archives says of a file in it that is not what it claims to be. */
const isBrokenZip = (error: unknown): boolean =>
  error instanceof Error &&
  !('syscall' in error) &&
  /zip|inflate|size|stored block|header|invalid/i.test(error.message);

function cvOf(row: FileRow, archive: CvArchive | null, report: ImportReport) {
  if (!archive) return null;
  const entry = archive.find(row.person);
  if (entry === null && row.person.cv_file !== '')
    note(report, row.line, { field: 'cv_file', code: 'no_cv' });
  return entry;
}

async function writeChunk(
  { now }: Services,
  db: Db,
  plans: readonly Plan[],
  of: ImportOf,
  cvs: ReadonlyMap<number, UnpackedCv>,
  report: ImportReport,
): Promise<void> {
  const by = { ...of, at: now() };
  // Of two rows about one person the later one has both.
  const last = new Map(
    plans.flatMap((plan) => (plan.written ? [[plan.written.id, plan.written] as const] : [])),
  );
  const made = new Set(plans.flatMap((plan) => (plan.kind === 'created' ? [plan.person_id] : [])));
  await writeImported(
    db,
    [...last.values()].map((each) => ({ ...each, isNew: made.has(each.id) })),
    by,
  );
  const there = await findWritten(db, [...new Set(plans.map((plan) => plan.person_id))]);
  const written = plans.filter((plan) => there.has(plan.person_id));
  await writeImportedNotes(
    db,
    written.flatMap(({ person_id, note: body }) => (body === '' ? [] : [{ person_id, body }])),
    by,
  );
  const changed = new Set<string>();
  for (const { row, person_id, known } of written) {
    const cv = cvs.get(row.line);
    if (!cv) continue;
    report.cvs += 1;
    if (known?.cv_sha256 === cv.sha256) continue;
    const person = {
      id: person_id,
      organization_id: of.organization_id,
      cv_file_id: known?.cv_file_id ?? null,
    };
    await storePersonCv(db, person, cv, by.at);
    changed.add(person_id);
  }
  for (const plan of written) {
    report[plan.kind === 'unchanged' && changed.has(plan.person_id) ? 'updated' : plan.kind] += 1;
  }
  const lines = written.filter((plan) => plan.kind !== 'unchanged' || changed.has(plan.person_id));
  await insertPersonLog(
    db,
    [...new Map(lines.map((plan) => [plan.person_id, plan])).values()].map(({ person_id, kind }) => ({
      person_id,
      organization_id: of.organization_id,
      actor_id: of.user_id,
      action: kind === 'created' ? 'imported' : 'updated_by_import',
      detail: {},
    })),
    by.at,
  );
}
