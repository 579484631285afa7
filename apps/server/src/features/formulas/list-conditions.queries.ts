import type { RouteQuery } from '@tryout/contract/define-route';
import type { listConditions } from '@tryout/contract/formulas/conditions';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { bothWays, type ListOrder, readPage, shownAs } from '../../platform/http/keyset.ts';
import { type ConditionRow, conditionColumns } from './condition-rows.queries.ts';

type Filter = RouteQuery<typeof listConditions>;
type Row = ConditionRow & { readonly sort_value: string };

const NAME = sql`lower(c.name) collate "C"`;
const ORDERS: Readonly<Record<Filter['sort'], ListOrder>> = {
  ...bothWays('name', { by: NAME, id: sql`c.id`, type: 'text' }),
  ...bothWays('updated_at', { by: sql`c.updated_at`, id: sql`c.id`, type: 'timestamptz' }),
};

/** Drafts, those in force, and the newest archived version of a condition that has neither. */
const living = sql<boolean>`(c.status <> 'closed' or not exists (
  select 1 from conditions o where o.key = c.key and (o.status <> 'closed' or o.version > c.version)))`;

/** One page of condition versions. */
export function pageOfConditions(db: Db, filter: Filter) {
  const words = `%${(filter.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const order = ORDERS[filter.sort];
  const { status } = filter;
  // sql: blind, because only the request tells the status; it is a column that other statements here compare alike
  const ofStatus = status === 'all' ? sql<boolean>`true` : sql<boolean>`c.status = ${status ?? null}`;
  return shownAs(
    readPage<Row>(db, filter, {
      order,
      columns: sql`${conditionColumns}, ${order.by} as sort_value`,
      from: sql`conditions c`,
      filter: sql<boolean>`${status ? ofStatus : living}
      and (c.name ilike ${words} or c.description ilike ${words})`,
      sortValue: (row) => row.sort_value,
    }),
    ({ sort_value: _value, ...condition }) => condition,
  );
}
