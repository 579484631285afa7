import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** Makes a build. Answers its id, or undefined when the slug is taken meanwhile. */
export async function insertBuild(
  db: Db,
  build: { readonly slug: string; readonly name: string; readonly created_by: string },
  at: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into builds (id, slug, name, created_by, created_at, updated_at)
    values (${uuidv7()}, ${build.slug}, ${build.name}, ${build.created_by}, ${at}, ${at})
    on conflict (slug) do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** What a new version is made of. */
export interface NewVersion {
  readonly build_id: string;
  readonly version: string;
  readonly archive_sha256: string;
  readonly archive_size: number;
  readonly archive_name: string;
  readonly uploaded_by: string;
}

/** Makes a version that waits for its checks; answers its id. */
export async function insertVersion(db: Db, version: NewVersion, at: Date): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into build_versions (id, build_id, version, archive_sha256, archive_size, archive_name, uploaded_by, created_at)
    values (${id}, ${version.build_id}, ${version.version}, ${version.archive_sha256}, ${version.archive_size},
      ${version.archive_name}, ${version.uploaded_by}, ${at})
  `.execute(db);
  return id;
}

/** Notes that a build changed, so that it stands first in the list. */
export async function touchBuild(db: Db, id: string, at: Date): Promise<void> {
  await sql`update builds set edit = edit + 1, updated_at = ${at} where id = ${id}`.execute(db);
}

/** Gives the build the name of the version that is stable. */
export async function nameBuild(db: Db, id: string, name: string): Promise<void> {
  await sql`update builds set name = ${name} where id = ${id} and name <> ${name}`.execute(db);
}

/** The stable version steps back, so that another can take its place. */
export async function unsetStable(db: Db, buildId: string): Promise<void> {
  await sql`
    update build_versions set status = 'ready', edit = edit + 1 where build_id = ${buildId} and status = 'stable'
  `.execute(db);
}

/** Makes a version the stable one; the caller holds its build and has unset the one before. */
export async function setStable(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update build_versions set status = 'stable', stable_at = ${at}, edit = edit + 1 where id = ${id}
  `.execute(db);
}

/** Puts a version away. */
export async function setRetired(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update build_versions set status = 'retired', retired_at = ${at}, edit = edit + 1 where id = ${id}
  `.execute(db);
}

/** Deletes a version with its files, log and figures. */
export async function deleteVersionRow(db: Db, id: string): Promise<void> {
  await sql`delete from build_versions where id = ${id}`.execute(db);
}

/** Deletes a build that has no version left; answers whether it did. */
export async function deleteEmptyBuild(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from builds b where b.id = ${id} and not exists (select from build_versions v where v.build_id = b.id)
    returning b.id
  `.execute(db);
  return rows.length > 0;
}
