import type { BuildLogLevel, BuildStep } from '@tryout/domain/builds/build-status';
import { sql } from 'kysely';
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

/** How many lines of a version warn or tell an error, since its checks last began. */
export async function countTroubles(db: Db, versionId: string) {
  const { rows } = await sql<{ warnings: number; errors: number }>`
    select count(*) filter (where level = 'warning') as warnings, count(*) filter (where level = 'error') as errors
    from build_log l where l.build_version_id = ${versionId} and l.id >= coalesce((
      select max(b.id) from build_log b where b.build_version_id = ${versionId}
        and b.code in ('started', 'started_again')), 0)
  `.execute(db);
  return rows[0] ?? { warnings: 0, errors: 0 };
}

/** Everybody who works with builds and may want to see what changed. */
export async function buildPeople(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where user_type = 'super_admin' and status = 'active'
  `.execute(db);
  return rows.map(({ id }) => id);
}
