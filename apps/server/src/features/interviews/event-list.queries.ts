import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { isAmong, type ListOrder, type PageRequest, readPage } from '../../platform/http/keyset.ts';
import { ofKnownPosition } from '../positions/public.ts';
import { EVENT_COLUMNS, EVENT_TABLES, type EventRecord, takesPart } from './events.queries.ts';

/** Which events belong in somebody's lists: the organization's, or those they take part in. */
export function eventsInReach(actor: Actor, mine: boolean): RawBuilder<boolean> {
  if (actor.user_type === 'candidate')
    return sql<boolean>`(a.candidate_id = ${actor.user_id}::uuid and e.status <> 'draft')`;
  if (actor.user_type === 'employee') {
    return sql<boolean>`(e.position_id = any(${[...actor.privileges.keys()]}::uuid[]) and e.status <> 'draft'
      and ${takesPart(actor.user_id)})`;
  }
  const organizations = [...actor.organization_ids, ...actor.linked_organization_ids];
  const own = sql<boolean>`${isAmong(sql`e.organization_id`, organizations)}
    and ${ofKnownPosition(actor, sql`e.position_id`)}`;
  return mine ? sql<boolean>`(${own} and ${takesPart(actor.user_id)})` : sql<boolean>`(${own})`;
}

/** What is asked of a list of events. */
export interface EventListRequest extends PageRequest {
  readonly list: 'upcoming' | 'waiting' | 'past';
  readonly position_id?: string | undefined;
  readonly application_id?: string | undefined;
  readonly mine?: boolean | undefined;
  readonly q?: string | undefined;
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** One page of events: upcoming soonest first, past latest first, those without a time by when they were made. */
export function findEventPage(db: Db, actor: Actor, asked: EventListRequest, now: Date) {
  const isWaiting = asked.list === 'waiting';
  const order: ListOrder = isWaiting
    ? { by: sql`e.created_at`, id: sql`e.id`, type: 'timestamptz', direction: 'desc' }
    : {
        by: sql`e.starts_at`,
        id: sql`e.id`,
        type: 'timestamptz',
        direction: asked.list === 'upcoming' ? 'asc' : 'desc',
      };
  const conditions: RawBuilder<boolean>[] = [eventsInReach(actor, asked.mine ?? false)];
  if (isWaiting) conditions.push(sql<boolean>`e.starts_at is null and e.status in ('draft', 'collecting')`);
  if (asked.list === 'upcoming')
    conditions.push(sql<boolean>`e.ends_at > ${now} and e.status in ('scheduled', 'confirmed')`);
  if (asked.list === 'past')
    conditions.push(
      sql<boolean>`e.starts_at is not null and (e.ends_at <= ${now} or e.status not in ('scheduled', 'confirmed'))`,
    );
  if (asked.position_id) conditions.push(sql<boolean>`e.position_id = ${asked.position_id}`);
  if (asked.application_id) conditions.push(sql<boolean>`e.application_id = ${asked.application_id}`);
  // Blind readers could tell by a search for a name whose it is.
  const blind = [...actor.blind_position_ids];
  if (asked.q)
    conditions.push(sql<boolean>`((case when e.position_id = any(${blind}::uuid[]) then '' else a.applicant_name end)
      || ' ' || e.title || ' ' || p.title) ilike ${likePattern(asked.q)}`);
  return readPage<EventRecord>(db, asked, {
    order,
    columns: EVENT_COLUMNS,
    from: EVENT_TABLES,
    filter: sql<boolean>`${sql.join(conditions, sql` and `)}`,
    sortValue: (row) => (isWaiting ? row.created_at : (row.starts_at as string)),
  });
}

/** Events between two instants, by time. */
export async function findEventsBetween(
  db: Db,
  actor: Actor,
  asked: { from: string; until: string; mine: boolean; limit: number },
): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from ${EVENT_TABLES}
    where ${eventsInReach(actor, asked.mine)} and e.status <> 'cancelled' and e.starts_at is not null
      and e.starts_at < ${asked.until}::timestamptz and e.starts_at > ${asked.from}::timestamptz - interval '8 hours'
      and e.ends_at > ${asked.from}::timestamptz
    order by e.starts_at, e.id limit ${asked.limit}
  `.execute(db);
  return rows;
}

/** How many interviews were arranged for an application within a day. */
export async function countRecentEvents(db: Db, applicationId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from events
    where application_id = ${applicationId} and created_at > ${now}::timestamptz - interval '1 day'
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
