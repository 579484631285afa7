import type { SavedView } from '@tryout/contract/saved-views/saved-views';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A person's views of a list, by name. */
export async function findViews(db: Db, userId: string, list: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select id, name, search from saved_views where user_id = ${userId} and list = ${list}
    order by name collate people_names, id
  `.execute(db);
  return rows;
}

/** Keeps a view, in place of one with the same name; false where the person keeps `most` others already. */
export async function keepView(
  db: Db,
  view: { user_id: string; list: string; name: string; search: string; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_views (id, user_id, list, name, search)
    select ${uuidv7()}, ${view.user_id}, ${view.list}, ${view.name}, ${view.search}
    where (select count(*) from saved_views where user_id = ${view.user_id} and list = ${view.list}
      and name <> ${view.name}) < ${view.most}
    on conflict (user_id, list, name) do update set search = excluded.search
    returning id
  `.execute(db);
  return rows.length > 0;
}

/** Forgets a view. */
export async function forgetView(db: Db, id: string): Promise<void> {
  await sql`delete from saved_views where id = ${id}`.execute(db);
}

/** Whose views these are. */
export async function findViewOwners(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from saved_views where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}
