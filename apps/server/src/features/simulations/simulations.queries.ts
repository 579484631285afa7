import type { RouteData } from '@tryout/contract/define-route';
import type { listSimulations, readSimulation } from '@tryout/contract/simulations';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

type Summary = RouteData<typeof listSimulations>['items'][number];
type Detail = RouteData<typeof readSimulation>;

function summaries(organizationIds: readonly string[]) {
  return sql<Summary>`
    select s.id, s.name, s.kind, s.status, s.version, s.purpose, s.duration_minutes, s.languages, s.device,
      s.organization_id is null as is_platform,
      (select coalesce(json_agg(json_build_object('key', t.game_key, 'name', t.name, 'minutes', round(x.estimated_seconds / 60.0, 1))
         order by x.sort_order), '[]'::json)
       from simulation_tasks x join tasks t on t.id = x.task_id where x.simulation_id = s.id) as tasks,
      array(select distinct tr.name from simulation_tasks x join formulas_of_tasks f on f.task_id = x.task_id
        join subtraits st on st.id = f.subtrait_id join traits tr on tr.id = st.trait_id
        where x.simulation_id = s.id order by tr.name) as traits,
      (select count(*) from position_simulations ps join position_revisions r on r.id = ps.revision_id
        join positions p on p.id = r.position_id and p.current_revision = r.revision
        where ps.simulation_id = s.id and p.organization_id = any(${organizationIds}::uuid[])
          and p.status <> 'archived') as used_in
    from simulations s`;
}

/** One page of the library: published platform simulations and those of the organizations. */
export async function pageOfSimulations(
  db: Db,
  organizationIds: readonly string[],
  page: { q?: string | undefined; limit: number; offset: number },
): Promise<{ items: Summary[]; total: number }> {
  const visible = sql`
    where ((s.organization_id is null and s.status = 'published') or s.organization_id = any(${organizationIds}::uuid[]))
      and s.name ilike ${`%${(page.q ?? '').replace(/[\\%_]/g, '\\$&')}%`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Summary>`${summaries(organizationIds)} ${visible} order by s.duration_minutes desc, s.id
      limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ n: number }>`select count(*) as n from simulations s ${visible}`.execute(db),
  ]);
  return { items: rows, total: counted.rows[0]?.n ?? 0 };
}

/** One simulation with its tasks, formulas, norms and template. */
export async function findSimulation(
  db: Db,
  id: string,
  organizationIds: readonly string[],
): Promise<Detail | undefined> {
  const [summary, tasks, rest] = await Promise.all([
    sql<Summary>`${summaries(organizationIds)} where s.id = ${id}`.execute(db),
    sql<Detail['tasks'][number]>`
      select t.game_key as key, t.version, t.name, t.description, round(x.estimated_seconds / 60.0, 1) as minutes,
        t.preset || x.parameters as parameters, x.reason, t.data_points,
        (select coalesce(json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name, 'version', f.version,
           'subtrait', st.name, 'data_point', f.data_point, 'definition', f.definition) order by f.key), '[]'::json)
         from formulas_of_tasks ft join formulas f on f.id = ft.formula_id
           join subtraits st on st.id = f.subtrait_id
         where ft.task_id = t.id) as formulas,
        (select coalesce(json_agg(json_build_object('data_point', n.data_point, 'n', n.n, 'mean', n.mean, 'sd', n.sd,
           'reliability', n.reliability, 'source', n.source, 'provisional', n.provisional) order by n.data_point),
           '[]'::json)
         from norms n where n.task_key = t.game_key and not exists (
           select 1 from norms m where m.task_key = n.task_key and m.data_point = n.data_point
             and m.version > n.version)) as norms
      from simulation_tasks x join tasks t on t.id = x.task_id where x.simulation_id = ${id} order by x.sort_order
    `.execute(db),
    sql<{ candidate_intro: string; score_template: Detail['score_template'] }>`
      select s.candidate_intro, json_build_object('id', c.id, 'name', c.name, 'version', c.version,
        'definition', c.definition) as score_template
      from simulations s join score_templates c on c.id = s.score_template_id where s.id = ${id}
    `.execute(db),
  ]);
  const simulation = summary.rows[0];
  const other = rest.rows[0];
  return simulation && other && { simulation, tasks: tasks.rows, ...other };
}
