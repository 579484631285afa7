import type { previewStableBuild } from '@tryout/contract/builds/builds-versions';
import type { RouteData } from '@tryout/contract/define-route';
import type { Formula } from '@tryout/domain/formulas/formula';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

type Preview = RouteData<typeof previewStableBuild>;

/** A formula for a game or for a task made of it. */
export interface GameFormula {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly status: string;
  /** Null while its text cannot be read. */
  readonly definition: Formula | null;
}

/** Formulas in force or in draft that count for a game or a task made of it. */
export async function formulasOfGame(db: Db, slug: string): Promise<GameFormula[]> {
  const { rows } = await sql<GameFormula>`
    select f.id, f.name, f.version, f.status, f.definition from formulas f
    where f.status in ('draft', 'published')
      and (f.task_key = ${slug} or f.task_key in (select t.key from tasks t where t.game_key = ${slug}))
    order by f.name, f.version
  `.execute(db);
  return rows;
}

/** Tasks of one's own made of any version of a build, the newest version of each. */
export async function ownTasksOfBuild(db: Db, buildId: string): Promise<Preview['tasks']> {
  const { rows } = await sql<Preview['tasks'][number]>`
    select distinct on (t.key) t.id, t.name, t.version, t.status, v.version as build_version
    from tasks t join build_versions v on v.id = t.build_version_id
    where v.build_id = ${buildId} and t.source <> 'build'
    order by t.key, t.created_at desc, t.id desc limit 200
  `.execute(db);
  return rows;
}

/** Published simulations that hold another version of the build than this one. */
export async function simulationsOfOthers(
  db: Db,
  buildId: string,
  versionId: string,
): Promise<Preview['simulations']> {
  const { rows } = await sql<Preview['simulations'][number]>`
    select s.id, s.name, s.version, s.organization_id is null as is_platform,
      string_agg(distinct v.version, ', ') as build_version
    from simulations s join simulation_tasks x on x.simulation_id = s.id join tasks t on t.id = x.task_id
      join build_versions v on v.id = t.build_version_id
    where v.build_id = ${buildId} and v.id <> ${versionId} and s.status = 'published'
    group by s.id order by s.name, s.version limit 200
  `.execute(db);
  return rows;
}
