import { createHash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { partsOf } from '../../platform/database/backup/read-backup.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Services } from '../../platform/services.ts';
import { type ArchiveManifest, PART } from './archive-manifest.ts';
import {
  countAnew,
  findAccounts,
  findDangling,
  findPlatformIds,
  insertAccounts,
  insertRows,
  letRowsCome,
} from './bring-archive.queries.ts';
import { findAllColumns, findOwnedTables, findReferences, rowsThatCame } from './owned-tables.queries.ts';
import { type ArchivedAccount, linesOf } from './read-archive.ts';

/** Whether ids stay or become others. */
export type IdMode = 'kept' | 'mapped';

/** An archive refers to what this installation does not have, such as a game that was uploaded elsewhere. */
export class DanglingReference extends Error {
  readonly place: string;
  constructor(place: string) {
    super(`an archive refers to what is not here: ${place}`);
    this.name = 'DanglingReference';
    this.place = place;
  }
}

/** Bytes of rows that are written at once, and how many at most. */
const CHUNK_BYTES = 2_000_000;
const CHUNK_ROWS = 500;
/** Files after which the import says how far it is, and asks whether it goes on. */
const FILES_A_STEP = 100;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What of an archive is told while it is brought. Answering false stops it: nothing is stored. */
export type Told = (done: number) => Promise<boolean>;

/**
 * Brings the rows of a checked archive, within one transaction: all of them, or none. Files are kept under their digests
 * before. Answers the organization's id; null when it was stopped.
 */
export async function bringArchive(
  { files }: Pick<Services, 'files'>,
  db: Db,
  archive: {
    readonly path: string;
    readonly manifest: ArchiveManifest;
    readonly accounts: readonly ArchivedAccount[];
    readonly ids: IdMode;
  },
  told: Told,
): Promise<string | null> {
  const { manifest, accounts, path } = archive;
  const [columns, tables, references] = [
    await findAllColumns(db),
    await findOwnedTables(db),
    await findReferences(db),
  ];
  const people = await accountsFor(db, accounts);
  const renamed = await renaming(db, archive.ids, people, columns);
  const organizationId = renamed(manifest.organization.id);
  await letRowsCome(db);
  await insertAccounts(
    db,
    people.made.map((each) => ({ ...each, id: renamed(each.id), email: each.email.toLowerCase() })),
  );
  const known = new Set([...tables.map((each) => each.name), 'organizations', 'cvs', 'files']);
  const came = new Set<string>();
  let done = 0;
  for await (const part of partsOf(path)) {
    const table = /^data\/([a-z0-9_]+)\.jsonl$/.exec(part.name)?.[1];
    const file = /^files\/[0-9a-f]{64}$/.test(part.name);
    if (file) {
      await files.put(await part.open(), Number.POSITIVE_INFINITY);
      done += 1;
      if (done % FILES_A_STEP === 0 && !(await told(done))) return null;
      continue;
    }
    const its = table === undefined ? undefined : columns.get(table);
    if (table === undefined || !known.has(table) || !its) {
      for await (const _ of linesOf(part));
      continue;
    }
    let [lines, bytes]: [string[], number] = [[], 0];
    const write = async () => {
      await insertRows(db, table, its, lines);
      if (lines.length > 0) came.add(table);
      done += lines.length;
      [lines, bytes] = [[], 0];
      return told(done);
    };
    for await (const line of linesOf(part)) {
      const row = line.replace(UUID, (id) => renamed(id));
      lines.push(row);
      bytes += row.length;
      if (lines.length >= CHUNK_ROWS || bytes >= CHUNK_BYTES) {
        if (!(await write())) return null;
      }
    }
    if (!(await write())) return null;
  }
  if (!(await told(done))) return null;
  await countAnew(db, [...came]);
  for (const { name, whose } of rowsThatCame(tables, organizationId)) {
    const place = await findDangling(db, name, references, whose);
    if (place !== null) throw new DanglingReference(place);
  }
  return organizationId;
}

interface People {
  /** Those who get an account here. Candidates get a provisional one each, since their addresses are only stated. */
  readonly made: readonly (ArchivedAccount & { readonly is_provisional: boolean })[];
  /** Accounts of the archive that are those of this installation, by their id there. */
  readonly same: ReadonlyMap<string, string>;
  /** Addresses of members whose account here has another role. */
  readonly differ: readonly string[];
}

/** Whose accounts the people of an archive get. */
export async function accountsFor(db: Db, accounts: readonly ArchivedAccount[]): Promise<People> {
  const members = accounts.filter((each) => each.user_type !== 'candidate');
  const here = new Map(
    (
      await findAccounts(
        db,
        members.map((each) => each.email.toLowerCase()),
      )
    ).map((each) => [each.email, each]),
  );
  const same = new Map<string, string>();
  const made: (ArchivedAccount & { is_provisional: boolean })[] = [];
  const differ: string[] = [];
  for (const account of accounts) {
    const found = account.user_type === 'candidate' ? undefined : here.get(account.email.toLowerCase());
    if (!found) {
      // Nobody becomes somebody who runs the platform by an archive.
      const user_type = account.user_type === 'super_admin' ? 'employee' : account.user_type;
      made.push({ ...account, user_type, is_provisional: account.user_type === 'candidate' });
    } else if (found.user_type === account.user_type || account.user_type === 'super_admin') {
      same.set(account.id, found.id);
    } else differ.push(account.email);
  }
  return { made, same, differ };
}

/** What each id of an archive is here: that of an account that is here, its own, or another with the same time in it. */
async function renaming(
  db: Db,
  ids: IdMode,
  people: People,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<(id: string) => string> {
  if (ids === 'kept') return (id) => people.same.get(id) ?? id;
  const platform = await findPlatformIds(db, columns);
  const salt = uuidv7();
  return (id) => people.same.get(id) ?? (platform.has(id) ? id : anotherId(salt, id));
}

/** Made from the id and a secret of this import, so that none has to be remembered; sorted by time as before. */
function anotherId(salt: string, id: string): string {
  const hash = createHash('sha256').update(`${salt} ${id}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${id.slice(0, 13)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}

/** Rows and files of an archive, as its manifest counts them. */
export const recordsIn = (manifest: ArchiveManifest): number =>
  manifest.files.count +
  manifest.parts
    .filter(({ name }) => name.startsWith('data/') && name !== PART.data('users'))
    .reduce((sum, { rows }) => sum + rows, 0);
