import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import type { DocumentRefusal } from './document-refusal.ts';

/** A CV with its file. */
export interface CvRow {
  id: string;
  user_id: string;
  file_id: string;
  name: string;
  status: 'uploaded' | 'scanned' | 'parsed' | 'rejected';
  /** A `DocumentRefusal`; empty where it was not refused. */
  rejected_reason: string;
  parsed: { text: string; is_scanned?: boolean; suggestion: CvSuggestionRow } | null;
  is_default: boolean;
  removed_at: string | null;
  created_at: string;
  sha256: string;
  size: number;
  media_type: string;
}

/** What was read from it; a CV that was read long ago has only the first five. */
export type CvSuggestionRow = Pick<CvReadingRow, 'name' | 'emails' | 'phones' | 'links' | 'skills'> &
  Partial<CvReadingRow>;

interface CvReadingRow {
  name: string;
  emails: string[];
  phones: string[];
  links: string[];
  skills: string[];
  places: string[];
  experience: {
    title: string;
    company: string;
    place: string;
    from: string | null;
    to: string | null;
    is_current: boolean;
    text: string;
  }[];
  education: {
    school: string;
    degree: string;
    field: string;
    from: string | null;
    to: string | null;
    is_current: boolean;
  }[];
  languages: { name: string; level: string }[];
}

const CV_COLUMNS = sql`c.id, c.user_id, c.file_id, c.name, c.status, c.rejected_reason, c.parsed, c.is_default,
  c.removed_at, c.created_at, f.sha256, f.size::float8 as size, f.media_type`;

/** CVs by id, removed ones included. */
export async function findCvs(db: Db, ids: readonly string[]): Promise<CvRow[]> {
  const { rows } = await sql<CvRow>`
    select ${CV_COLUMNS} from cvs c join files f on f.id = c.file_id where c.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** A person's CVs that are still on the profile, the default one first, then the newest. */
export async function findCvsOf(db: Db, userId: string): Promise<CvRow[]> {
  const { rows } = await sql<CvRow>`
    select ${CV_COLUMNS} from cvs c join files f on f.id = c.file_id
    where c.user_id = ${userId} and c.removed_at is null
    order by c.is_default desc, c.created_at desc, c.id desc
  `.execute(db);
  return rows;
}

/** Counts a person's CVs while nobody else can add one: the account's row is held until the transaction ends. */
export async function lockAndCountCvs(db: Db, userId: string): Promise<number> {
  await sql`select id from users where id = ${userId} for no key update`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cvs where user_id = ${userId} and removed_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stores a file's row; its bytes are in the store already. */
export async function insertFile(
  db: Db,
  file: ReceivedFile,
  facts: { purpose: string; media_type: string; owner_user_id: string },
): Promise<string> {
  const id = uuidv7();
  await sql`insert into files (id, sha256, size, media_type, name, purpose, owner_user_id)
    values (${id}, ${file.sha256}, ${file.size}, ${facts.media_type}, ${file.name}, ${facts.purpose},
      ${facts.owner_user_id})`.execute(db);
  return id;
}

/** Adds a CV. The first one becomes the default. */
export async function insertCv(
  db: Db,
  cv: { user_id: string; file_id: string; name: string; is_default: boolean },
): Promise<string> {
  const id = uuidv7();
  await sql`insert into cvs (id, user_id, file_id, name, is_default)
    values (${id}, ${cv.user_id}, ${cv.file_id}, ${cv.name}, ${cv.is_default})`.execute(db);
  return id;
}

/** Makes one CV the default, and no other. */
export async function setDefaultCv(db: Db, userId: string, cvId: string): Promise<void> {
  await sql`update cvs set is_default = (id = ${cvId}) where user_id = ${userId} and removed_at is null`.execute(
    db,
  );
}

/** Takes a CV off the profile. When no application carries it, row and file are deleted. */
export async function removeCv(db: Db, cv: CvRow): Promise<void> {
  await sql`
    with gone as (
      delete from cvs where id = ${cv.id} and not exists (select from applications a where a.cv_id = ${cv.id})
      returning file_id
    )
    update cvs set removed_at = now(), is_default = false where id = ${cv.id} and not exists (select from gone)
  `.execute(db);
  await sql`delete from files f where f.id = ${cv.file_id}
    and not exists (select from cvs c where c.file_id = f.id)`.execute(db);
}

/** Notes that a CV's content was checked. */
export async function markCvScanned(db: Db, id: string): Promise<void> {
  await sql`update cvs set status = 'scanned' where id = ${id} and status = 'uploaded'`.execute(db);
}

/** Stores what was read; a CV that was read before stays as it is. */
export async function storeReadCv(db: Db, id: string, parsed: object): Promise<void> {
  await sql`update cvs set status = 'parsed', parsed = ${JSON.stringify(parsed)}
    where id = ${id} and status in ('uploaded', 'scanned')`.execute(db);
}

/** Stores why a CV could not be read. */
export async function storeRefusedCv(db: Db, id: string, reason: DocumentRefusal): Promise<void> {
  await sql`update cvs set status = 'rejected', rejected_reason = ${reason}
    where id = ${id} and status in ('uploaded', 'scanned')`.execute(db);
}

/** Names of all skills the platform knows. */
export async function skillNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from reference_entries where kind in ('skill', 'technical_skill') and status = 'in_use' order by name`.execute(
    db,
  );
  return rows.map((row) => row.name);
}

/** The row behind a `file` reference. */
export interface FileRow {
  readonly id: string;
  readonly sha256: string;
  readonly size: number;
  readonly media_type: string;
  readonly name: string;
  readonly purpose: string;
  readonly owner_user_id: string | null;
  readonly organization_id: string | null;
}

/** Files by id. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select id, sha256, size::float8 as size, media_type, name, purpose, owner_user_id, organization_id
    from files where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}
