import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listFormulas } from '@tryout/contract/formulas/formulas';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { bothWays, type ListOrder, readPage, shownAs } from '../../platform/http/keyset.ts';
import { authorOf, taskNow } from './formula-rows.queries.ts';
import { scoredSimulations } from './formula-uses.queries.ts';

type Item = RouteData<typeof listFormulas>['items'][number];
type Row = Item & { readonly sort_value: string };
type Filter = RouteQuery<typeof listFormulas>;

const NAME = sql`lower(f.name) collate "C"`;
const ORDERS: Readonly<Record<Filter['sort'], ListOrder>> = {
  ...bothWays('name', { by: NAME, id: sql`f.id`, type: 'text' }),
  ...bothWays('updated_at', { by: sql`f.updated_at`, id: sql`f.id`, type: 'timestamptz' }),
};

/** Data points that a formula names and its task does not declare. */
const missing = sql<string[]>`array(
  select distinct d #>> '{}' as named from jsonb_path_query(f.definition, '$.**.data_point') d
  where d #>> '{}' not in (
    select e ->> 'key' from jsonb_array_elements(coalesce(t.data_points, '[]')) e
    union all select 'trials.' || (e ->> 'key') from jsonb_array_elements(coalesce(t.trial_columns, '[]')) e
      where e ->> 'type' <> 'text')
  order by 1)`;

const of = {
  draft: sql<boolean>`f.status = 'draft'`,
  published: sql<boolean>`f.status = 'published'`,
  // sql: blind, because only the request tells the status; those formed differ in nothing but the word
  closed: sql<boolean>`f.status = 'closed'`,
  all: sql<boolean>`true`,
} as const;
/** Drafts, those in force, and the newest closed version of a formula that has neither. */
const living = sql<boolean>`(f.status <> 'closed' or not exists (
  select 1 from formulas o where o.key = f.key and (o.status <> 'closed' or o.version > f.version)))`;

/** One page of formula versions. */
export function pageOfFormulas(db: Db, filter: Filter) {
  const words = `%${(filter.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const order = ORDERS[filter.sort];
  return shownAs(
    readPage<Row>(db, filter, {
      order,
      columns: sql`
      f.id, f.key, f.version, f.name, f.status, f.subtrait_id, st.name as subtrait, f.task_key,
      coalesce(t.name, f.task_key) as task, f.data_point, f.definition is not null as parses,
      jsonb_array_length(f.tests) as tests, ${missing} as missing_data_points,
      (select count(*) from (${scoredSimulations(sql`f.task_key`, sql`f.subtrait_id`)}) u
        where u.status = 'published') as used_by,
      f.edit, f.updated_at, ${authorOf(sql`f.updated_by`)} as updated_by, f.published_at, ${order.by} as sort_value`,
      from: sql`formulas f join subtraits st on st.id = f.subtrait_id left join ${taskNow} on true`,
      filter: sql<boolean>`${filter.status ? of[filter.status] : living}
      and (${filter.subtrait_id ?? null}::uuid is null or f.subtrait_id = ${filter.subtrait_id ?? null})
      and (${filter.task_key ?? null}::text is null or f.task_key = ${filter.task_key ?? null})
      and (${filter.problem === undefined} or cardinality(${missing}) > 0)
      and (f.name ilike ${words} or st.name ilike ${words} or coalesce(t.name, f.task_key) ilike ${words})`,
      sortValue: (row) => row.sort_value,
    }),
    ({ sort_value: _value, ...item }) => item,
  );
}
