import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type Actor, workingFor } from '../../platform/http/actor.ts';
import { countRows, type PageRequest, pageFrom, pageWindow } from '../../platform/http/keyset.ts';

/** Something a person was told. */
export interface NotificationRow {
  id: string;
  type: string;
  title: string;
  body: string;
  link: string;
  /** What its text is filled with; without `params` it was stored before they were kept. */
  data: { readonly params?: Readonly<Record<string, string>> };
  created_at: string;
  read_at: string | null;
}

/**
 * What somebody was told, as far as it is theirs to read now. Recruiters read what concerns whom they work for, and
 * their account; once a link ends, nothing of that company.
 */
function newsOf(actor: Actor): RawBuilder<boolean> {
  const mine = sql<boolean>`user_id = ${actor.user_id}`;
  return actor.user_type === 'independent_recruiter'
    ? sql<boolean>`${mine} and (organization_id is null or organization_id = any(${workingFor(actor)}::uuid[]))`
    : mine;
}

const unreadOf = (actor: Actor) => sql<boolean>`${newsOf(actor)} and read_at is null`;

/** How many of a person's notifications are unread, as far as `countRows` counts. */
export async function countUnread(db: Db, actor: Actor): Promise<number> {
  return countRows(db, sql`notifications`, unreadOf(actor));
}

/** A page of a person's notifications, newest first, with how many there are and how many are unread. */
export async function readNotifications(db: Db, actor: Actor, request: PageRequest & { unread: boolean }) {
  const window = pageWindow(
    { by: sql`created_at`, id: sql`id`, type: 'timestamptz', direction: 'desc' },
    request,
  );
  const matches = request.unread ? unreadOf(actor) : newsOf(actor);
  const { rows } = await sql<NotificationRow>`
    select id, type, title, body, link, data, created_at, read_at from notifications
    where ${matches} and ${window.where} ${window.tail}
  `.execute(db);
  const counted = await countRows(db, sql`notifications`, matches);
  const page = pageFrom(
    rows,
    request,
    window,
    counted,
    (row) => row.created_at,
    (row) => row,
  );
  return { ...page, unread: request.unread ? counted : await countUnread(db, actor) };
}

/** Marks a person's notifications as read or unread; `ids` null means all. */
export async function markRead(
  db: Db,
  actor: Actor,
  ids: readonly string[] | null,
  readAt: Date | null,
): Promise<void> {
  const which = ids === null ? sql`` : sql` and id = any(${ids}::uuid[])`;
  const change = readAt === null ? sql`null` : sql`coalesce(read_at, ${readAt})`;
  await sql`
    update notifications set read_at = ${change}
    where ${newsOf(actor)}${which} and (read_at is null) = ${readAt !== null}
  `.execute(db);
}

/** Notifications by id, with whose they are. */
export async function findNotifications(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from notifications where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}
