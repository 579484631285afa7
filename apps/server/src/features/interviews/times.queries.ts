import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { PLANNED_ONCE } from '../../platform/database/planning-client.ts';

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

/**
 * Whether somebody who is needed for an event, or for another part of its day, is taken by something else, were the event
 * to begin at an instant. No: also where the event is not there in this version of its link.
 */
export async function isStartTaken(
  db: Db,
  event: { readonly id: string; readonly version: number },
  starts_at: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`${sql.raw(PLANNED_ONCE)}
    select exists (
      select 1 from events asked
      join events part on part.id = asked.id or part.day_id = asked.day_id
      join event_participants person on person.event_id = part.id and person.picked_at is null
        and (person.is_required or person.kind = 'candidate')
      cross join lateral (select ${starts_at}::timestamptz
        + (part.offset_min - asked.offset_min) * interval '1 minute' as starts_at) at
      join event_times taken on taken.user_id = person.user_id
        and tstzrange(taken.starts_at, taken.ends_at)
          && tstzrange(at.starts_at, at.starts_at + part.duration_min * interval '1 minute')
        and (taken.held_until is null or taken.held_until > ${now})
        and taken.event_id <> asked.id
      where asked.id = ${event.id} and asked.link_version = ${event.version}
        and asked.status in ('collecting', 'scheduled', 'confirmed')
        and asked.starts_at is distinct from ${starts_at}::timestamptz
        and not exists (select 1 from events own where own.id = taken.event_id and own.day_id = asked.day_id)
    ) as is_taken
  `.execute(db);
  return rows[0]?.is_taken ?? false;
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
