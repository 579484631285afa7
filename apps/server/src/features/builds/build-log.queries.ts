import type { BuildLogLevel, BuildStep } from '@tryout/domain/builds/build-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** One line to be written. */
export interface LogLine {
  readonly step: BuildStep;
  readonly level: BuildLogLevel;
  readonly code: string;
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Who did it; left out: the checks. */
  readonly actor_id?: string;
}

/** Lines in one answer. */
export const LINES_OF_ANSWER = 500;

/** Texts from an archive may hold what a database cannot. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').toWellFormed();
}

/** Writes lines in their order. */
export async function appendBuildLog(db: Db, versionId: string, lines: readonly LogLine[]): Promise<void> {
  for (const line of lines) {
    const message = storable(line.message).slice(0, 2000);
    const data = JSON.stringify(line.data ?? {}, (_, value) =>
      typeof value === 'string' ? storable(value) : value,
    );
    await sql`
      insert into build_log (build_version_id, step, level, code, message, data, actor_id)
      values (${versionId}, ${line.step}, ${line.level}, ${line.code}, ${message}, ${data}, ${line.actor_id ?? null})
    `.execute(db);
  }
}

/** Lines after one, in order; one more than is answered shows whether it goes on. */
export async function readLog(
  db: Db,
  versionId: string,
  filter: { readonly after: number; readonly level?: BuildLogLevel | undefined },
) {
  const { rows } = await sql<{
    id: number;
    at: string;
    step: BuildStep;
    level: BuildLogLevel;
    code: string;
    message: string;
    data: Record<string, unknown>;
    actor: { id: string; name: string } | null;
  }>`
    select l.id, l.at, l.step, l.level, l.code, l.message, l.data,
      (select json_build_object('id', u.id,
          'name', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email))
        from users u where u.id = l.actor_id) as actor
    from build_log l
    where l.build_version_id = ${versionId} and l.id > ${filter.after}
      and (${filter.level ?? null}::text is null or l.level = ${filter.level ?? null})
    order by l.id limit ${LINES_OF_ANSWER + 1}
  `.execute(db);
  return rows;
}

/** The line with which the checks of a version last began; 0: none. `version` names its id. */
const checksBegan = (version: RawBuilder<unknown>) => sql`coalesce((
  select max(b.id) from build_log b where b.build_version_id = ${version}
    and b.code in ('started', 'started_again')), 0)`;

/** How many lines of a version warn, since its checks last began. */
export const countedWarnings = (version: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from build_log l where l.build_version_id = ${version} and l.level = 'warning'
    and l.id >= ${checksBegan(version)})`;

/** How many lines of a version tell an error, since its checks last began. */
export async function countErrors(db: Db, versionId: string): Promise<number> {
  const { rows } = await sql<{ errors: number }>`
    select count(*)::int as errors from build_log l where l.build_version_id = ${versionId} and level = 'error'
      and l.id >= ${checksBegan(sql`${versionId}::uuid`)}
  `.execute(db);
  return rows[0]?.errors ?? 0;
}

/** Warnings of a version that are shown where somebody decides about it. */
const WARNINGS_SHOWN = 20;

/** What the checks of a version warn of, and whether somebody has accepted that since. */
export async function warningsOf(db: Db, versionId: string) {
  const version = sql`${versionId}::uuid`;
  const [lines, facts] = [
    await sql<{ id: number; code: string; message: string; data: Record<string, unknown> }>`
      select l.id, l.code, l.message, l.data from build_log l
      where l.build_version_id = ${versionId} and l.level = 'warning' and l.id >= ${checksBegan(version)}
      order by l.id limit ${WARNINGS_SHOWN}`.execute(db),
    await sql<{ total: number; accepted: boolean }>`
      select ${countedWarnings(version)} as total, exists (
        select 1 from build_log l where l.build_version_id = ${versionId} and l.code = 'warnings_accepted'
          and l.id >= ${checksBegan(version)}) as accepted`.execute(db),
  ];
  const [{ total, accepted } = { total: 0, accepted: false }] = facts.rows;
  return { warnings: lines.rows, warnings_total: total, warnings_accepted: accepted };
}

/** Everybody who works with builds and may want to see what changed. */
export async function buildPeople(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where user_type = 'super_admin' and status = 'active'
  `.execute(db);
  return rows.map(({ id }) => id);
}
