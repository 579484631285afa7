import type { listBuilds } from '@tryout/contract/builds/builds';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, readPage } from '../../platform/http/keyset.ts';
import { countedWarnings } from './build-log.queries.ts';

type Item = RouteData<typeof listBuilds>['items'][number];

const ORDER: ListOrder = {
  by: sql`b.updated_at`,
  id: sql`b.id`,
  type: 'timestamptz',
  direction: 'desc',
};

const newest = sql`(select v.* from build_versions v where v.build_id = b.id
  order by v.created_at desc, v.id desc limit 1)`;

/** Instants inside JSON read as everywhere else. */
const instantOf = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const simulationsWith = sql`
  from simulation_tasks x join tasks t on t.id = x.task_id join build_versions v on v.id = t.build_version_id
  where v.build_id = b.id`;

/** One page of builds. */
export function pageOfBuilds(db: Db, filter: RouteQuery<typeof listBuilds>) {
  const words = `%${(filter.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return readPage<Item>(db, filter, {
    order: ORDER,
    columns: sql`b.id, b.slug, b.name, b.edit, b.created_at, b.updated_at,
      (select json_build_object('id', v.id, 'version', v.version, 'stable_at', ${instantOf('v.stable_at')})
        from build_versions v where v.build_id = b.id and v.status = 'stable') as stable,
      (select json_build_object('id', n.id, 'version', n.version, 'status', n.status, 'problem', n.problem,
          'smoke', n.smoke, 'warnings', ${countedWarnings(sql`n.id`)}, 'created_at', ${instantOf('n.created_at')}) from ${newest} n) as newest,
      (select count(*) from build_versions v where v.build_id = b.id) as versions,
      (select count(*) from tasks t join build_versions v on v.id = t.build_version_id where v.build_id = b.id) as tasks,
      (select count(distinct x.simulation_id) ${simulationsWith}) as simulations,
      (select count(distinct r.position_id) from position_simulations ps
        join position_revisions r on r.id = ps.revision_id
        where ps.simulation_id in (select x.simulation_id ${simulationsWith})) as positions`,
    from: sql`builds b`,
    filter: sql<boolean>`(${filter.q ?? ''} = '' or (b.name || ' ' || b.slug) ilike ${words})
      and (${filter.status ?? null}::text is null
        or (select n.status from ${newest} n) = ${filter.status ?? null})`,
    sortValue: (row) => row.updated_at,
  });
}
