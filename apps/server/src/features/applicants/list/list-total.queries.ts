import { COUNT_LIMIT } from '@tryout/domain/records/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import {
  type ApplicantFilter,
  conditions,
  type ListCursor,
  namelessConditions,
  ofStatuses,
} from './list-applicants.queries.ts';
import { countHolders, matchesName, type NameSearch } from './name-search.queries.ts';

/** How many of the list are looked at to count those with a name that many have. */
const LOOKED_AT = 20_000;

/** How many a search finds; `capped` when there are more than `total`. */
export interface Counted {
  readonly total: number;
  readonly capped: boolean;
}

/** Counts what a search finds, or what of it comes after a place of the list, or before it when `back`. */
export async function countMatches(
  db: Db,
  filter: ApplicantFilter,
  place: ListCursor | null = null,
): Promise<Counted> {
  const beyond = place
    ? sql` and (a.rank_order, a.id) ${sql.raw(place.back ? '<' : '>')} (${place.rank_order}::bigint, ${place.id}::uuid)`
    : sql``;
  const { name } = filter;
  if (name && name.words.length > 0 && !filter.looked_up) {
    const [word] = name.words;
    const isOneWord = word !== undefined && name.words.length === 1 && !word.is_inside;
    return place === null && isNameOnly(filter) && isOneWord
      ? countByEntries(db, filter.position_id, word.word)
      : countAmongFirst(db, filter, name, beyond);
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from applications a where ${conditions(filter)}${ofStatuses(filter)}${beyond} limit ${COUNT_LIMIT + 1}) found
  `.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, COUNT_LIMIT), capped: count > COUNT_LIMIT };
}

/** Whether dates, origins, traits or answers narrow the list. */
export function isNarrowedFurther(filter: ApplicantFilter): boolean {
  return (
    filter.applied_from !== null ||
    filter.applied_before !== null ||
    filter.origins.length + filter.links.length > 0 ||
    filter.traits.length > 0 ||
    filter.answers.length > 0 ||
    filter.owner !== null
  );
}

function isNameOnly(filter: ApplicantFilter): boolean {
  return (
    filter.statuses.length === 0 &&
    filter.ranks.length === 0 &&
    filter.tag === null &&
    !filter.has_suggestion &&
    !filter.needs_look &&
    filter.reason_id === null &&
    !isNarrowedFurther(filter)
  );
}

async function countByEntries(db: Db, positionId: string, word: string): Promise<Counted> {
  const { holders, entries_end } = await countHolders(db, positionId, word);
  if (entries_end && holders <= COUNT_LIMIT) return { total: holders, capped: false };
  return { total: wholeHundreds(Math.min(holders, COUNT_LIMIT)), capped: true };
}

/** A name that many have, together with something else: nothing less than looking at each can count those. */
async function countAmongFirst(
  db: Db,
  filter: ApplicantFilter,
  name: NameSearch,
  beyond: RawBuilder<unknown>,
): Promise<Counted> {
  const { rows } = await sql<{ count: number; looked_at: number }>`
    select count(*) filter (where ${matchesName(filter.position_id, name)})::int as count, count(*)::int as looked_at
    from (
      select a.id, a.applicant_words from applications a where ${namelessConditions(filter)}${ofStatuses(filter)}${beyond}
      order by a.rank_order, a.id limit ${LOOKED_AT + 1}) a
  `.execute(db);
  const { count = 0, looked_at = 0 } = rows[0] ?? {};
  const capped = looked_at > LOOKED_AT || count > COUNT_LIMIT;
  return { total: capped ? wholeHundreds(Math.min(count, COUNT_LIMIT)) : count, capped };
}

/** "More than 2,417" would seem to know more than it does. */
function wholeHundreds(count: number): number {
  return count < 100 ? count : Math.floor(count / 100) * 100;
}
