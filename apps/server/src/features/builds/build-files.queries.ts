import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A stored file of a version. */
export interface BuildFile {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

/** Files at once in one statement. */
const BATCH = 1000;
/** Files of one page, and of one kind of difference. */
export const FILES_OF_PAGE = 100;
const MOST_DIFFERENCES = 500;

/** Says anew what a version consists of. */
export async function replaceFiles(db: Db, versionId: string, files: readonly BuildFile[]): Promise<void> {
  await sql`delete from build_files where build_version_id = ${versionId}`.execute(db);
  for (let i = 0; i < files.length; i += BATCH) {
    const part = files.slice(i, i + BATCH);
    await sql`
      insert into build_files (build_version_id, path, sha256, size)
      select ${versionId}, * from unnest(${part.map((file) => file.path)}::text[],
        ${part.map((file) => file.sha256)}::text[], ${part.map((file) => file.size)}::bigint[])
    `.execute(db);
  }
}

/** One page of files by path, and how many there are. */
export async function filesPage(db: Db, versionId: string, after: string | undefined) {
  const { rows } = await sql<BuildFile>`
    select path, sha256, size from build_files
    where build_version_id = ${versionId} and (${after ?? null}::text is null or path > ${after ?? null} collate "C")
    order by path limit ${FILES_OF_PAGE + 1}
  `.execute(db);
  const { rows: counted } = await sql<{ n: number }>`
    select count(*) as n from build_files where build_version_id = ${versionId}
  `.execute(db);
  return { rows, total: counted[0]?.n ?? 0 };
}

/** Files and bytes of a version by the ending of their names, the largest first. */
export async function sizesByType(db: Db, versionId: string) {
  const { rows } = await sql<{ type: string; files: number; bytes: number }>`
    select coalesce(lower(substring(path from '\\.([^./]+(?:\\.(?:br|gz))?)$')), '') as type,
      count(*) as files, sum(size)::bigint as bytes
    from build_files where build_version_id = ${versionId} group by 1 order by 3 desc, 1
  `.execute(db);
  return rows;
}

interface FileDifference {
  readonly path: string;
  readonly size_before: number | null;
  readonly size_after: number | null;
}

/** Where the files of two versions differ, the first of each kind by path, and how many do. */
export async function compareFiles(db: Db, from: string, to: string) {
  const { rows } = await sql<FileDifference & { kind: 'added' | 'removed' | 'changed'; place: number }>`
    select * from (
      select coalesce(a.path, b.path) as path, a.size as size_before, b.size as size_after, k.kind,
        row_number() over (partition by k.kind order by coalesce(a.path, b.path)) as place
      from (select * from build_files where build_version_id = ${from}) a
        full join (select * from build_files where build_version_id = ${to}) b on b.path = a.path
        cross join lateral (select case when a.path is null then 'added' when b.path is null then 'removed'
          when a.sha256 <> b.sha256 then 'changed' else 'same' end as kind) k
      where k.kind <> 'same') d
    where place <= ${MOST_DIFFERENCES} order by path
  `.execute(db);
  const { rows: counted } = await sql<{ added: number; removed: number; changed: number; same: number }>`
    select count(*) filter (where a.path is null) as added, count(*) filter (where b.path is null) as removed,
      count(*) filter (where a.sha256 <> b.sha256) as changed, count(*) filter (where a.sha256 = b.sha256) as same
    from (select * from build_files where build_version_id = ${from}) a
      full join (select * from build_files where build_version_id = ${to}) b on b.path = a.path
  `.execute(db);
  return { rows, counts: counted[0] ?? { added: 0, removed: 0, changed: 0, same: 0 } };
}
