import type { SmokeResult } from '@tryout/domain/builds/build-status';
import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A run without a sign of life for this long is over. */
export const RUN_IS_OVER_MS = 20_000;

/**
 * Takes a version for one run of its checks. Only one run at a time has it: another one's is taken over once that gave
 * no sign of life for a while. Answers how often it was begun since somebody asked, or undefined: it is not to be had.
 */
export async function claimVersion(db: Db, id: string, run: string, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ scan_attempts: number }>`
    update build_versions set status = 'scanning', scan_run = ${run}, scan_beat_at = ${at},
      scan_attempts = scan_attempts + 1, problem = ''
    where id = ${id} and status in ('uploaded', 'scanning')
      and (scan_run is null or scan_beat_at < ${new Date(at.getTime() - RUN_IS_OVER_MS)})
    returning scan_attempts
  `.execute(db);
  return rows[0]?.scan_attempts;
}

/** A sign of life; answers whether the run still has the version. */
export async function beat(db: Db, id: string, run: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update build_versions set scan_beat_at = ${at} where id = ${id} and scan_run = ${run} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Gives a version back unfinished, so that the next run need not wait. */
export async function letGo(db: Db, id: string, run: string): Promise<void> {
  await sql`
    update build_versions set scan_run = null, scan_beat_at = null where id = ${id} and scan_run = ${run}
  `.execute(db);
}

/** What the checks found out before a browser opens the build. */
export interface FoundFacts {
  readonly manifest: BuildManifest | null;
  readonly manifest_text: string;
  readonly entry: string;
  readonly profile: string;
  readonly file_count: number;
  readonly unpacked_bytes: number;
}

/** Stores what the checks found, if the run still has the version. */
export async function storeFacts(db: Db, id: string, run: string, facts: FoundFacts): Promise<boolean> {
  const { rows } = await sql`
    update build_versions set manifest = ${facts.manifest === null ? null : JSON.stringify(facts.manifest)},
      manifest_text = ${facts.manifest_text}, entry = ${facts.entry}, profile = ${facts.profile},
      file_count = ${facts.file_count}, unpacked_bytes = ${facts.unpacked_bytes}
    where id = ${id} and scan_run = ${run} returning id
  `.execute(db);
  return rows.length > 0;
}

/** How a run ended. */
export interface ScanEnd {
  readonly status: 'failed' | 'needs_mapping' | 'ready';
  readonly problem: string;
  readonly smoke: SmokeResult;
  readonly smoke_report: object | null;
}

/** Ends a run, if it still has the version. */
export async function endScan(db: Db, id: string, run: string, end: ScanEnd, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update build_versions set status = ${end.status}, problem = ${end.problem}, smoke = ${end.smoke},
      smoke_report = ${end.smoke_report === null ? null : JSON.stringify(end.smoke_report)},
      ready_at = case when ${end.status} = 'ready' then ${at}::timestamptz else ready_at end,
      scan_run = null, scan_beat_at = null, scan_attempts = 0, edit = edit + 1
    where id = ${id} and scan_run = ${run} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Asks for the checks of a version anew. */
export async function askForScan(db: Db, id: string): Promise<void> {
  await sql`
    update build_versions set status = 'scanning', scan_run = null, scan_beat_at = null, scan_attempts = 0,
      problem = '', smoke = 'none', smoke_report = null, edit = edit + 1
    where id = ${id}
  `.execute(db);
}

/** Keeps a manifest that was typed in; the checks read it from here. */
export async function storeGivenManifest(db: Db, id: string, text: string, version: string): Promise<void> {
  await sql`
    update build_versions set manifest_text = ${text}, manifest_given = true, version = ${version} where id = ${id}
  `.execute(db);
}

/** Versions whose checks wait or were broken off. */
export async function waitingVersions(db: Db, at: Date): Promise<{ id: string; due_at: string }[]> {
  const { rows } = await sql<{ id: string; due_at: string }>`
    select id, greatest(${at}::timestamptz, coalesce(scan_beat_at + ${RUN_IS_OVER_MS} * interval '1 ms', ${at})) as due_at
    from build_versions where status in ('uploaded', 'scanning') order by created_at
  `.execute(db);
  return rows;
}
