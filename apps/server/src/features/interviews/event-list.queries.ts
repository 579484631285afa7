import type { EventKind } from '@tryout/contract/interviews/event-fields';
import type { EventStatus } from '@tryout/domain/interviews/event-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type Actor, workingFor } from '../../platform/http/actor.ts';
import { isAmong, type ListOrder, type PageRequest, readPage } from '../../platform/http/keyset.ts';
import { mayKnowOf } from '../positions/public.ts';
import { EVENT_COLUMNS, EVENT_TABLES, type EventRecord } from './events.queries.ts';

/**
 * The tables of a list's columns, looked up line by line: joined as a whole they would be read as a whole, where a page
 * needs twenty.
 */
const LIST_TABLES = sql`events e
  cross join lateral (select p.* from positions p where p.id = e.position_id offset 0) p
  cross join lateral (select a.* from applications a where a.id = e.application_id offset 0) a
  cross join lateral (select o.name from organizations o where o.id = e.organization_id offset 0) o`;
/** What is enough to count where no words are looked for. */
const COUNTED_TABLES = sql`events e
  cross join lateral (select p.* from positions p where p.id = e.position_id offset 0) p`;

/** The events that somebody takes part in. */
function ofPerson(userId: string): RawBuilder<boolean> {
  return sql<boolean>`e.id in (select t.event_id from event_participants t where t.user_id = ${userId}::uuid)`;
}

/**
 * Which events `e` of a position `p` belong in somebody's lists: the organization's, or those they take part in. Those of
 * one position are found by it, and the position's own organization counts.
 */
export function eventsInReach(actor: Actor, { position_id, mine }: EventFilter): RawBuilder<boolean> {
  if (actor.user_type === 'candidate')
    return sql<boolean>`(e.application_id in (select own.id from applications own where own.candidate_id = ${actor.user_id}::uuid)
      and e.status <> 'draft')`;
  if (actor.user_type === 'employee')
    return sql<boolean>`(e.position_id = any(${[...actor.privileges.keys()]}::uuid[]) and e.status <> 'draft'
      and ${ofPerson(actor.user_id)})`;
  const among = isAmong(position_id ? sql`p.organization_id` : sql`e.organization_id`, workingFor(actor));
  const own = sql<boolean>`${among} and ${mayKnowOf(actor)}`;
  return mine ? sql<boolean>`(${own} and ${ofPerson(actor.user_id)})` : sql<boolean>`(${own})`;
}

/** What lists and calendars of events can be narrowed to. */
export interface EventFilter {
  readonly position_id?: string | undefined;
  readonly person_id?: string | undefined;
  readonly kind?: EventKind | undefined;
  readonly status?: EventStatus | undefined;
  readonly mine?: boolean | undefined;
}

/** What is asked of a list of events. */
export interface EventListRequest extends PageRequest, EventFilter {
  readonly list: 'upcoming' | 'waiting' | 'past';
  readonly application_id?: string | undefined;
  readonly q?: string | undefined;
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** No event is longer than this, in hours: one that is not over began no earlier. */
const LONGEST = sql`interval '8 hours'`;

function filtered(actor: Actor, asked: EventFilter): RawBuilder<boolean>[] {
  const conditions = [eventsInReach(actor, asked)];
  if (asked.position_id) conditions.push(sql<boolean>`e.position_id = ${asked.position_id}`);
  if (asked.kind) conditions.push(sql<boolean>`e.kind = ${asked.kind}`);
  if (asked.status) conditions.push(sql<boolean>`e.status = ${asked.status}`);
  if (asked.person_id) conditions.push(ofPerson(asked.person_id));
  return conditions;
}

const OF_LIST = {
  upcoming: (now: Date) =>
    // What begins later ends later; the planner takes both for independent and would expect a quarter of them.
    sql<boolean>`e.starts_at > ${now}::timestamptz - ${LONGEST} and (e.starts_at > ${now} or e.ends_at > ${now})
      and e.status in ('scheduled', 'confirmed')`,
  waiting: () => sql<boolean>`e.starts_at is null and e.status in ('draft', 'collecting')`,
  past: (now: Date) =>
    sql<boolean>`e.starts_at is not null and (e.ends_at <= ${now} or e.status not in ('scheduled', 'confirmed'))`,
} as const;

/** One page of events: upcoming soonest first, past latest first, those without a time by when they were made. */
export function findEventPage(db: Db, actor: Actor, asked: EventListRequest, now: Date) {
  const isWaiting = asked.list === 'waiting';
  const order: ListOrder = {
    by: isWaiting ? sql`e.created_at` : sql`e.starts_at`,
    id: sql`e.id`,
    type: 'timestamptz',
    direction: asked.list === 'upcoming' ? 'asc' : 'desc',
  };
  const conditions = [...filtered(actor, asked), OF_LIST[asked.list](now)];
  if (asked.application_id) conditions.push(sql<boolean>`e.application_id = ${asked.application_id}`);
  // Blind readers could tell by a search for a name whose it is.
  const blind = [...actor.blind_position_ids];
  if (asked.q)
    conditions.push(sql<boolean>`((case when e.position_id = any(${blind}::uuid[]) then '' else a.applicant_name end)
      || ' ' || e.title || ' ' || p.title) ilike ${likePattern(asked.q)}`);
  return readPage<EventRecord>(db, asked, {
    order,
    columns: EVENT_COLUMNS,
    from: LIST_TABLES,
    ...(asked.q ? {} : { counted: COUNTED_TABLES }),
    filter: sql<boolean>`${sql.join(conditions, sql` and `)}`,
    sortValue: (row) => (isWaiting ? row.created_at : (row.starts_at as string)),
  });
}

/** Events between two instants, by time; those that were called off only where they are asked for. */
export async function findEventsBetween(
  db: Db,
  actor: Actor,
  asked: EventFilter & { readonly from: string; readonly until: string },
  limit: number,
): Promise<EventRecord[]> {
  const conditions = filtered(actor, asked);
  if (!asked.status) conditions.push(sql<boolean>`e.status <> 'cancelled'`);
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from ${LIST_TABLES}
    where ${sql.join(conditions, sql` and `)} and e.starts_at < ${asked.until}::timestamptz
      and e.starts_at > ${asked.from}::timestamptz - ${LONGEST} and e.ends_at > ${asked.from}::timestamptz
    order by e.starts_at, e.id limit ${limit}
  `.execute(db);
  return rows;
}

/** How many interviews were arranged for an application within a day. */
export async function countRecentEvents(db: Db, applicationId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from events
    where application_id = ${applicationId} and part = 0 and created_at > ${now}::timestamptz - interval '1 day'
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** How often an event's time was changed within a day. */
export async function countRecentChanges(db: Db, eventId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from event_changes
    where event_id = ${eventId} and at > ${now}::timestamptz - interval '1 day'
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** A person's interviews from a day on, for their calendar feed. */
export async function findEventsOf(
  db: Db,
  userId: string,
  from: Date,
  limit: number,
): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from event_participants mine join ${EVENT_TABLES} on e.id = mine.event_id
    where mine.user_id = ${userId} and e.starts_at > ${from} and e.status not in ('draft', 'collecting')
    order by e.starts_at, e.id limit ${limit}
  `.execute(db);
  return rows;
}
