import type { EventKind, EventWay } from '@tryout/contract/interviews/event-fields';
import type { UserType } from '@tryout/domain/access/roles';
import type { EventActor, EventResponse, EventStatus } from '@tryout/domain/interviews/event-status';
import type { ParticipantKind } from '@tryout/domain/interviews/participant-kinds';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { knownToRecruiter } from '../positions/public.ts';

/** An event as stored, with the names that go with it. */
export interface EventRecord {
  readonly id: string;
  readonly organization_id: string;
  readonly organization_name: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly application_id: string;
  readonly application_status: string;
  readonly applicant_name: string;
  readonly candidate_id: string;
  readonly is_test: boolean;
  readonly kind: EventKind;
  readonly way: EventWay;
  readonly status: EventStatus;
  readonly title: string;
  readonly duration_min: number;
  readonly time_zone: string;
  readonly place: string;
  readonly link: string;
  readonly message: string;
  readonly organizer_id: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly opens_at: string | null;
  readonly closes_at: string | null;
  readonly sequence: number;
  readonly version: number;
  readonly link_version: number;
  readonly reason: string;
  readonly created_at: string;
  /** The first part of its interview day; null: it is no part of one. */
  readonly day_id: string | null;
  readonly day_title: string;
  readonly part: number;
  readonly offset_min: number;
}

/** Name of an account `u`; the address of one that has none. */
const NAME = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`;

/** Columns of an event. */
export const EVENT_COLUMNS = sql`e.id, e.organization_id, o.name as organization_name, e.position_id,
  p.title as position_title, e.application_id, a.status as application_status, a.applicant_name, a.candidate_id, a.is_test,
  e.kind, e.way, e.status, e.title, e.duration_min, e.time_zone, e.place, e.link, e.message, e.organizer_id, e.starts_at,
  e.ends_at, e.opens_at, e.closes_at, e.sequence, e.version, e.link_version, e.reason, e.created_at,
  e.day_id, e.day_title, e.part, e.offset_min`;

/** The tables that an event's columns come from. */
export const EVENT_TABLES = sql`events e join applications a on a.id = e.application_id
  join positions p on p.id = e.position_id join organizations o on o.id = e.organization_id`;

/** Events by id; of `e`, those that also meet a condition. `takes_part`: whether the caller does. */
export async function findEvents(
  db: Db,
  ids: readonly string[],
  actor: Actor | null,
  known: RawBuilder<boolean>,
): Promise<(EventRecord & { takes_part: boolean })[]> {
  const { rows } = await sql<EventRecord & { takes_part: boolean }>`
    select ${EVENT_COLUMNS}, (${actor?.user_id ?? null}::uuid is not null
      and exists (select 1 from event_participants me where me.event_id = e.id
        and me.user_id = ${actor?.user_id ?? null}::uuid)) as takes_part
    from ${EVENT_TABLES} where e.id = any(${ids}::uuid[]) and ${known}
  `.execute(db);
  return rows;
}

/** One event, held until the transaction ends. */
export async function lockEvent(db: Db, id: string): Promise<EventRecord | undefined> {
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from ${EVENT_TABLES} where e.id = ${id} for update of e
  `.execute(db);
  return rows[0];
}

/** One event as it is now. */
export async function readEventRecord(db: Db, id: string): Promise<EventRecord | undefined> {
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from ${EVENT_TABLES} where e.id = ${id}
  `.execute(db);
  return rows[0];
}

/** The parts of an interview day in order, held until the transaction ends where they are about to be changed. */
export async function findDayParts(
  db: Db,
  dayId: string,
  { hold }: { hold: boolean },
): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from ${EVENT_TABLES} where e.day_id = ${dayId} order by e.part ${hold ? sql`for update of e` : sql``}
  `.execute(db);
  return rows;
}

/** A new event. */
export interface NewEvent {
  readonly organization_id: string;
  readonly position_id: string;
  readonly application_id: string;
  readonly kind: EventKind;
  readonly way: EventWay;
  readonly status: EventStatus;
  readonly title: string;
  readonly duration_min: number;
  readonly time_zone: string;
  readonly place: string;
  readonly link: string;
  readonly message: string;
  readonly organizer_id: string;
  readonly opens_at: string | null;
  readonly closes_at: string | null;
  /** The day it is a part of; null: none. */
  readonly day: {
    /** Null: it is the first part itself. */
    readonly id: string | null;
    readonly title: string;
    readonly part: number;
    readonly offset_min: number;
  } | null;
}

/** Adds an event; answers its id. */
export async function insertEvent(db: Db, event: NewEvent, at: Date): Promise<string> {
  const id = uuidv7();
  const { day } = event;
  await sql`
    insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min,
      time_zone, place, link, message, organizer_id, opens_at, closes_at, day_id, day_title, part, offset_min,
      created_at, updated_at)
    values (${id}, ${event.organization_id}, ${event.position_id}, ${event.application_id}, ${event.kind}, ${event.way},
      ${event.status}, ${event.title}, ${event.duration_min}, ${event.time_zone}, ${event.place}, ${event.link},
      ${event.message}, ${event.organizer_id}, ${event.opens_at}, ${event.closes_at},
      ${day ? (day.id ?? id) : null}, ${day?.title ?? ''}, ${day?.part ?? 0}, ${day?.offset_min ?? 0}, ${at}, ${at})
  `.execute(db);
  return id;
}

/** Stores the words of an event. */
export async function storeWords(
  db: Db,
  id: string,
  words: { title: string; place: string; link: string; message: string },
  at: Date,
): Promise<void> {
  await sql`
    update events set title = ${words.title}, place = ${words.place}, link = ${words.link}, message = ${words.message},
      version = version + 1, sequence = sequence + 1, updated_at = ${at} where id = ${id}
  `.execute(db);
}

/** Stores a state and a time; reminders of another time are sent again. */
export async function storeTime(
  db: Db,
  id: string,
  to: {
    status: EventStatus;
    starts_at: string | null;
    ends_at: string | null;
    reason: string;
    cancelled_by: EventActor | null;
  },
  at: Date,
): Promise<void> {
  await sql`
    update events set status = ${to.status}, starts_at = ${to.starts_at}, ends_at = ${to.ends_at},
      reason = ${to.reason}, cancelled_by = ${to.cancelled_by}, sequence = sequence + 1, version = version + 1,
      reminded_day = reminded_day and starts_at is not distinct from ${to.starts_at}::timestamptz,
      reminded_hour = reminded_hour and starts_at is not distinct from ${to.starts_at}::timestamptz,
      feedback_reminders = case when starts_at is not distinct from ${to.starts_at}::timestamptz
        then feedback_reminders else 0 end,
      updated_at = ${at}
    where id = ${id}
  `.execute(db);
}

/** Stores a state alone. */
export async function storeStatus(db: Db, id: string, status: EventStatus, at: Date): Promise<void> {
  await sql`update events set status = ${status}, version = version + 1, updated_at = ${at} where id = ${id}`.execute(
    db,
  );
}

/** Somebody who takes part, as stored. */
export interface ParticipantRecord {
  readonly event_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly email_confirmed: boolean;
  readonly locale: string;
  readonly time_zone: string;
  readonly kind: ParticipantKind;
  readonly is_required: boolean;
  readonly response: EventResponse;
  readonly responded_at: string | null;
  readonly slots_version: number;
  readonly seen_at: string | null;
  readonly has_sent_feedback: boolean;
  /** When this person was picked out of several; null: named. */
  readonly picked_at: string | null;
}

/** The people of events, the candidate first, then in the order in which they were asked. */
export async function findParticipants(db: Db, eventIds: readonly string[]): Promise<ParticipantRecord[]> {
  const { rows } = await sql<ParticipantRecord>`
    select t.event_id, t.user_id, ${NAME} as name,
      u.email, u.email_verified_at is not null as email_confirmed, u.locale,
      coalesce(v.time_zone, u.time_zone) as time_zone, t.kind, t.is_required, t.response, t.responded_at,
      t.slots_version, t.seen_at, t.picked_at,
      exists (select 1 from event_feedback f where f.event_id = t.event_id and f.user_id = t.user_id
        and f.sent_at is not null) as has_sent_feedback
    from event_participants t join users u on u.id = t.user_id left join availabilities v on v.user_id = t.user_id
    where t.event_id = any(${eventIds}::uuid[])
    order by t.event_id, t.kind <> 'candidate', ${NAME} collate people_names, t.user_id
  `.execute(db);
  return rows;
}

/** Whoever arranges an event without taking part, as somebody who is told of it. */
export async function findOrganizer(db: Db, userId: string): Promise<ParticipantRecord | undefined> {
  const { rows } = await sql<ParticipantRecord>`
    select '' as event_id, u.id as user_id, ${NAME} as name,
      u.email, u.email_verified_at is not null as email_confirmed, u.locale,
      coalesce(v.time_zone, u.time_zone) as time_zone, 'company_recruiter' as kind, false as is_required,
      'needs_action' as response, null::timestamptz as responded_at, 0 as slots_version, null::timestamptz as seen_at,
      false as has_sent_feedback, null::timestamptz as picked_at
    from users u left join availabilities v on v.user_id = u.id where u.id = ${userId}
  `.execute(db);
  return rows[0];
}

/** Adds people to an event, or changes whether they are required; those who are there keep their answers. */
export async function putParticipants(
  db: Db,
  event: { id: string; organization_id: string },
  people: readonly {
    user_id: string;
    kind: ParticipantKind;
    is_required: boolean;
    picked_at?: Date;
  }[],
): Promise<void> {
  await sql`
    insert into event_participants (event_id, organization_id, user_id, kind, is_required, picked_at)
    select ${event.id}, ${event.organization_id}, user_id, kind, is_required, picked_at
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as r(user_id uuid, kind text, is_required boolean, picked_at timestamptz)
    on conflict (event_id, user_id) do update set is_required = excluded.is_required
  `.execute(db);
}

/** Takes people out of an event, with their slots and times. */
export async function removeParticipants(db: Db, eventId: string, userIds: readonly string[]): Promise<void> {
  await sql`delete from event_times where event_id = ${eventId} and user_id = any(${userIds}::uuid[])`.execute(
    db,
  );
  await sql`delete from event_participants where event_id = ${eventId} and user_id = any(${userIds}::uuid[])`.execute(
    db,
  );
}

/** Stores what somebody answers to the time. */
export async function storeResponse(
  db: Db,
  eventId: string,
  userIds: readonly string[],
  response: EventResponse,
  at: Date | null,
): Promise<void> {
  await sql`
    update event_participants set response = ${response}, responded_at = ${at}
    where event_id = ${eventId} and user_id = any(${userIds}::uuid[])
  `.execute(db);
}

/** Forgets all answers, since the time they were given to is gone. */
export async function clearResponses(db: Db, eventId: string): Promise<void> {
  await sql`update event_participants set response = 'needs_action', responded_at = null where event_id = ${eventId}`.execute(
    db,
  );
}

/** Notes that somebody looked at an event, at most once a minute. */
export async function noteSeen(db: Db, eventId: string, userId: string, at: Date): Promise<void> {
  await sql`
    update event_participants set seen_at = ${at}
    where event_id = ${eventId} and user_id = ${userId}
      and (seen_at is null or seen_at < ${at}::timestamptz - interval '1 minute')
  `.execute(db);
}

/** A slot as stored. */
export interface SlotRecord {
  readonly id: string;
  readonly event_id: string;
  readonly user_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly time_zone: string;
  readonly status: 'offered' | 'chosen' | 'released';
}

/** The slots of an event by time. */
export async function findSlots(db: Db, eventId: string): Promise<SlotRecord[]> {
  const { rows } = await sql<SlotRecord>`
    select id, event_id, user_id, starts_at, ends_at, time_zone, status from event_slots
    where event_id = ${eventId} order by starts_at, id
  `.execute(db);
  return rows;
}

/** Replaces the slots of one participant; their version grows. */
export async function replaceSlots(
  db: Db,
  of: { event_id: string; organization_id: string; user_id: string; time_zone: string },
  slots: readonly { starts_at: string; ends_at: string }[],
  at: Date,
): Promise<void> {
  await sql`delete from event_slots where event_id = ${of.event_id} and user_id = ${of.user_id}`.execute(db);
  const rows = slots.map((slot) => ({ id: uuidv7(), ...slot }));
  await sql`
    insert into event_slots (id, organization_id, event_id, user_id, starts_at, ends_at, time_zone, created_at)
    select id, ${of.organization_id}, ${of.event_id}, ${of.user_id}, starts_at, ends_at, ${of.time_zone}, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, starts_at timestamptz, ends_at timestamptz)
  `.execute(db);
  await sql`
    update event_participants set slots_version = slots_version + 1
    where event_id = ${of.event_id} and user_id = ${of.user_id}
  `.execute(db);
}

/** Marks slots by whether they hold the chosen time; without one all are offered again, or given free for good. */
export async function markSlots(
  db: Db,
  eventId: string,
  chosen: { starts_at: string; ends_at: string } | 'offered' | 'released',
): Promise<void> {
  if (typeof chosen === 'string') {
    await sql`update event_slots set status = ${chosen} where event_id = ${eventId}`.execute(db);
    return;
  }
  await sql`
    update event_slots set status = case
      when starts_at <= ${chosen.starts_at}::timestamptz and ends_at >= ${chosen.ends_at}::timestamptz then 'chosen'
      else 'released' end
    where event_id = ${eventId}
  `.execute(db);
}

/** What happened to an event. */
export interface ChangeRecord {
  readonly id: string;
  readonly action: string;
  readonly who: string | null;
  readonly actor_kind: EventActor;
  readonly from_starts_at: string | null;
  readonly to_starts_at: string | null;
  readonly reason: string;
  readonly at: string;
  /** Of a pick: who, with how many turns, of how many people. */
  readonly detail: { readonly name?: string; readonly recent?: number; readonly of?: number };
}

/** The history of an event, newest first. */
export async function findChanges(db: Db, eventId: string): Promise<ChangeRecord[]> {
  const { rows } = await sql<ChangeRecord>`
    select c.id, c.action, ${NAME} as who, c.actor_kind,
      c.from_starts_at, c.to_starts_at, c.reason, c.at, c.detail
    from event_changes c left join users u on u.id = c.actor_id
    where c.event_id = ${eventId} order by c.at desc, c.id desc limit 200
  `.execute(db);
  return rows;
}

/** Writes a line of an event's history. */
export async function insertChange(
  db: Db,
  event: { id: string; organization_id: string },
  change: {
    actor_id: string | null;
    actor_kind: EventActor;
    action: string;
    from_starts_at?: string | null;
    to_starts_at?: string | null;
    reason?: string;
    detail?: Readonly<Record<string, unknown>>;
  },
  at: Date,
): Promise<void> {
  await sql`
    insert into event_changes (id, organization_id, event_id, actor_id, actor_kind, action, from_starts_at, to_starts_at,
      reason, at, detail)
    values (${uuidv7()}, ${event.organization_id}, ${event.id}, ${change.actor_id}, ${change.actor_kind},
      ${change.action}, ${change.from_starts_at ?? null}, ${change.to_starts_at ?? null}, ${change.reason ?? ''}, ${at},
      ${JSON.stringify(change.detail ?? {})})
  `.execute(db);
}

/** An account that can be asked to interview. */
export interface InterviewerRecord {
  readonly user_id: string;
  readonly name: string;
  readonly user_type: UserType;
  readonly time_zone: string;
  readonly has_hours: boolean;
}

/**
 * Who can interview for a position: recruiters and admins of its organization (where not all
 * recruiters see it, its hiring team, admins and those it is shared with), and hiring managers with a right from interviewer up.
 */
export async function findInterviewers(
  db: Db,
  position: { position_id: string; organization_id: string },
): Promise<InterviewerRecord[]> {
  const { rows } = await sql<InterviewerRecord>`
    select u.id as user_id, ${NAME} as name, u.user_type,
      coalesce(v.time_zone, u.time_zone) as time_zone, v.user_id is not null as has_hours
    from members m join users u on u.id = m.user_id and u.status = 'active'
      join positions p on p.id = ${position.position_id}
      left join availabilities v on v.user_id = u.id
      left join position_privileges r on r.position_id = p.id and r.user_id = u.id and r.status = 'approved'
    where m.organization_id = ${position.organization_id} and m.status = 'active' and (
      (m.role in ('company_admin', 'independent_recruiter'))
      or (m.role = 'company_recruiter' and ${knownToRecruiter(sql`u.id`)})
      or (m.role = 'employee' and r.level in ('interviewer', 'reviewer', 'decider', 'private')))
    order by ${NAME} collate people_names, u.id limit 500
  `.execute(db);
  return rows;
}

/** Whether an account's address is confirmed. */
export async function hasConfirmedEmail(db: Db, userId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from users where id = ${userId} and email_verified_at is not null`.execute(db);
  return rows.length > 0;
}
