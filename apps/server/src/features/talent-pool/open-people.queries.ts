import type { PEOPLE_SORTS } from '@tryout/contract/talent-pool/people';
import { COUNT_LIMIT } from '@tryout/domain/records/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type PageRequest, readPage } from '../../platform/http/keyset.ts';
import { orderOf, type PersonListRow, rowColumns } from './people-list.queries.ts';
import { hasRareWords } from './rare-people.queries.ts';

/** A person of an open pool, how many were found, and whether the pool has people whom only some may know of. */
type OpenPersonRow = PersonListRow & { size: number; has_others: boolean };

/** What a pool's page is narrowed by where the caller knows of everybody in it. */
export interface OpenFilter {
  readonly organization_id: string;
  /** Words that are looked for; null: none are. */
  readonly typed: string | null;
}

/**
 * One page of a pool in which nobody is known by confidential positions alone, for somebody who knows of all the others:
 * what is asked most, in one statement of few texts whose plans are kept. Null where nobody was found, as where none of the
 * words is rare, or where there are people whom only some may know of.
 */
export async function findOpenPage(
  db: Db,
  actor: Actor,
  filter: OpenFilter,
  request: PageRequest & { readonly sort: (typeof PEOPLE_SORTS)[number] },
) {
  const { organization_id, typed } = filter;
  let has_others = true;
  const page = await readPage<OpenPersonRow>(db, request, {
    plannedOnce: true,
    order: orderOf(request.sort),
    from: sql`people e`,
    filter: openConditions(filter),
    // The number is kept by triggers, so that nobody waits until a large pool is counted; the few who have a word are
    // counted while they are sorted.
    // sql: blind, because only the request tells whether words are looked for; the tests do both
    columns: sql`${rowColumns(actor)}, ${typed === null ? poolSize(organization_id) : sql`(count(*) over ())::int`} as size,
      exists (select from people other where other.organization_id = ${organization_id}::uuid and not other.is_open
        and other.merged_into is null) as has_others`,
    known: ([first]) => {
      has_others = first?.has_others ?? true;
      return Math.min(first?.size ?? 0, COUNT_LIMIT + 1);
    },
    sortValue: (row) => (request.sort.endsWith('name') ? row.listed_name : row.last_activity_at),
  });
  return has_others ? null : page;
}

const poolSize = (organizationId: string) => sql`(select coalesce(sum(count), 0)::int from people_counts
  where organization_id = ${organizationId}::uuid)`;

function openConditions({ organization_id, typed }: OpenFilter): RawBuilder<boolean> {
  const open = sql<boolean>`e.organization_id = ${organization_id}::uuid and e.merged_into is null and e.is_open`;
  // sql: blind, because only the request tells whether words are looked for; the tests do both
  return typed === null ? open : sql<boolean>`${open} and ${hasRareWords(organization_id, typed)}`;
}
