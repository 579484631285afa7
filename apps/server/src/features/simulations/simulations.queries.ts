import type { RouteData } from '@tryout/contract/define-route';
import type { listSimulations, readSimulation } from '@tryout/contract/simulations/simulations';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { isAmong, type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';
import { ofKnownPositionOrNone } from '../positions/public.ts';
import type { Onlooker } from './onlooker.ts';

type Summary = RouteData<typeof listSimulations>['items'][number];
type Detail = RouteData<typeof readSimulation>;

/**
 * What of the measures of the task `t` nobody has confirmed; null where nothing is known to be open. A key that experts
 * made is confirmed by them.
 */
const UNCONFIRMED = sql`(select min(f.reliability ->> 'unconfirmed') from formulas_of_tasks ft
  join formulas f on f.id = ft.formula_id where ft.task_id = t.id
    and (t.answer_key_id is null or f.reliability ->> 'unconfirmed' <> 'key'))`;

/** What is told of the panel that made the key of the task `t`; null where none did. */
const KEY_PANEL = sql`(select k.panel from answer_keys k where k.id = t.answer_key_id)`;

function summaryColumns({ organization_ids, is_platform }: Onlooker) {
  return sql`s.id, s.name, s.kind, s.status, s.version, s.purpose, s.duration_minutes, s.languages, s.device,
      s.category, s.updated_at, i.name as industry, o.name as organization_name,
      s.organization_id is null as is_platform,
      case when ${is_platform} then s.organization_id is null
        else s.organization_id is not null and s.organization_id = any(${organization_ids}::uuid[]) end as may_manage,
      (select json_build_object('built_in', c.picture is not null, 'alt', c.alt,
         'url', coalesce('/pictures/' || c.picture || '.svg', '/simulation/' || s.id || '/images/' || c.id))
       from simulation_images c where c.simulation_id = s.id and c.role = 'cover') as cover,
      (select coalesce(json_agg(json_build_object('key', t.game_key, 'name', t.name, 'minutes', round(x.estimated_seconds / 60.0, 1),
         'unconfirmed', ${UNCONFIRMED}, 'key_panel', ${KEY_PANEL}) order by x.sort_order), '[]'::json)
       from simulation_tasks x join tasks t on t.id = x.task_id where x.simulation_id = s.id) as tasks,
      array(select distinct tr.name from simulation_tasks x join formulas_of_tasks f on f.task_id = x.task_id
        join subtraits st on st.id = f.subtrait_id join traits tr on tr.id = st.trait_id
        where x.simulation_id = s.id order by tr.name) as traits,
      (select count(*) from position_simulations ps join position_revisions r on r.id = ps.revision_id
        join positions p on p.id = r.position_id and p.current_revision = r.revision
        where ps.simulation_id = s.id and p.organization_id = any(${organization_ids}::uuid[])
          and p.status <> 'archived') as used_in`;
}

const SOURCES = sql`simulations s left join reference_entries i on i.id = s.industry_id
  left join organizations o on o.id = s.organization_id`;

/** What a list of simulations is narrowed by. */
export interface SimulationFilters {
  readonly scope: 'all' | 'mine' | 'organization' | 'library' | 'templates';
  readonly q?: string | undefined;
  readonly status?: readonly string[] | undefined;
  readonly trait_id?: string | undefined;
  readonly category?: string | undefined;
  readonly industry_id?: string | undefined;
}

function inScope(scope: SimulationFilters['scope'], who: Onlooker) {
  const own = who.is_platform
    ? sql`true`
    : sql`${isAmong(sql`s.organization_id`, who.seen_organization_ids)}`;
  const shared = sql`(s.organization_id is null and s.status in ('published', 'closed'))`;
  switch (scope) {
    case 'mine':
      return sql`(${own} and s.created_by = ${who.user_id})`;
    case 'organization':
      return sql`(${own} and s.organization_id is not null)`;
    case 'library':
      return sql`((${own} or ${shared}) and s.kind = 'library' and s.status = 'published')`;
    case 'templates':
      return sql`((${own} or ${shared}) and s.kind = 'template')`;
    case 'all':
      return sql`(${own} or ${shared})`;
  }
}

function chosenBy(filters: SimulationFilters, who: Onlooker) {
  const like = `%${(filters.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = filters.status ?? null;
  return sql<boolean>`${inScope(filters.scope, who)} and ${ofKnownPositionOrNone(who.actor, sql`s.position_id`)} 
      and (${filters.q ?? ''} = '' or (s.name || ' ' || s.purpose) ilike ${like})
      and (${wanted}::text[] is null and s.status <> 'archived' or s.status = any(${wanted}::text[]))
      and (${filters.category ?? null}::text is null or s.category = ${filters.category ?? null})
      and (${filters.industry_id ?? null}::uuid is null or s.industry_id = ${filters.industry_id ?? null})
      and (${filters.trait_id ?? null}::uuid is null or exists (
        select from simulation_traits x where x.simulation_id = s.id and x.trait_id = ${filters.trait_id ?? null}))
      and (select true from simulations later where later.key = s.key and later.version > s.version
          and later.organization_id is not distinct from s.organization_id and later.status = any(
            case when s.status = 'published' then '{published}'::text[] else '{draft,published,closed}' end)
          limit 1) is null`;
}

/** An organization's own first, then the platform's; the longest first. */
const ORDER: ListOrder = {
  by: sql`((s.organization_id is null)::integer * 1000000 - (s.duration_minutes * 10)::integer)`,
  id: sql`s.id`,
  type: 'bigint',
  direction: 'asc',
};

/**
 * One page. Of several versions the newest is listed, and the newest published one beside a newer draft; archived ones
 * only when asked for. Later versions are looked up one by one: so the list is read in its order and no further than
 * the page.
 */
export function pageOfSimulations(db: Db, who: Onlooker, filters: SimulationFilters & PageRequest) {
  return shownAs(
    readPage<Summary & { readonly sort_value: number }>(db, filters, {
      order: ORDER,
      columns: sql`${summaryColumns(who)}, ${ORDER.by} as sort_value`,
      from: SOURCES,
      counted: sql`simulations s`,
      filter: chosenBy(filters, who),
      sortValue: (row) => row.sort_value,
    }),
    ({ sort_value: _value, ...summary }) => summary,
  );
}

/** One simulation with its tasks, formulas, norms and template. */
export async function findSimulation(db: Db, id: string, who: Onlooker): Promise<Detail | undefined> {
  const [summary, tasks, rest] = await Promise.all([
    sql<Summary>`select ${summaryColumns(who)} from ${SOURCES} where s.id = ${id}`.execute(db),
    sql<Detail['tasks'][number]>`
      select t.game_key as key, t.version, t.name, t.description, round(x.estimated_seconds / 60.0, 1) as minutes,
        ${UNCONFIRMED} as unconfirmed, ${KEY_PANEL} as key_panel, t.preset || x.parameters as parameters, x.reason, t.data_points,
        (select coalesce(json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name, 'version', f.version,
           'subtrait', st.name, 'data_point', f.data_point, 'definition', f.definition) order by f.key), '[]'::json)
         from formulas_of_tasks ft join formulas f on f.id = ft.formula_id
           join subtraits st on st.id = f.subtrait_id
         where ft.task_id = t.id) as formulas,
        (select coalesce(json_agg(json_build_object('data_point', n.data_point, 'form', n.form, 'n', n.n, 'mean', n.mean, 'sd', n.sd,
           'reliability', n.reliability, 'source', n.source, 'provisional', n.provisional)
           order by n.data_point, n.form),
           '[]'::json)
         from norms n where n.task_key = t.game_key and not exists (
           select 1 from norms m where m.task_key = n.task_key and m.data_point = n.data_point
             and m.form = n.form and m.version > n.version)) as norms
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
