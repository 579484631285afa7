import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listTasks } from '@tryout/contract/tasks/tasks';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, readPage, shownAs } from '../../platform/http/keyset.ts';

type Item = RouteData<typeof listTasks>['items'][number];
type Row = Item & { readonly sort_value: string };

/** What of the caller decides which tasks and uses are seen. */
export interface Onlooker {
  /** A super admin sees drafts and closed ones, and every use. */
  readonly is_platform: boolean;
  readonly organization_ids: readonly string[];
}

/** Simulations `s` that somebody may know of. */
export function seenSimulations({ is_platform, organization_ids }: Onlooker) {
  return sql<boolean>`(${is_platform} or (s.organization_id is null and s.status = 'published')
    or s.organization_id = any(${organization_ids}::uuid[]))`;
}

/** The parts of a summary, for a task `t`. */
export function summaryColumns(seen: Onlooker) {
  return sql`
    t.id, t.key, t.version, t.game_key,
    coalesce((select g.name from tasks g where g.key = t.game_key and g.source in ('platform', 'build')
      order by g.created_at desc limit 1), t.game_key) as game,
    t.source, t.name, t.words, t.description, t.status, t.minutes, jsonb_array_length(t.data_points) as data_points,
    array(select distinct st.name from formulas_of_tasks f join subtraits st on st.id = f.subtrait_id
      where f.task_id = t.id order by st.name) as subtraits,
    (select count(distinct x.simulation_id) from simulation_tasks x join simulations s on s.id = x.simulation_id
      where x.task_id = t.id and ${seenSimulations(seen)}) as used_in,
    t.edit, t.updated_at`;
}

const ORDER: ListOrder = {
  by: sql`lower(t.name) collate "C"`,
  id: sql`t.id`,
  type: 'text',
  direction: 'asc',
};

/** The newest version of a task; for those who see only published ones, the newest of these. Looked up one by one. */
const newest = ({ is_platform }: Onlooker) => sql<boolean>`
  (${is_platform} or t.status = 'published') and t.id = (
    select o.id from tasks o where o.key = t.key and (${is_platform} or o.status = 'published')
    order by o.created_at desc, o.id desc limit 1)`;

/** One page of tasks. */
export function pageOfTasks(db: Db, seen: Onlooker, filter: RouteQuery<typeof listTasks>) {
  const words = `%${(filter.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return shownAs(
    readPage<Row>(db, filter, {
      order: ORDER,
      columns: sql`${summaryColumns(seen)}, ${ORDER.by} as sort_value`,
      from: sql`tasks t`,
      filter: sql<boolean>`${newest(seen)}
      and (${filter.status ?? null}::text is null or t.status = ${filter.status ?? null})
      and (${filter.game_key ?? null}::text is null or t.game_key = ${filter.game_key ?? null})
      and (${filter.source ?? null}::text is null or t.source = ${filter.source ?? null})
      and (${filter.q ?? ''} = '' 
        or (t.name || ' ' || t.description || ' ' || t.key || ' ' || (t.words::text)) ilike ${words})`,
      sortValue: (row) => row.sort_value,
    }),
    ({ sort_value: _value, ...item }) => item,
  );
}

/** The summary of one task version. */
export async function summaryOfTask(db: Db, id: string, seen: Onlooker): Promise<Item | undefined> {
  const { rows } = await sql<Item>`select ${summaryColumns(seen)} from tasks t where t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}
