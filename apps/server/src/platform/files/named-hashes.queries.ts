import { sql } from 'kysely';
import type { Db } from '../database/kysely.ts';

/** Which of these hashes some row names. */
export async function namedHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from files where sha256 = any(${hashes}::text[])
    union select result_sha256 from background_jobs where result_sha256 = any(${hashes}::text[])
    union select result_sha256 from data_exports where result_sha256 = any(${hashes}::text[])
    union select sha256 from build_files where sha256 = any(${hashes}::text[])
    union select sha256 from build_upload_parts where sha256 = any(${hashes}::text[])
    union select archive_sha256 from build_versions where archive_sha256 = any(${hashes}::text[])
  `.execute(db);
  return new Set(rows.map((row) => row.sha256));
}
