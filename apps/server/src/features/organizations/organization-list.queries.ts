import type { ORGANIZATION_SORTS } from '@tryout/contract/organizations/organizations';
import { COUNT_LIMIT } from '@tryout/domain/records/paging';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { bothWays, type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

interface Row {
  id: string;
  kind: string;
  name: string;
  slug: string;
  status: string;
  status_reason: string;
  domain: string;
  members: number;
  positions: number;
  created_by_email: string | null;
  created_at: string;
  sort_name: string;
}

type Sort = (typeof ORGANIZATION_SORTS)[number];

const ORDERS: Readonly<Record<Sort, ListOrder>> = {
  ...bothWays('created', { by: sql`o.created_at`, id: sql`o.id`, type: 'timestamptz' }),
  ...bothWays('name', { by: sql`lower(o.name) collate "C"`, id: sql`o.id`, type: 'text' }),
};

/** All organizations. */
export async function listOrganizations(
  db: Db,
  wish: PageRequest & {
    readonly status?: string | undefined;
    readonly search: string;
    readonly sort: Sort;
  },
) {
  const like = `%${wish.search.replace(/[\\%_]/g, '\\$&')}%`;
  const filter = sql<boolean>`(${wish.status ?? null}::text is null or o.status = ${wish.status ?? null})
    and (${wish.search} = '' or (o.name || ' ' || o.domain) ilike ${like})`;
  return shownAs(
    readPage<Row>(db, wish, {
      order: ORDERS[wish.sort],
      columns: sql`lower(o.name) as sort_name, o.id, o.kind, o.name, o.slug, o.status, o.status_reason, o.domain, o.created_at,
      u.email as created_by_email,
      (select count(*) from (select 1 from members m where m.organization_id = o.id and m.status = 'active'
        limit ${COUNT_LIMIT + 1}) found) as members,
      (select count(*) from (select 1 from positions p where p.organization_id = o.id
        limit ${COUNT_LIMIT + 1}) found) as positions`,
      from: sql`organizations o left join users u on u.id = o.created_by`,
      counted: sql`organizations o`,
      filter,
      sortValue: (row) => (wish.sort.endsWith('name') ? row.sort_name : row.created_at),
    }),
    ({ id, sort_name: _name, ...shown }) => ({
      organization_id: id,
      ...shown,
    }),
  );
}
