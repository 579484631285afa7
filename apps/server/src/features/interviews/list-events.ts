import type { EventRow } from '@tryout/contract/interviews/event-fields';
import { participantKind } from '@tryout/domain/interviews/participant-kinds';
import type { SignedAct } from '../../platform/act.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { type EventListRequest, findEventPage } from './event-list.queries.ts';
import { eventLine } from './event-view.ts';
import {
  type EventRecord,
  findInterviewers,
  findParticipants,
  hasConfirmedEmail,
  type ParticipantRecord,
} from './events.queries.ts';
import { findFreeStarts, MOST_STARTS } from './free-times.ts';
import { interviewsSay } from './interviews.messages.ts';

/** Free times are looked for within this at most. */
export const LONGEST_SEARCH_MS = 31 * 86_400_000;

async function linesOf(act: SignedAct, events: readonly EventRecord[]): Promise<EventRow[]> {
  const people = await peopleByEvent(act, events);
  const now = act.services.now();
  return events.map((event) => eventLine(act.actor, event, people.get(event.id) ?? [], now));
}

/** The people of events by the event's id. */
export async function peopleByEvent(
  act: SignedAct,
  events: readonly EventRecord[],
): Promise<ReadonlyMap<string, ParticipantRecord[]>> {
  const people = await findParticipants(
    act.db,
    events.map((event) => event.id),
  );
  return Map.groupBy(people, (each) => each.event_id);
}

/** One page of the caller's events. */
export async function listOwnEvents(act: SignedAct, asked: EventListRequest) {
  const { items, ...page } = await findEventPage(act.db, act.actor, asked, act.services.now());
  return { ...page, items: await linesOf(act, items) };
}

/** Refuses a time that ends before it begins, or is longer than is looked at at once. */
export function refuseLong(from: string, until: string, longest: number): void {
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
