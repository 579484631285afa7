import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** The industries in use, by name. */
export async function industries(db: Db) {
  const { rows } = await sql<{ industry_id: string; name: string }>`
    select id as industry_id, name from industries where archived_at is null order by name
  `.execute(db);
  return rows;
}

/** Skills that hold a text, those that begin with it first; at most 50. */
export async function skills(db: Db, wish: { kind: string | undefined; search: string }) {
  const { rows } = await sql<{ skill_id: string; kind: string; name: string }>`
    select id as skill_id, kind, name from skills
    where (${wish.kind ?? null}::text is null or kind = ${wish.kind ?? null})
      and position(lower(${wish.search}) in lower(name)) > 0
    order by position(lower(${wish.search}) in lower(name)), name limit 50
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

/** Adds industries that are not there yet. */
export async function addIndustries(db: Db, names: readonly string[]): Promise<void> {
  const rows = JSON.stringify(names.map((name) => ({ id: uuidv7(), name })));
  await sql`
    insert into industries (id, name)
    select id, name from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, name text)
    on conflict (name) do nothing
  `.execute(db);
}

/** Adds skills that are not there yet. */
export async function addSkills(
  db: Db,
  kind: 'skill' | 'technical_skill',
  names: readonly string[],
): Promise<void> {
  const rows = JSON.stringify(names.map((name) => ({ id: uuidv7(), name })));
  await sql`
    insert into skills (id, kind, name)
    select id, ${kind}, name from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, name text)
    on conflict (kind, name) do nothing
  `.execute(db);
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
