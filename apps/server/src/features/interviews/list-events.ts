import type { RouteBody } from '@tryout/contract/define-route';
import type { EventRow } from '@tryout/contract/interviews/event-fields';
import type { findFreeDays } from '@tryout/contract/interviews/free-times';
import { partOffsets } from '@tryout/domain/interviews/event-day';
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
import { type FreePart, findFreeStarts, MOST_STARTS } from './free-times.ts';
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

const idsIn = (text: string) => [...new Set(text.split(',').filter(Boolean))];

/** Starts that suit named people and the applicant. */
export function freeTimesFor(
  act: SignedAct,
  application: RowOfRef<'application'>,
  asked: { user_ids: string; one_of: string; from: string; until: string; duration_min: number },
) {
  const part = {
    offset_min: 0,
    duration_min: asked.duration_min,
    required: idsIn(asked.user_ids),
    one_of: idsIn(asked.one_of),
  };
  return freeStartsFor(act, application, asked, [part], 'user_ids');
}

/** Starts of an interview day that suit the people of each part and the applicant. */
export function freeDaysFor(
  act: SignedAct,
  application: RowOfRef<'application'>,
  asked: RouteBody<typeof findFreeDays>,
) {
  const offsets = partOffsets(asked.parts);
  const parts = asked.parts.map((part, at) => ({
    offset_min: offsets[at] ?? 0,
    duration_min: part.duration_min,
    required: [...new Set(part.user_ids)],
    one_of: [...new Set(part.one_of)],
  }));
  return freeStartsFor(act, application, asked, parts, 'parts');
}

async function freeStartsFor(
  act: SignedAct,
  application: RowOfRef<'application'>,
  { from, until }: { from: string; until: string },
  parts: readonly FreePart[],
  field: 'user_ids' | 'parts',
) {
  refuseLong(from, until, LONGEST_SEARCH_MS);
  const known = new Set((await findInterviewers(act.db, application)).map((each) => each.user_id));
  const isOdd = ({ required, one_of }: FreePart) =>
    required.length + one_of.length === 0 || ![...required, ...one_of].every((id) => known.has(id));
  if (parts.some(isOdd)) throw invalidField(field, interviewsSay('interviews.cannot_interview'));
  const starts = await findFreeStarts(act, {
    parts,
    without_hours: [application.candidate_id],
    from: new Date(from),
    until: new Date(until),
    except_events: [],
  });
  return {
    starts: starts.slice(0, MOST_STARTS).map((start) => start.toISOString()),
    is_capped: starts.length > MOST_STARTS,
  };
}
