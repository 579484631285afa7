import type { PositionSort } from '@tryout/contract/positions/positions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import {
  bothWays,
  countRows,
  type ListOrder,
  type PageRequest,
  pageFrom,
  pageWindow,
} from '../../platform/http/keyset.ts';
import type { PositionRow } from './position-row.ts';
import { POSITION_COLUMNS } from './positions.queries.ts';
import { inReachOf } from './visible-positions.queries.ts';

/** What a list of positions may be narrowed to. */
export interface PositionFilter extends PageRequest {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly is_request?: boolean | undefined;
  readonly sort: PositionSort;
}

/** A row of the list. */
export type ListedPosition = PositionRow & {
  locations: string[];
  counts: Record<string, number>;
  sort_value: string;
};

const ORDERS: Readonly<Record<PositionFilter['sort'], ListOrder>> = {
  ...bothWays('created', { by: sql`p.created_at`, id: sql`p.id`, type: 'timestamptz' }),
  ...bothWays('title', { by: sql`lower(p.title) collate "C"`, id: sql`p.id`, type: 'text' }),
  // Without an end comes last, from either end.
  closes_on: {
    by: sql`coalesce(p.closes_on, 'infinity'::date)`,
    id: sql`p.id`,
    type: 'date',
    direction: 'asc',
  },
  '-closes_on': {
    by: sql`coalesce(p.closes_on, '0001-01-01'::date)`,
    id: sql`p.id`,
    type: 'date',
    direction: 'desc',
  },
};

/** Marks the signs that `like` gives a meaning. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** One page of the positions somebody may see. */
export async function findPositionPage<U>(
  db: Db,
  actor: Actor,
  filter: PositionFilter,
  present: (row: ListedPosition) => U,
) {
  const conditions: RawBuilder<boolean>[] = [inReachOf(actor)];
  if (filter.q) conditions.push(sql<boolean>`p.title ilike ${likePattern(filter.q)}`);
  if (filter.is_request !== undefined) conditions.push(sql<boolean>`p.is_request = ${filter.is_request}`);
  conditions.push(
    filter.status ? sql<boolean>`p.status = ${filter.status}` : sql<boolean>`p.status <> 'archived'`,
  );
  const matches = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  const order = ORDERS[filter.sort];
  const window = pageWindow(order, filter);
  const [listed, counted] = await Promise.all([
    sql<ListedPosition>`
      select ${POSITION_COLUMNS}, (${order.by})::text as sort_value,
        array(select l.name from position_locations pl join locations l on l.id = pl.location_id
          where pl.position_id = p.id order by l.name) as locations,
        (select coalesce(json_object_agg(c.status, c.count), '{}'::json) from (
          select status, sum(count) as count from application_counts where position_id = p.id
          group by status having sum(count) > 0) c) as counts
      from positions p join organizations o on o.id = p.organization_id
      where ${matches} and ${window.where} ${window.tail}
    `.execute(db),
    countRows(db, sql`positions p`, matches),
  ]);
  return pageFrom(
    listed.rows,
    filter,
    window,
    counted,
    (row) => (filter.sort.endsWith('created') ? row.created_at : row.sort_value),
    present,
  );
}
