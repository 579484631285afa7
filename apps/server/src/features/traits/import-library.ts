import { buffer } from 'node:stream/consumers';
import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import type { RouteData } from '@tryout/contract/define-route';
import type { checkTraitsImport } from '@tryout/contract/traits/traits';
import type { LibraryEntry, LibraryKind } from '@tryout/domain/traits/trait-library';
import { LibraryFileError, readLibraryCsv, readLibraryJson } from '@tryout/domain/traits/trait-library-file';
import { type ImportPlan, planImport, type StoredEntry } from '@tryout/domain/traits/trait-library-import';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { received } from '../../platform/imports/mapped-file.ts';
import { countOutcomes, digestOfPlan, refuseUnlessAsSeen } from '../../platform/imports/seen-plan.ts';
import type { Language } from '../../platform/language/language.ts';
import { beginWholeImport, type Told } from '../background-jobs/public.ts';
import { auditLibrary } from './library-log.ts';
import {
  allEntries,
  insertEntry,
  keepVersions,
  type LibraryRow,
  lockLibrary,
  setPlace,
  updateContent,
  updateParent,
  updateStatus,
} from './library-rows.queries.ts';
import { saidOfFile, saidOfRow } from './said-of-import.ts';
import { traitsSay } from './traits.messages.ts';

/** The job that imports files into the library of traits. */
export const TRAITS_IMPORT = { name: 'traits.import', kind: 'traits_import' } as const;

/** What an import was asked for: the plan that was looked at. */
export interface TraitsImportWish {
  readonly digest: string;
}

/** Entries after which the import says how far it is, and asks whether it goes on. */
const STEP = 20;

/** Stored entries as files know them: by key instead of by id. */
export function entriesByKey(rows: readonly LibraryRow[]): StoredEntry[] {
  const keys = new Map(rows.map((row) => [row.id, row.key]));
  const keyOf = (id: string | null) => (id === null ? null : (keys.get(id) ?? null));
  return rows.map((row) => ({
    kind: row.kind,
    key: row.key,
    parent: keyOf(row.parent_id),
    order: row.sort_order,
    name: row.name,
    definition: row.definition,
    low_label: row.low_label,
    high_label: row.high_label,
    direction: row.direction,
    color: row.color,
    evidence: row.evidence,
    sources: row.sources,
    words: row.words,
    status: row.status,
    merged_into: keyOf(row.merged_into),
  }));
}

/** The text of a file. @throws Refusal when it is not UTF-8 */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw invalidField('file', traitsSay('traits.not_utf8'));
  }
}

/** What a file would do to the library, and a digest that changes with either. */
async function planOf(
  db: Db,
  file: Uint8Array,
): Promise<{ plan: ImportPlan; digest: string; rows: LibraryRow[] }> {
  const text = decoded(file);
  const rows = await allEntries(db);
  try {
    const given = /^\uFEFF?\s*[{[]/.test(text) ? readLibraryJson(text) : readLibraryCsv(text);
    const plan = planImport(entriesByKey(rows), given);
    return { plan, digest: digestOfPlan(plan), rows };
  } catch (error) {
    if (!(error instanceof LibraryFileError)) throw error;
    throw invalidField('file', saidOfFile(error));
  }
}

/** Dry run: what a file would do to the library, told in a language. Nothing is stored. */
export async function checkLibraryFile(
  act: SignedAct,
  { file, language }: { readonly file: ReceivedFile | null; readonly language: Language },
): Promise<RouteData<typeof checkTraitsImport>> {
  const { plan, digest } = await planOf(act.db, await bytesOf(act, received(file).sha256));
  const rows = plan.rows.map((row) => ({
    ...row,
    problems: row.problems.map((problem) => ({
      field: problem.field,
      message: saidOfRow(problem)(language),
    })),
    differences: row.differences.map((one) => ({ ...one, path: [...one.path] })),
  }));
  return { digest, counts: countsOf(plan), rows };
}

/** Sets the import of a file off that was looked at; it is in the caller's job tray. @throws Refusal as `plannedAsSeen` */
export async function startLibraryImport(
  act: SignedAct,
  { file, digest }: { readonly file: ReceivedFile | null; readonly digest: string },
): Promise<BackgroundJob> {
  const { plan } = await plannedAsSeen(act, received(file).sha256, digest);
  const given = { file, media_type: 'text/plain', total: plan.rows.length };
  return beginWholeImport<TraitsImportWish>(act, TRAITS_IMPORT, given, { digest });
}

/**
 * Imports a file as it was looked at: everything or nothing.
 * @throws Refusal when the plan does not hold any more, or rows of it have problems
 */
export async function importLibraryFile(
  act: SignedAct,
  sha256: string,
  { digest }: TraitsImportWish,
  told: Told,
): Promise<{ total: number; skipped: number }> {
  const { db } = act;
  const by = act.actor.user_id;
  await lockLibrary(db);
  const { plan, rows } = await plannedAsSeen(act, sha256, digest);
  const ids = new Map(rows.map((row) => [`${row.kind}:${row.key}`, row]));
  const written: string[] = [];
  for (const entry of plan.entries) {
    const parent_id = entry.parent === null ? null : idOf(ids, entry);
    const before = ids.get(`${entry.kind}:${entry.key}`);
    const id = before?.id ?? (await insertEntry(db, { ...entry, parent_id, sort_order: entry.order }, by));
    if (before) await change(db, before, entry, parent_id, by);
    else ids.set(`${entry.kind}:${entry.key}`, { id } as LibraryRow);
    written.push(id);
    if (written.length % STEP === 0) await told(written.length);
  }
  await keepVersions(db, written, 'Import', by);
  const counts = countsOf(plan);
  await auditLibrary(act, 'trait_library.imported', null, counts);
  return { total: plan.rows.length, skipped: counts.same };
}

const countsOf = ({ rows }: ImportPlan) => countOutcomes(rows, ['add', 'change', 'same', 'problem']);

const bytesOf = ({ services }: SignedAct, sha256: string) => buffer(services.files.read(sha256));

/** What a file would do, which is what was looked at. @throws Refusal when it is not, or rows have problems */
async function plannedAsSeen(act: SignedAct, sha256: string, seen: string) {
  const found = await planOf(act.db, await bytesOf(act, sha256));
  const doable = found.plan.rows.every((row) => row.outcome !== 'problem');
  refuseUnlessAsSeen({ digest: found.digest, doable }, seen, {
    changed: traitsSay('traits.changed_meanwhile'),
    not_doable: traitsSay('traits.rows_with_problems'),
  });
  return found;
}

const ABOVE = { category: null, trait: 'category', subtrait: 'trait' } as const satisfies Record<
  LibraryKind,
  unknown
>;

function idOf(ids: ReadonlyMap<string, { readonly id: string }>, entry: LibraryEntry): string {
  const found = ids.get(`${ABOVE[entry.kind]}:${entry.parent}`);
  if (!found) throw new Error('a plan with an entry below nothing');
  return found.id;
}

async function change(
  db: Db,
  before: LibraryRow,
  after: LibraryEntry,
  parentId: string | null,
  by: string | null,
): Promise<void> {
  const { kind, id } = before;
  if (parentId !== null && parentId !== before.parent_id) await updateParent(db, kind, [id], parentId, by);
  if (after.status !== before.status)
    await updateStatus(db, kind, [id], after.status, by, before.merged_into);
  if (after.order !== before.sort_order) await setPlace(db, kind, id, after.order);
  await updateContent(db, kind, id, after, by);
}
