import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A part of an upload, whose bytes are in the store of files. */
export interface PartRow {
  readonly upload_id: string;
  readonly at: number;
  readonly size: number;
  readonly sha256: string;
}

/** The parts of an upload, from its beginning. */
export async function partsOf(db: Db, uploadId: string): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select upload_id, at, size, sha256 from build_upload_parts where upload_id = ${uploadId} order by at
  `.execute(db);
  return rows;
}

/** Notes a part. */
export async function insertPart(db: Db, { upload_id, at, size, sha256 }: PartRow): Promise<void> {
  await sql`
    insert into build_upload_parts (upload_id, at, size, sha256) values (${upload_id}, ${at}, ${size}, ${sha256})
  `.execute(db);
}

/** Forgets the parts of an upload from a place on; their bytes are swept. */
export async function cutParts(db: Db, uploadId: string, at: number): Promise<void> {
  await sql`delete from build_upload_parts where upload_id = ${uploadId} and at >= ${at}`.execute(db);
}

/** Forgets the parts of uploads that ended. */
export async function forgetEndedParts(db: Db): Promise<void> {
  await sql`
    delete from build_upload_parts p using build_uploads u where u.id = p.upload_id and u.status <> 'open'
  `.execute(db);
}
