import type { RouteData } from '@tryout/contract/define-route';
import type {
  listSimulationPositions,
  listSimulationVersions,
  readSimulationSpread,
} from '@tryout/contract/simulations/simulations-life';
import { type RawBuilder, sql } from 'kysely';
import { jsonb } from '../../../platform/database/json.ts';
import type { Db } from '../../../platform/database/kysely.ts';

/** Keeps what simulated candidates came to. */
export async function keepDryRun(db: Db, id: string, result: object): Promise<void> {
  await sql`update simulations set last_dry_run = ${jsonb(result)} where id = ${id}`.execute(db);
}

/** Sets a status, and when it came to it. */
export async function moveSimulation(db: Db, id: string, status: string, at: Date): Promise<void> {
  await sql`
    update simulations set status = ${status}::text, updated_at = ${at},
      published_at = case when ${status}::text = 'published' then coalesce(published_at, ${at}::timestamptz) else published_at end,
      closed_at = case ${status}::text when 'closed' then ${at}::timestamptz when 'published' then null else closed_at end,
      archived_at = case when ${status}::text = 'archived' then ${at}::timestamptz else null end
    where id = ${id}
  `.execute(db);
}

/** Keeps the tasks of a simulation as they are until the transaction ends. */
export async function keepTasksOf(db: Db, id: string): Promise<void> {
  await sql`
    select t.id from tasks t where t.id in (select task_id from simulation_tasks where simulation_id = ${id})
    order by t.id for share
  `.execute(db);
}

/**
 * The subtraits that a simulation weighs: those of its own rows and those of its score template. The two differ for a
 * chosen template when the library's subtraits were merged since; it is the template that scores.
 */
export async function weighedSubtraits(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ subtrait_id: string }>`
    select subtrait_id::text from simulation_subtraits where simulation_id = ${id}
    union
    select weighed #>> '{}' from simulations s join score_templates c on c.id = s.score_template_id,
      jsonb_path_query(c.definition, '$.categories[*].traits[*].subtraits[*].subtrait_id') weighed
    where s.id = ${id}
  `.execute(db);
  return rows.map((row) => row.subtrait_id);
}

type VersionRow = Omit<RouteData<typeof listSimulationVersions>['items'][number], 'differences'>;

/** Every version of a simulation, newest first; drafts of others are left out. */
export async function versionsOf(db: Db, id: string, withDrafts: boolean): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select s.id, s.version, s.name, s.status, s.created_at, s.published_at,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as created_by
    from simulations one join simulations s
        on s.key = one.key and s.organization_id is not distinct from one.organization_id
      left join users u on u.id = s.created_by
    where one.id = ${id} and (${withDrafts} or s.published_at is not null or s.id = one.id)
    order by s.version desc
  `.execute(db);
  return rows;
}

/** The versions of a simulation as a subquery. */
export const family = (id: string) => sql`(
  select s.id from simulations one join simulations s
    on s.key = one.key and s.organization_id is not distinct from one.organization_id
  where one.id = ${id})`;

/** Positions `p` in reach whose current revision has a version of it, newest first. */
export async function positionsUsing(
  db: Db,
  id: string,
  inReach: RawBuilder<boolean>,
): Promise<RouteData<typeof listSimulationPositions>['items']> {
  const { rows } = await sql<RouteData<typeof listSimulationPositions>['items'][number]>`
    select p.id as position_id, p.title, p.status, max(s.version) as version,
      (select count(*) from plays y join applications a on a.id = y.application_id
       where a.position_id = p.id and not a.is_test and y.purpose = 'application'
         and y.simulation_id in ${family(id)}) as plays
    from positions p
      join position_revisions r on r.position_id = p.id and r.revision = p.current_revision
      join position_simulations ps on ps.revision_id = r.id join simulations s on s.id = ps.simulation_id
    where ps.simulation_id in ${family(id)} and ${inReach}
    group by p.id order by p.created_at desc, p.id limit 200
  `.execute(db);
  return rows;
}

/** Plays `y` of any version by applicants of positions in reach; tests are left out. */
export function playsInReach(id: string, inReach: RawBuilder<boolean>) {
  return {
    from: sql`plays y join applications a on a.id = y.application_id join positions p on p.id = a.position_id
      join simulations s on s.id = y.simulation_id left join score_cards c on c.id = a.score_card_id`,
    filter: sql<boolean>`y.simulation_id in ${family(id)} and y.purpose = 'application' and not a.is_test and ${inReach}`,
  };
}

/** How the job fits of those who finished lie, counted in steps of ten. */
export async function spreadOfFits(
  db: Db,
  id: string,
  inReach: RawBuilder<boolean>,
): Promise<RouteData<typeof readSimulationSpread>> {
  const { from, filter } = playsInReach(id, inReach);
  const { rows } = await sql<{ n: number; mean: number | null; counts: number[] }>`
    with fits as (
      select distinct a.id, c.job_fit_score::float8 as fit from ${from}
      where ${filter} and y.state = 'completed' and c.job_fit_score is not null)
    select (select count(*)::int from fits) as n, (select round(avg(fit)::numeric, 1)::float8 from fits) as mean,
      array(select (select count(*)::int from fits where least(9, floor(fit / 10)) = step)
        from generate_series(0, 9) step order by step) as counts
  `.execute(db);
  return rows[0] ?? { n: 0, mean: null, counts: new Array<number>(10).fill(0) };
}
