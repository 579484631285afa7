import type { RouteBody } from '@tryout/contract/define-route';
import { MOST_PARTICIPANTS } from '@tryout/contract/interviews/event-fields';
import type { createEvent as route } from '@tryout/contract/interviews/events';
import { dayLength, LONGEST_DAY_MIN, partOffsets } from '@tryout/domain/interviews/event-day';
import { isDeadEnd } from '@tryout/domain/interviews/interviewable';
import { type ParticipantKind, participantKind } from '@tryout/domain/interviews/participant-kinds';
import type { SignedAct } from '../../platform/act.ts';
import { may } from '../../platform/http/actor.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { holdApplication } from '../applications/public.ts';
import { tellPeople } from './event-letters.ts';
import { countRecentEvents } from './event-list.queries.ts';
import {
  type EventRecord,
  findInterviewers,
  findParticipants,
  insertChange,
  insertEvent,
  putParticipants,
  replaceSlots,
} from './events.queries.ts';
import { interviewsSay } from './interviews.messages.ts';
import { insertPool } from './round-robin.queries.ts';
import { eventNow, giveTime, logEvent, refuseOddStart } from './take-time.ts';
import { tellDay } from './tell-day.ts';

type Body = RouteBody<typeof route>;

/** Most interviews of one application that are arranged within a day; each sends mails. */
const MOST_A_DAY = 12;
/** Longest stretch in which times can be booked, and beyond which nobody looks for free ones. */
const LONGEST_WINDOW_MS = 62 * 86_400_000;

/**
 * Arranges an interview. One with a fixed time takes everyone at once and tells them; for the others the candidate is
 * sent a link; a draft tells nobody.
 */
export async function arrangeEvent(
  act: SignedAct,
  named: RowOfRef<'application'>,
  body: Body,
): Promise<EventRecord> {
  const { db, actor, services } = act;
  const at = services.now();
  if (!may(actor, 'event.manage', named)) throw notFound();
  const application = await holdApplication(act, named.id);
  if (isDeadEnd(application.status)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.applicant_is_out'));
  }
  if ((await countRecentEvents(db, application.id, at)) >= MOST_A_DAY) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.too_many', { most: MOST_A_DAY }));
  }
  const parts = await partsWanted(act, application, body);
  refuseOddTimes(act, body, dayLength(parts));
  const event = await insertParts(act, application, body, parts);
  const doer = { actor_id: actor.user_id, actor_kind: 'team' as const };
  if (body.way === 'proposed') await offerAsked(act, event, body, parts[0]);
  await logEvent(act, event, doer, 'interview_arranged');
  if (body.is_draft) return event;
  return body.way === 'fixed' && body.starts_at ? setAtOnce(act, event, body) : askCandidate(act, event);
}

/** A part that is asked for, with its people as participants. */
interface PartWanted {
  readonly title: string;
  readonly kind: Body['kind'];
  readonly duration_min: number;
  readonly break_min: number;
  readonly place: string;
  readonly link: string;
  readonly people: readonly WantedPerson[];
  readonly pool: readonly WantedPerson[];
}

/** The parts of the day that is asked for; one where it is no day. Refuses people who cannot be asked. */
async function partsWanted(
  act: SignedAct,
  application: { readonly position_id: string; readonly organization_id: string },
  body: Body,
): Promise<PartWanted[]> {
  if (body.parts.length === 0) {
    const people = await peopleOf(act, application, body);
    return [{ ...body, break_min: 0, ...people }];
  }
  if (body.parts.length === 1) throw invalidField('parts', interviewsSay('interviews.one_part'));
  if (body.participants.length + body.round_robin.length > 0)
    throw invalidField('participants', interviewsSay('interviews.people_of_parts'));
  const parts: PartWanted[] = [];
  for (const [at, part] of body.parts.entries())
    parts.push({ ...part, ...(await peopleOf(act, application, part, `parts.${at}.`)) });
  if (dayLength(parts) > LONGEST_DAY_MIN)
    throw invalidField('parts', interviewsSay('interviews.day_too_long', { hours: LONGEST_DAY_MIN / 60 }));
  return parts;
}

/** Stores the event, or each part of the day; answers the first. */
async function insertParts(
  act: SignedAct,
  application: Awaited<ReturnType<typeof holdApplication>>,
  body: Body,
  parts: readonly PartWanted[],
): Promise<EventRecord> {
  const { db, actor, services } = act;
  const at = services.now();
  const offsets = partOffsets(parts);
  const isDay = parts.length > 1;
  let first: string | null = null;
  for (const [n, part] of parts.entries()) {
    const id: string = await insertEvent(
      db,
      {
        organization_id: application.organization_id,
        position_id: application.position_id,
        application_id: application.id,
        kind: part.kind,
        way: body.way,
        status: body.is_draft ? 'draft' : 'collecting',
        title: part.title,
        duration_min: part.duration_min,
        time_zone: body.time_zone,
        place: part.place || body.place,
        link: part.link || body.link,
        message: body.message,
        organizer_id: actor.user_id,
        opens_at: body.way === 'booking' ? (body.opens_at ?? null) : null,
        closes_at: body.way === 'booking' ? (body.closes_at ?? null) : null,
        day: isDay ? { id: first, title: body.title, part: n, offset_min: offsets[n] ?? 0 } : null,
      },
      at,
    );
    first ??= id;
    const event = { id, organization_id: application.organization_id };
    await putParticipants(db, event, [
      { user_id: application.candidate_id, kind: 'candidate', is_required: true },
      ...part.people,
    ]);
    await insertPool(db, event, part.pool);
    const doer = { actor_id: actor.user_id, actor_kind: 'team' as const };
    await insertChange(db, event, { ...doer, action: 'arranged' }, at);
  }
  if (first === null) throw new Error('an interview without parts');
  return eventNow(act, first);
}

/** Keeps the slots that are offered, as those of whoever arranges it or of the first person who takes part. */
async function offerAsked(
  act: SignedAct,
  event: EventRecord,
  body: Body,
  part: PartWanted | undefined,
): Promise<void> {
  const { db, actor, services } = act;
  const people = part?.people ?? [];
  const own = people.find((each) => each.user_id === actor.user_id) ?? people[0];
  if (!own) throw invalidField('participants', interviewsSay('interviews.slots_need_somebody'));
  const of = {
    event_id: event.id,
    organization_id: event.organization_id,
    user_id: own.user_id,
    time_zone: body.time_zone,
  };
  await replaceSlots(db, of, body.slots, services.now());
}

/** A fixed time: everyone required is taken and told. Whoever arranges it has said yes by doing so. */
async function setAtOnce(act: SignedAct, event: EventRecord, body: Body): Promise<EventRecord> {
  const { actor } = act;
  const set = await giveTime(
    act,
    event,
    { actor_id: actor.user_id, actor_kind: 'team' },
    {
      starts_at: body.starts_at as string,
      accepted: (person) => person.user_id === actor.user_id,
      reason: '',
      despite_busy: body.despite_busy,
    },
  );
  await tellDay(
    act,
    set.parts,
    { type: 'event_set', key: (part) => `set:${part.sequence}`, method: 'REQUEST' },
    [actor.user_id],
  );
  return set.event;
}

/** Sends the candidate the link with which a time is chosen. */
export async function askCandidate(act: SignedAct, event: EventRecord): Promise<EventRecord> {
  const people = await findParticipants(act.db, [event.id]);
  const candidate = people.filter((each) => each.kind === 'candidate');
  await tellPeople(act, event, people, candidate, {
    type: 'event_asked',
    key: `asked:${event.version}`,
  });
  return event;
}

/** Somebody who is asked to interview. */
export interface WantedPerson {
  readonly user_id: string;
  readonly kind: InterviewerKind;
  readonly is_required: boolean;
}

type InterviewerKind = Exclude<ParticipantKind, 'candidate'>;

/** The people who are asked to interview, as participants, and those of whom one is. Refuses those who cannot be. */
export async function peopleOf(
  { db }: SignedAct,
  application: { readonly position_id: string; readonly organization_id: string },
  wanted: {
    readonly participants: readonly { readonly user_id: string; readonly is_required: boolean }[];
    readonly round_robin: readonly string[];
  },
  prefix = '',
): Promise<{ people: WantedPerson[]; pool: WantedPerson[] }> {
  const known = new Map(
    (await findInterviewers(db, application)).map((each) => [each.user_id, each] as const),
  );
  const { participants, round_robin } = wanted;
  const ids = new Set([...participants.map((each) => each.user_id), ...round_robin]);
  if (ids.size === 0) throw invalidField(`${prefix}participants`, interviewsSay('interviews.people_missing'));
  if (ids.size < participants.length + round_robin.length || ids.size > MOST_PARTICIPANTS - 1) {
    throw invalidField(`${prefix}participants`, interviewsSay('interviews.person_twice'));
  }
  if (round_robin.length === 1)
    throw invalidField(`${prefix}round_robin`, interviewsSay('interviews.one_in_turn'));
  const personOf = (user_id: string, is_required: boolean, field: string): WantedPerson => {
    const person = known.get(user_id);
    const kind = person && participantKind(person.user_type);
    if (!kind || kind === 'candidate')
      throw invalidField(field, interviewsSay('interviews.cannot_interview'));
    return { user_id, kind, is_required };
  };
  return {
    people: participants.map(({ user_id, is_required }, at) =>
      personOf(user_id, is_required, `${prefix}participants.${at}.user_id`),
    ),
    pool: round_robin.map((user_id, at) => personOf(user_id, true, `${prefix}round_robin.${at}`)),
  };
}

function refuseOddTimes(act: SignedAct, body: Body, length_min: number): void {
  if (body.is_draft) return;
  if (body.way === 'fixed') {
    if (!body.starts_at) throw invalidField('starts_at', interviewsSay('interviews.start_missing'));
    refuseOddStart(act, body.starts_at);
  }
  if (body.way === 'proposed') {
    if (body.slots.length === 0) throw invalidField('slots', interviewsSay('interviews.slots_missing'));
    refuseOddSlots(act, body.slots, length_min);
  }
  if (body.way === 'booking') refuseOddWindow(act, body);
}

/** Refuses slots that have passed or are too short for the interview. */
export function refuseOddSlots(
  act: SignedAct | { readonly services: SignedAct['services'] },
  slots: readonly { readonly starts_at: string; readonly ends_at: string }[],
  duration_min: number,
): void {
  const now = act.services.now().getTime();
  slots.forEach((slot, at) => {
    if (Date.parse(slot.ends_at) <= now) {
      throw invalidField(`slots.${at}.starts_at`, interviewsSay('interviews.start_has_passed'));
    }
    if (Date.parse(slot.ends_at) - Date.parse(slot.starts_at) < duration_min * 60_000) {
      throw invalidField(
        `slots.${at}.ends_at`,
        interviewsSay('interviews.slot_too_short', { minutes: duration_min }),
      );
    }
  });
}

function refuseOddWindow(act: SignedAct, { opens_at, closes_at }: Body): void {
  if (!opens_at) throw invalidField('opens_at', interviewsSay('interviews.window_missing'));
  if (!closes_at) throw invalidField('closes_at', interviewsSay('interviews.window_missing'));
  const [from, until] = [Date.parse(opens_at), Date.parse(closes_at)];
  if (until <= from || until <= act.services.now().getTime()) {
    throw invalidField('closes_at', interviewsSay('interviews.window_is_empty'));
  }
  if (until - from > LONGEST_WINDOW_MS) {
    throw invalidField('closes_at', interviewsSay('interviews.window_too_long'));
  }
}
