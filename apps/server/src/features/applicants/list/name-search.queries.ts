import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { PLANNED_ONCE } from '../../../platform/database/planning-client.ts';

/**
 * Looking up one applicant by id costs about as much as passing four in list order, so a word that this many have is
 * found as fast by walking the list: both take some 15 ms among a million.
 */
export const LOOK_UP_LIMIT = 4_000;
/** Long words are rare words; of a long text only so many are weighed. */
const WORDS_WEIGHED = 4;
/** How many entries of a word are counted. */
const ENTRIES_COUNTED = 20_000;

/** So short a word is not searched inside others: nearly every name holds it. */
const LEAST_INSIDE = 3;

/** A word that was typed, as the database keeps words. */
interface TypedWord {
  readonly word: string;
  /** No word of a name or address begins with it: it may stand anywhere in one. */
  readonly is_inside: boolean;
}

/** A search by name, as it will be carried out. */
export interface NameSearch {
  /** All of them are in the name or address. None: nobody. */
  readonly words: readonly TypedWord[];
  /** Words by whose entries few enough are looked up: those that begin so, or just these. Null: the list is walked. */
  readonly rare: { readonly begin: string } | { readonly are: readonly string[] } | null;
}

const NOBODY: NameSearch = { words: [], rare: null };

/** Entries of a position's words that begin as a word does, up to the last sign there is. */
function entriesOf(positionId: string, word: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from application_words w
    where w.position_id = ${positionId} and w.word >= ${word} and w.word < ${word} || chr(1114111)`;
}

/** Finds out which way a search by name is fastest among the applicants of a position. */
export async function planNameSearch(db: Db, positionId: string, typed: string): Promise<NameSearch> {
  const { rows } = await sql<{ word: string; entries: number | null }>`${sql.raw(PLANNED_ONCE)}
    select t.word, case when t.place <= ${WORDS_WEIGHED} then
      (select count(*)::int from (select ${entriesOf(positionId, sql`t.word`)} limit ${LOOK_UP_LIMIT + 1}) few) end as entries
    from (
      select word, row_number() over (order by length(word) desc, word) as place
      from string_to_table(ltrim(search_words(${typed})), ' ') as word where word <> '' group by word) t
    order by entries nulls last
  `.execute(db);
  const words = rows.map(({ word, entries }) => ({
    word,
    is_inside: entries === 0 && word.length >= LEAST_INSIDE,
  }));
  const [rarest] = rows;
  const inside = words.find((each) => each.is_inside);
  if (inside) return planInside(db, positionId, words, inside.word);
  const isRare = rarest?.entries != null && rarest.entries <= LOOK_UP_LIMIT;
  return { words, rare: isRare ? { begin: rarest.word } : null };
}

/** Looks through all words of a position, once: no index knows what stands inside them, and it is seldom asked. */
async function planInside(
  db: Db,
  positionId: string,
  words: readonly TypedWord[],
  inside: string,
): Promise<NameSearch> {
  const { rows } = await sql<{ words: string[] | null; entries: number }>`
    select array_agg(distinct few.word) as words, count(*)::int as entries from (
      select w.word from application_words w
      where w.position_id = ${positionId} and w.word like ${`%${inside}%`} limit ${LOOK_UP_LIMIT + 1}) few
  `.execute(db);
  const [found] = rows;
  if (!found?.words) return NOBODY;
  return { words, rare: found.entries <= LOOK_UP_LIMIT ? { are: found.words } : null };
}

/** Whether an application `a` is found by name. */
export function matchesName(positionId: string, { words, rare }: NameSearch): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`false`;
  const patterns = words.map(({ word, is_inside }) => (is_inside ? `%${word}%` : `% ${word}%`));
  const all = sql<boolean>`a.applicant_words like all(${patterns}::text[])`;
  if (rare === null) return all;
  const entries =
    'begin' in rare
      ? entriesOf(positionId, sql`${rare.begin}::text`)
      : sql`from application_words w where w.position_id = ${positionId} and w.word = any(${[...rare.are]}::text[])`;
  return sql<boolean>`${all} and a.id in (select w.application_id ${entries})`;
}

/** How many applicants of a position have a word; `entries_end` says whether all of its entries were looked at. */
export async function countHolders(
  db: Db,
  positionId: string,
  word: string,
): Promise<{ holders: number; entries_end: boolean }> {
  const { rows } = await sql<{ holders: number; entries: number }>`
    select count(distinct few.application_id)::int as holders, count(*)::int as entries
    from (select w.application_id ${entriesOf(positionId, sql`${word}::text`)} limit ${ENTRIES_COUNTED + 1}) few
  `.execute(db);
  const [counted] = rows;
  return { holders: counted?.holders ?? 0, entries_end: (counted?.entries ?? 0) <= ENTRIES_COUNTED };
}
