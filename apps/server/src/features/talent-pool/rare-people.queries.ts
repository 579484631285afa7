import { COUNT_LIMIT } from '@tryout/domain/records/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { PLANNED_ONCE } from '../../platform/database/planning-client.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type PeopleFilter, peopleConditions } from './people-list.queries.ts';

/** So many people are few: they are looked up and sorted instead of walking the list for them. */
const FEW = 1_000;

/** People of the list that are looked at to count those with what many have. */
const LOOKED_AT = COUNT_LIMIT;

/** What few may have: a word of the search, a tag, an application or invitation. */
type Sought = { readonly word: string; readonly whole: boolean } | { readonly position_id: string };

/**
 * The ids of those who have the rarest of some things; null where each of them is had by more than a few.
 * @param known Those who have something else that is sought, where they are few
 */
export async function findFew(
  db: Db,
  organizationId: string,
  known: string[] | null,
  sought: readonly Sought[],
): Promise<string[] | null> {
  let fewest = known;
  for (const one of sought) {
    const ids = await holders(db, 'word' in one ? ofWord(organizationId, one) : ofPosition(one.position_id));
    if (ids.length <= FEW && (fewest === null || ids.length < fewest.length)) fewest = ids;
  }
  return fewest;
}

/**
 * What was typed, in words as the database keeps them, the longest first, and the ids of those who have the rarest of
 * them; null where each is had by more than a few.
 */
export async function findWords(
  db: Db,
  organizationId: string,
  typed: string,
): Promise<{ words: string[]; few: string[] | null }> {
  const { rows } = await sql<{ words: string[]; few: string[] | null }>`${sql.raw(PLANNED_ONCE)}
    with typed as materialized (${wordsOf(typed)}), held as materialized (${holdersOfTyped(organizationId)})
    select array(select word from typed order by length(word) desc, word) as words, (${RAREST}) as few
  `.execute(db);
  return rows[0] ?? { words: [], few: null };
}

/** What was typed, in words as the database keeps them. */
const wordsOf = (typed: string) => sql`
  select word from string_to_table(ltrim(search_words(${typed})), ' ') as word where word <> ''
  group by word order by length(word) desc, word limit 12`;

/** For each word of `typed` the ids of those who have it, one more than are few. */
const holdersOfTyped = (organizationId: string) => sql`
  select array(select distinct each.person_id from (
    select w.person_id from person_words w where w.organization_id = ${organizationId}::uuid
      and w.word >= typed.word and w.word < typed.word || chr(1114111) limit ${4 * FEW}) each limit ${FEW + 1}) as ids
  from typed`;

const RAREST = sql`select ids from held where cardinality(ids) <= ${FEW} order by cardinality(ids) limit 1`;

/** Words are kept up to so many signs. */
const WORD_LENGTH = 60;

/**
 * Whether the person `e` has all the words that were typed, where one of them is rare; nobody has where none is. Who has a
 * single word is known by it; of several the others have to be there as well.
 */
export const hasRareWords = (organizationId: string, typed: string): RawBuilder<boolean> => sql<boolean>`
  e.id = any((with typed as materialized (${wordsOf(typed)}), held as materialized (${holdersOfTyped(organizationId)})
    ${RAREST})::uuid[])
  and e.words like all ((select case when count(*) = 1 and max(length(word)) < ${WORD_LENGTH} then '{}'::text[]
      else array_agg('% ' || regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g') || '%') end
    from (${wordsOf(typed)}) typed)::text[])`;

async function holders(db: Db, from: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct person_id as id from (select person_id from (${from}) found limit ${4 * FEW}) each limit ${FEW + 1}
  `.execute(db);
  return rows.map((row) => row.id);
}

const ofWord = (organizationId: string, { word, whole }: { word: string; whole: boolean }) =>
  whole
    ? sql`select person_id from person_words where organization_id = ${organizationId}::uuid and word = ${word}`
    : // sql: blind, because tags are looked up whole and words by their beginning; the tests do both
      sql`select person_id from person_words where organization_id = ${organizationId}::uuid
        and word >= ${word} and word < ${word} || chr(1114111)`;

const ofPosition = (positionId: string) => sql`
  select coalesce(e.merged_into, e.id) as person_id from applications a join people e on e.id = a.person_id
  where a.position_id = ${positionId}::uuid and not a.is_test
  union all
  select coalesce(e.merged_into, e.id) from candidate_invites i join people e on e.id = i.person_id
  where i.position_id = ${positionId}::uuid`;

/** How many of the first of the list match; `capped` where there are more people than were looked at. */
export async function countAmongFirst(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
): Promise<{ count: number; capped: boolean }> {
  const { rows } = await sql<{ count: number; looked_at: number }>`
    select count(*) filter (where ${peopleConditions(filter, actor)})::int as count, count(*)::int as looked_at from (
      select * from people e where e.organization_id = ${filter.organization_id}::uuid and e.merged_into is null
      order by e.last_activity_at desc, e.id desc limit ${LOOKED_AT + 1}) e
  `.execute(db);
  const { count = 0, looked_at = 0 } = rows[0] ?? {};
  return { count, capped: looked_at > LOOKED_AT };
}
