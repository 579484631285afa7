import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { BuildFile, FindFile } from './known-files.ts';

/** Finds files of build versions in the database. */
export function findFilesIn(db: Db): FindFile {
  return async (build_version_id, path) => {
    const { rows } = await sql<BuildFile>`
      select f.sha256, f.size, f.path = v.entry as is_entry
      from build_files f join build_versions v on v.id = f.build_version_id
      where f.build_version_id = ${build_version_id} and f.path = ${path}
    `.execute(db);
    return rows[0] ?? null;
  };
}
