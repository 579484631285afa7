import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A backup as stored. */
export interface BackupRow {
  id: string;
  made_by: string | null;
  is_sealed: boolean;
  made_at: string;
  size: number;
  sha256: string;
  row_count: number;
  file_count: number;
  product_version: string;
}

const COLUMNS = sql`b.id, b.is_sealed, b.made_at, b.size::float8 as size, b.sha256, b.row_count::float8 as row_count,
  b.file_count::float8 as file_count, b.product_version,
  (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.id = b.made_by) as made_by`;

/** All that are kept, newest first; `made_by` is a name. */
export async function findBackups(db: Db): Promise<BackupRow[]> {
  const { rows } =
    await sql<BackupRow>`select ${COLUMNS} from backups b order by b.made_at desc, b.id desc`.execute(db);
  return rows;
}

/** Backups by id. */
export async function findBackupsById(db: Db, ids: readonly string[]): Promise<BackupRow[]> {
  const { rows } = await sql<BackupRow>`
    select ${COLUMNS} from backups b where b.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Notes one that was made; `made_by` is an id. */
export async function insertBackup(db: Db, row: BackupRow): Promise<void> {
  await sql`
    insert into backups (id, made_by, is_sealed, made_at, size, sha256, row_count, file_count, product_version)
    values (${row.id}, ${row.made_by}, ${row.is_sealed}, ${row.made_at}, ${row.size}, ${row.sha256}, ${row.row_count},
      ${row.file_count}, ${row.product_version})
  `.execute(db);
}

/** Forgets one. */
export async function deleteBackupRow(db: Db, id: string): Promise<void> {
  await sql`delete from backups where id = ${id}`.execute(db);
}

/** Forgets all but the newest; answers which. */
export async function deleteSurplus(db: Db, kept: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from backups where id in (select id from backups order by made_at desc, id desc offset ${kept}) returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Until the transaction ends, nobody else sets a backup off. */
export async function holdMaking(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('backups'))`.execute(db);
}

/** The backup that somebody asked for and that is not done. */
export async function findMaking(
  db: Db,
): Promise<
  | { id: string; owner_id: string; is_queued: boolean; created_at: string; done: number; total: number }
  | undefined
> {
  const { rows } = await sql<{
    id: string;
    owner_id: string;
    is_queued: boolean;
    created_at: string;
    done: number;
    total: number;
  }>`
    select id, owner_id, status = 'queued' as is_queued, created_at, done, total from background_jobs
    where kind = 'backup' and status in ('queued', 'running')
  `.execute(db);
  return rows[0];
}

/** When the newest was made; null: there is none. */
export async function findNewest(db: Db): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select max(made_at) as at from backups`.execute(db);
  return rows[0]?.at ?? null;
}
