import type { SavedView } from '@tryout/contract/saved-views/saved-views';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** Whose views are asked for, and the organizations that share theirs with the person. */
export interface ViewReader {
  readonly user_id: string;
  readonly organization_ids: readonly string[];
}

/** Most views that others share which are listed. */
const MOST_SHARED = 200;

/** A person's views of a list and those shared with the person, by name. */
export async function findViews(db: Db, reader: ViewReader, list: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select id, name, search, is_shared, shared_by from (
      select v.id, v.name, v.search, v.organization_id is not null as is_shared, null as shared_by
      from saved_views v where v.user_id = ${reader.user_id} and v.list = ${list}
      union all
      (select v.id, v.name, v.search, true, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
      from saved_views v join users u on u.id = v.user_id
      where v.organization_id = any(${reader.organization_ids}::uuid[]) and v.list = ${list} and v.user_id <> ${reader.user_id}
      order by v.id desc limit ${MOST_SHARED})
    ) views order by name collate people_names, id
  `.execute(db);
  return rows;
}

/** Keeps a view, in place of one with the same name; false where the person keeps `most` others already. */
export async function keepView(
  db: Db,
  view: {
    user_id: string;
    /** With whom it is shared; null: with nobody. */
    organization_id: string | null;
    list: string;
    name: string;
    search: string;
    most: number;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_views (id, user_id, organization_id, list, name, search)
    select ${uuidv7()}, ${view.user_id}, ${view.organization_id}, ${view.list}, ${view.name}, ${view.search}
    where (select count(*) from saved_views where user_id = ${view.user_id} and list = ${view.list}
      and name <> ${view.name}) < ${view.most}
    on conflict (user_id, list, name) do update set search = excluded.search, organization_id = excluded.organization_id
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
