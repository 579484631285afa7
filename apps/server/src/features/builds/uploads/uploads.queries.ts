import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** An upload as stored. */
export interface UploadRow {
  readonly id: string;
  readonly build_id: string | null;
  readonly name: string;
  readonly file_name: string;
  readonly size: number;
  readonly received: number;
  readonly status: 'open' | 'complete' | 'cancelled';
  readonly uploaded_by: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly build_version_id: string | null;
  /** Of the version that was made of it. */
  readonly version_build_id: string | null;
  readonly version: string | null;
}

const columns = sql`
  u.id, u.build_id, u.name, u.file_name, u.size, u.received, u.status, u.uploaded_by, u.created_at, u.expires_at,
  u.build_version_id, (select v.build_id from build_versions v where v.id = u.build_version_id) as version_build_id,
  (select v.version from build_versions v where v.id = u.build_version_id) as version`;

/** What an upload is begun with. */
export type NewUpload = Pick<UploadRow, 'build_id' | 'name' | 'file_name' | 'size' | 'uploaded_by'> & {
  readonly expires_at: Date;
};

/** Begins an upload; answers its id. */
export async function insertUpload(db: Db, upload: NewUpload, at: Date): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into build_uploads (id, build_id, name, file_name, size, uploaded_by, created_at, expires_at)
    values (${id}, ${upload.build_id}, ${upload.name}, ${upload.file_name}, ${upload.size}, ${upload.uploaded_by},
      ${at}, ${upload.expires_at})
  `.execute(db);
  return id;
}

/** Uploads by id. */
export async function uploadsById(db: Db, ids: readonly string[]): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select ${columns} from build_uploads u where u.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** One upload, locked: its parts come one at a time. */
export async function lockUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${columns} from build_uploads u where u.id = ${id} for update of u
  `.execute(db);
  return rows[0];
}

/** How much is on its way, counted by one person at a time. */
export async function openUploads(db: Db, at: Date): Promise<{ count: number; bytes: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('build uploads'))`.execute(db);
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*) as count, coalesce(sum(size), 0)::bigint as bytes from build_uploads
    where status = 'open' and expires_at > ${at}
  `.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** Notes how many bytes are safely stored. */
export async function setReceived(db: Db, id: string, received: number, expiresAt: Date): Promise<void> {
  await sql`
    update build_uploads set received = ${received}, expires_at = ${expiresAt} where id = ${id}
  `.execute(db);
}

/** Ends an upload with the version that was made of it. */
export async function setComplete(db: Db, id: string, versionId: string): Promise<void> {
  await sql`
    update build_uploads set status = 'complete', build_version_id = ${versionId} where id = ${id}
  `.execute(db);
}

/** Gives an upload up. */
export async function setCancelled(db: Db, id: string): Promise<void> {
  await sql`update build_uploads set status = 'cancelled' where id = ${id}`.execute(db);
}

/** Gives up what waited too long. */
export async function cancelExpired(db: Db, at: Date): Promise<void> {
  await sql`
    update build_uploads set status = 'cancelled' where status = 'open' and expires_at <= ${at}
  `.execute(db);
}

/** Removes rows of uploads that ended long ago. */
export async function forgetOldUploads(db: Db, before: Date): Promise<void> {
  await sql`delete from build_uploads where status <> 'open' and created_at < ${before}`.execute(db);
}
