import type { EventRow } from '@tryout/contract/interviews/event-fields';
import { participantKind } from '@tryout/domain/interviews/participant-kinds';
import type { SignedAct } from '../../platform/act.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { type EventListRequest, findEventPage, findEventsBetween } from './event-list.queries.ts';
import { eventLine } from './event-view.ts';
import { type EventRecord, findInterviewers, findParticipants, hasConfirmedEmail } from './events.queries.ts';
import { findFreeStarts, MOST_STARTS } from './free-times.ts';
import { interviewsSay } from './interviews.messages.ts';

const LONGEST_CALENDAR_MS = 62 * 86_400_000;
const LONGEST_SEARCH_MS = 31 * 86_400_000;
const MOST_IN_CALENDAR = 2000;

async function linesOf(act: SignedAct, events: readonly EventRecord[]): Promise<EventRow[]> {
  const people = await findParticipants(
    act.db,
    events.map((event) => event.id),
  );
  const now = act.services.now();
  return events.map((event) =>
    eventLine(
      act.actor,
      event,
      people.filter((each) => each.event_id === event.id),
      now,
    ),
  );
}

/** One page of the caller's events. */
export async function listOwnEvents(act: SignedAct, asked: EventListRequest) {
  const { items, ...page } = await findEventPage(act.db, act.actor, asked, act.services.now());
  return { ...page, items: await linesOf(act, items) };
}

/** The caller's events between two instants. */
export async function calendarOf(
  act: SignedAct,
  { from, until, mine }: { from: string; until: string; mine?: boolean | undefined },
) {
  refuseLong(from, until, LONGEST_CALENDAR_MS);
  const found = await findEventsBetween(act.db, act.actor, {
    from,
    until,
    mine: mine ?? false,
    limit: MOST_IN_CALENDAR + 1,
  });
  return {
    items: await linesOf(act, found.slice(0, MOST_IN_CALENDAR)),
    is_capped: found.length > MOST_IN_CALENDAR,
  };
}

function refuseLong(from: string, until: string, longest: number): void {
  const length = Date.parse(until) - Date.parse(from);
  if (length <= 0) throw invalidField('until', interviewsSay('interviews.window_is_empty'));
  if (length > longest) throw invalidField('until', interviewsSay('interviews.window_too_long'));
}

/** Who can be asked to interview an applicant. */
export async function interviewersOf(act: SignedAct, application: RowOfRef<'application'>) {
  const found = await findInterviewers(act.db, application);
  const { id, applicant_name, position_id, position_title } = application;
  const email_confirmed = await hasConfirmedEmail(act.db, application.candidate_id);
  return {
    application: { application_id: id, applicant_name, position_id, position_title, email_confirmed },
    items: found.flatMap((person) => {
      const kind = participantKind(person.user_type);
      if (!kind) return [];
      const { user_id, name, time_zone, has_hours } = person;
      return [{ user_id, name, kind, time_zone, has_hours, is_you: user_id === act.actor.user_id }];
    }),
  };
}

/** Starts that suit named people and the applicant. */
export async function freeTimesFor(
  act: SignedAct,
  application: RowOfRef<'application'>,
  asked: { user_ids: string; from: string; until: string; duration_min: number },
) {
  refuseLong(asked.from, asked.until, LONGEST_SEARCH_MS);
  const known = new Set((await findInterviewers(act.db, application)).map((each) => each.user_id));
  const ids = [...new Set(asked.user_ids.split(','))];
  if (!ids.every((id) => known.has(id))) {
    throw invalidField('user_ids', interviewsSay('interviews.cannot_interview'));
  }
  const starts = await findFreeStarts(act, {
    user_ids: ids,
    without_hours: [application.candidate_id],
    from: new Date(asked.from),
    until: new Date(asked.until),
    duration_min: asked.duration_min,
    except_event: null,
  });
  return {
    starts: starts.slice(0, MOST_STARTS).map((start) => start.toISOString()),
    is_capped: starts.length > MOST_STARTS,
  };
}
