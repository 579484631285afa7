import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** The industries in use, as a language calls them, by name. */
export async function industries(db: Db, language: string) {
  const { rows } = await sql<{ industry_id: string; name: string }>`
    select id as industry_id, coalesce(names ->> ${language}, name) as name from reference_entries
    where kind = 'industry' and status = 'in_use' order by coalesce(names ->> ${language}, name) collate people_names
  `.execute(db);
  return rows;
}

/** Words that a text finds, best first. */
export interface Found {
  readonly id: string;
  readonly kind: string;
  /** As the language calls it. */
  readonly name: string;
  readonly code: string;
}

/**
 * Entries that a text finds by any spelling, as a language calls them: first those that begin with it, then those with a
 * word that does. What was merged is found as what took its place.
 */
export async function findWords(
  db: Db,
  wish: { kinds: readonly string[]; search: string; language: string; most: number },
): Promise<Found[]> {
  const typed = wish.search.replace(/[\\%_]/g, '\\$&').toLowerCase();
  const { rows } = await sql<Found>`
    select id, kind, name, code from (
      select distinct on (e.id) e.id, e.kind, coalesce(e.names ->> ${wish.language}, e.name) as name, e.code,
        case when lower(coalesce(e.names ->> ${wish.language}, e.name)) like ${`${typed}%`} then 0
          when m.searched like ${`${typed}%`} or m.searched like ${`%\n${typed}%`} then 1
          when m.searched like ${`% ${typed}%`} then 2 else 3 end as rank
      from reference_entries m join reference_entries e on e.id = coalesce(m.merged_into, m.id)
      where m.kind = any(${wish.kinds}::text[]) and m.status in ('in_use', 'merged') and e.status = 'in_use'
        and m.searched like ${`%${typed}%`}
      order by e.id, rank
    ) found order by rank, length(name) > 40, name collate people_names limit ${wish.most}
  `.execute(db);
  return rows;
}

/** The time zones in use: what a language calls their place. */
export async function zonesInUse(db: Db, language: string) {
  const { rows } = await sql<{ zone: string; place: string }>`
    select code as zone, coalesce(names ->> ${language}, name) as place from reference_entries
    where kind = 'time_zone' and status = 'in_use' order by name, id
  `.execute(db);
  return rows;
}

/** What entries of the trait library, tasks and simulations of the platform are called in a language, by English name. */
export async function namesIn(db: Db, language: string) {
  const { rows } = await sql<{ kind: 'entries' | 'tasks' | 'simulations'; name: string; said: string }>`
    select * from (
      select 'entries' as kind, name, words -> ${language} ->> 'name' as said from trait_categories
      union all select 'entries', name, words -> ${language} ->> 'name' from traits
      union all select 'entries', name, words -> ${language} ->> 'name' from subtraits
      union all select 'tasks', name, words -> ${language} ->> 'name' from tasks where status <> 'draft'
      union all select 'simulations', name, words -> ${language} ->> 'name' from simulations
        where source = 'platform' and status = 'published'
    ) named where said <> ''
  `.execute(db);
  return rows;
}

/** Adds the first version of a text where there is none in that language. */
export async function addFirstTerms(
  db: Db,
  text: { kind: string; locale: string; title: string; body: string },
): Promise<void> {
  await sql`
    insert into terms (id, kind, version, locale, title, body, status, effective_at)
    values (${uuidv7()}, ${text.kind}, 1, ${text.locale}, ${text.title}, ${text.body}, 'published', now())
    on conflict (kind, locale, version) do nothing
  `.execute(db);
}
