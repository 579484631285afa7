import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** When somebody is taken. */
export interface TakenTime {
  readonly user_id: string;
  readonly event_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
}

/**
 * Makes everyone who wants a time of these people wait until the transaction ends. In one order for all, so that nobody
 * waits for the other in a circle.
 */
export async function lockTimesOf(db: Db, userIds: readonly string[]): Promise<void> {
  const ordered = [...new Set(userIds)].sort();
  await sql`
    select pg_advisory_xact_lock(hashtextextended('event_times:' || id, 0))
    from unnest(${ordered}::text[]) with ordinality as people (id, place) order by place
  `.execute(db);
}

/** When people are taken between two instants, apart from some events; what is held too long counts no more. */
export async function findTaken(
  db: Db,
  userIds: readonly string[],
  window: { from: Date; until: Date; except_events: readonly string[] },
  now: Date,
): Promise<TakenTime[]> {
  const { rows } = await sql<TakenTime>`
    select user_id, event_id, starts_at, ends_at from event_times
    where user_id = any(${userIds}::uuid[])
      and tstzrange(starts_at, ends_at) && tstzrange(${window.from}::timestamptz, ${window.until}::timestamptz)
      and (held_until is null or held_until > ${now})
      and event_id <> all(${window.except_events}::uuid[])
  `.execute(db);
  return rows;
}

/** Gives free what was held too long for somebody. */
export async function dropExpiredHolds(db: Db, userIds: readonly string[], now: Date): Promise<void> {
  await sql`
    delete from event_times where user_id = any(${userIds}::uuid[]) and held_until is not null and held_until <= ${now}
  `.execute(db);
}

/**
 * Takes people for an event: for good in place of every time they were taken at for it, or, where `held_until` says until
 * when, in place of the time that was held before; what is booked stays.
 */
export async function takeTimes(
  db: Db,
  event: { id: string; organization_id: string },
  userIds: readonly string[],
  time: { starts_at: string; ends_at: string; held_until: Date | null },
): Promise<void> {
  if (time.held_until) await freeHoldOf(db, event.id);
  else await freeTimesOf(db, event.id);
  await sql`
    insert into event_times (event_id, organization_id, user_id, starts_at, ends_at, held_until)
    select ${event.id}, ${event.organization_id}, user_id, ${time.starts_at}, ${time.ends_at}, ${time.held_until}
    from unnest(${userIds}::uuid[]) as people (user_id)
  `.execute(db);
}

/** Gives free everyone whom an event takes. */
export async function freeTimesOf(db: Db, eventId: string): Promise<void> {
  await sql`delete from event_times where event_id = ${eventId}`.execute(db);
}

/** What is held for an event, while it is; undefined: nothing. */
export async function findHold(
  db: Db,
  eventId: string,
  now: Date,
): Promise<{ starts_at: string; until: string } | undefined> {
  const { rows } = await sql<{ starts_at: string; until: string }>`
    select starts_at, held_until as until from event_times
    where event_id = ${eventId} and held_until > ${now} limit 1
  `.execute(db);
  return rows[0];
}

/** Gives free one person whom an event takes. */
export async function freeTimeOf(db: Db, eventId: string, userId: string): Promise<void> {
  await sql`delete from event_times where event_id = ${eventId} and user_id = ${userId}`.execute(db);
}

/** Gives free what is held for an event. */
export async function freeHoldOf(db: Db, eventId: string): Promise<void> {
  await sql`delete from event_times where event_id = ${eventId} and is_held`.execute(db);
}
