import type { RouteQuery } from '@tryout/contract/define-route';
import {
  type CalendarEvent,
  type CalendarPerson,
  type findCommonTimes,
  MOST_COMPARED,
  type readCalendar,
} from '@tryout/contract/interviews/event-calendar';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { workingHours } from '@tryout/domain/interviews/availability';
import { type Interval, intersection, merged, without } from '@tryout/domain/interviews/intervals';
import { participantKind } from '@tryout/domain/interviews/participant-kinds';
import type { SignedAct } from '../../platform/act.ts';
import { callerOf } from '../../platform/http/actor.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { findColleagues } from './calendar.queries.ts';
import { findEventsBetween } from './event-list.queries.ts';
import { applicantFor, readerOf } from './event-names.ts';
import { eventLine } from './event-view.ts';
import { type EventRecord, findInterviewers, type ParticipantRecord } from './events.queries.ts';
import { bookablePeople, findFreeStarts, MOST_STARTS } from './free-times.ts';
import { interviewsSay } from './interviews.messages.ts';
import { LONGEST_SEARCH_MS, peopleByEvent, refuseLong } from './list-events.ts';

const LONGEST_CALENDAR_MS = 62 * 86_400_000;
/** Most events that a calendar answers; a month of fifty people has a thousand. */
const MOST_EVENTS = 2000;
/** Most people with a row of their own. */
const MOST_PEOPLE = 100;

const spanOf = ({ start, end }: Interval) => ({
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(end).toISOString(),
});

function manages(act: SignedAct): boolean {
  return scopeOf('event.manage', callerOf(act.actor)) !== 'no';
}

/** The caller's events between two instants, and when colleagues are free and taken. */
export async function calendarOf(act: SignedAct, asked: RouteQuery<typeof readCalendar>) {
  refuseLong(asked.from, asked.until, LONGEST_CALENDAR_MS);
  const found = await findEventsBetween(act.db, act.actor, asked, MOST_EVENTS + 1);
  const events = found.slice(0, MOST_EVENTS);
  const people = await peopleByEvent(act, events);
  const now = act.services.now();
  const rows = asked.people && manages(act) ? await colleaguesOf(act, asked, events, people) : [];
  return {
    items: events.map((event) => ({
      ...eventLine(act.actor, event, people.get(event.id) ?? [], now),
      ...calendarParts(act, event, people.get(event.id) ?? []),
    })),
    is_capped: found.length > MOST_EVENTS,
    people: rows.slice(0, MOST_PEOPLE),
    people_are_capped: rows.length > MOST_PEOPLE,
  };
}

function calendarParts(
  act: SignedAct,
  event: EventRecord,
  people: readonly ParticipantRecord[],
): Pick<CalendarEvent, 'version' | 'participants' | 'can_manage'> {
  const { actor } = act;
  const reader = readerOf(actor, event);
  return {
    version: event.version,
    participants: people.map((each) => ({
      user_id: each.user_id,
      name: each.kind === 'candidate' ? applicantFor(event, reader) : each.name,
      kind: each.kind,
      is_required: each.is_required,
      is_you: each.user_id === actor.user_id,
      response: reader === 'candidate' && each.user_id !== actor.user_id ? 'needs_action' : each.response,
      time_zone: each.time_zone,
    })),
    can_manage: manages(act) && actor.organization_ids.includes(event.organization_id),
  };
}

async function colleaguesOf(
  act: SignedAct,
  { from, until }: { readonly from: string; readonly until: string },
  shown: readonly EventRecord[],
  people: ReadonlyMap<string, readonly ParticipantRecord[]>,
): Promise<CalendarPerson[]> {
  const { db, actor } = act;
  const colleagues = await findColleagues(db, actor.organization_ids, null, MOST_PEOPLE + 1);
  const window = { start: Date.parse(from), end: Date.parse(until) };
  const bookable = await bookablePeople(act, {
    user_ids: colleagues.map((each) => each.user_id),
    without_hours: [],
    from: new Date(from),
    until: new Date(until),
    except_events: [],
  });
  const shownOf = new Map<string, Interval[]>();
  for (const event of shown) {
    const time = { start: Date.parse(event.starts_at ?? ''), end: Date.parse(event.ends_at ?? '') };
    for (const { user_id } of people.get(event.id) ?? [])
      shownOf.set(user_id, [...(shownOf.get(user_id) ?? []), time]);
  }
  return colleagues.flatMap(({ user_id, name, user_type }) => {
    const kind = participantKind(user_type);
    const own = bookable.get(user_id);
    if (!kind || !own) return [];
    const busy = intersection([window], merged(own.busy));
    return [
      {
        user_id,
        name,
        kind,
        is_you: user_id === actor.user_id,
        time_zone: own.availability.time_zone,
        hours: workingHours(own.availability, window).map(spanOf),
        busy: without(busy, merged(shownOf.get(user_id) ?? [])).map(spanOf),
      },
    ];
  });
}

/** Starts that suit colleagues, and an applicant where one is named. */
export async function commonTimesOf(
  act: SignedAct,
  application: RowOfRef<'application'> | null,
  asked: RouteQuery<typeof findCommonTimes>,
) {
  refuseLong(asked.from, asked.until, LONGEST_SEARCH_MS);
  const ids = [...new Set(asked.user_ids.split(','))];
  const known = new Set(await knownAmong(act, application, ids));
  if (!ids.every((id) => known.has(id)) || ids.length > MOST_COMPARED) {
    throw invalidField('user_ids', interviewsSay('interviews.cannot_compare', { most: MOST_COMPARED }));
  }
  const starts = await findFreeStarts(act, {
    parts: [{ offset_min: 0, duration_min: asked.duration_min, required: ids, one_of: [] }],
    without_hours: application ? [application.candidate_id] : [],
    from: new Date(asked.from),
    until: new Date(asked.until),
    except_events: [],
  });
  return {
    starts: starts.slice(0, MOST_STARTS).map((start) => start.toISOString()),
    is_capped: starts.length > MOST_STARTS,
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function knownAmong(
  act: SignedAct,
  application: RowOfRef<'application'> | null,
  ids: readonly string[],
): Promise<string[]> {
  const named = ids.filter((id) => UUID.test(id));
  const found = application
    ? await findInterviewers(act.db, application)
    : await findColleagues(act.db, act.actor.organization_ids, named, MOST_COMPARED);
  return found.map((each) => each.user_id);
}
