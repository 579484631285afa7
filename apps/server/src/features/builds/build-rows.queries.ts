import type { BuildStatus, SmokeResult } from '@tryout/domain/builds/build-status';
import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { countedWarnings } from './build-log.queries.ts';

/** A build as stored. */
export interface BuildRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly edit: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A build version as stored, with who uploaded it. */
export interface VersionRow {
  readonly id: string;
  readonly build_id: string;
  readonly version: string;
  readonly status: BuildStatus;
  readonly archive_sha256: string;
  readonly archive_size: number;
  readonly archive_name: string;
  readonly manifest: BuildManifest | null;
  readonly manifest_text: string;
  readonly manifest_given: boolean;
  readonly entry: string;
  readonly profile: 'strict' | 'compat' | 'threads';
  readonly file_count: number;
  readonly unpacked_bytes: number;
  readonly smoke: SmokeResult;
  readonly warnings: number;
  readonly smoke_report: Readonly<Record<string, unknown>> | null;
  readonly problem: string;
  readonly scan_run: string | null;
  readonly scan_beat_at: string | null;
  readonly scan_attempts: number;
  readonly edit: number;
  readonly uploaded_by: string | null;
  readonly uploader: string | null;
  readonly created_at: string;
  readonly ready_at: string | null;
  readonly stable_at: string | null;
  readonly retired_at: string | null;
}

const buildColumns = sql`b.id, b.slug, b.name, b.edit, b.created_at, b.updated_at`;

const versionColumns = sql`
  v.id, v.build_id, v.version, v.status, v.archive_sha256, v.archive_size, v.archive_name, v.manifest, v.manifest_text,
  v.manifest_given, v.entry, v.profile, v.file_count, v.unpacked_bytes, v.smoke,
  ${countedWarnings(sql`v.id`)} as warnings, v.smoke_report, v.problem, v.scan_run,
  v.scan_beat_at, v.scan_attempts, v.edit, v.uploaded_by,
  (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from users u
    where u.id = v.uploaded_by) as uploader,
  v.created_at, v.ready_at, v.stable_at, v.retired_at`;

/** Builds by id. */
export async function buildsById(db: Db, ids: readonly string[]): Promise<BuildRow[]> {
  const { rows } = await sql<BuildRow>`
    select ${buildColumns} from builds b where b.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** The build of this slug. */
export async function buildOfSlug(db: Db, slug: string): Promise<BuildRow | undefined> {
  const { rows } = await sql<BuildRow>`select ${buildColumns} from builds b where b.slug = ${slug}`.execute(
    db,
  );
  return rows[0];
}

/** One build, locked: its versions are named, moved and deleted one at a time. */
export async function lockBuild(db: Db, id: string): Promise<BuildRow | undefined> {
  const { rows } = await sql<BuildRow>`
    select ${buildColumns} from builds b where b.id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** Versions by id. */
export async function versionsById(db: Db, ids: readonly string[]): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from build_versions v where v.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** One version, locked. Whoever locks its build too, locks that first. */
export async function lockVersion(db: Db, id: string): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from build_versions v where v.id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** Versions of a build, the newest first. */
export async function versionsOfBuild(db: Db, buildId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from build_versions v where v.build_id = ${buildId}
    order by v.created_at desc, v.id desc limit 500
  `.execute(db);
  return rows;
}

/** The version of a build that is stable now. */
export async function stableVersion(db: Db, buildId: string): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from build_versions v where v.build_id = ${buildId} and v.status = 'stable'
  `.execute(db);
  return rows[0];
}

/** The version of a build that was made of these bytes; without a build, of any. */
export async function versionOfArchive(
  db: Db,
  buildId: string | null,
  sha256: string,
): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${versionColumns} from build_versions v
    where v.archive_sha256 = ${sha256} and (${buildId}::uuid is null or v.build_id = ${buildId})
    order by v.created_at desc, v.id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Which of these slugs a build has. */
export async function takenSlugs(db: Db, start: string): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from builds where slug = ${start} or starts_with(slug, ${start.slice(0, 55)})
  `.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}
