import type { RouteBody } from '@tryout/contract/define-route';
import { MOST_PARTICIPANTS } from '@tryout/contract/interviews/event-fields';
import type { createEvent as route } from '@tryout/contract/interviews/interviews';
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
import { eventNow, giveTime, logEvent, refuseOddStart } from './take-time.ts';

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
  const people = await peopleOf(act, application, body.participants);
  refuseOddTimes(act, body);
  const id = await insertEvent(
    db,
    {
      organization_id: application.organization_id,
      position_id: application.position_id,
      application_id: application.id,
      kind: body.kind,
      way: body.way,
      status: body.is_draft ? 'draft' : 'collecting',
      title: body.title,
      duration_min: body.duration_min,
      time_zone: body.time_zone,
      place: body.place,
      link: body.link,
      message: body.message,
      organizer_id: actor.user_id,
      opens_at: body.way === 'booking' ? (body.opens_at ?? null) : null,
      closes_at: body.way === 'booking' ? (body.closes_at ?? null) : null,
    },
    at,
  );
  const event = await eventNow(act, id);
  await putParticipants(db, event, [
    { user_id: application.candidate_id, kind: 'candidate', is_required: true },
    ...people,
  ]);
  const doer = { actor_id: actor.user_id, actor_kind: 'team' as const };
  if (body.way === 'proposed') {
    const proposer = people.find((each) => each.user_id === actor.user_id) ?? people[0];
    await replaceSlots(
      db,
      {
        event_id: id,
        organization_id: event.organization_id,
        user_id: (proposer as { user_id: string }).user_id,
        time_zone: body.time_zone,
      },
      body.slots,
      at,
    );
  }
  await insertChange(db, event, { ...doer, action: 'arranged' }, at);
  await logEvent(act, event, doer, 'interview_arranged');
  if (body.is_draft) return event;
  return body.way === 'fixed' && body.starts_at
    ? setAtOnce(act, event, body.starts_at)
    : askCandidate(act, event);
}

/** A fixed time: everyone required is taken and told. Whoever arranges it has said yes by doing so. */
async function setAtOnce(act: SignedAct, event: EventRecord, starts_at: string): Promise<EventRecord> {
  const { actor } = act;
  const set = await giveTime(
    act,
    event,
    { actor_id: actor.user_id, actor_kind: 'team' },
    { starts_at, accepted: (person) => person.user_id === actor.user_id, reason: '' },
  );
  const readers = set.people.filter((each) => each.user_id !== actor.user_id);
  await tellPeople(act, set.event, set.people, readers, {
    type: 'event_set',
    key: `set:${set.event.sequence}`,
    method: 'REQUEST',
  });
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

/** The people who are asked to interview, as participants. Refuses those who cannot be. */
export async function peopleOf(
  { db }: SignedAct,
  application: { readonly position_id: string; readonly organization_id: string },
  wanted: readonly { readonly user_id: string; readonly is_required: boolean }[],
): Promise<{ user_id: string; kind: ParticipantKind; is_required: boolean }[]> {
  const known = new Map(
    (await findInterviewers(db, application)).map((each) => [each.user_id, each] as const),
  );
  const ids = new Set(wanted.map((each) => each.user_id));
  if (ids.size < wanted.length || ids.size > MOST_PARTICIPANTS - 1) {
    throw invalidField('participants', interviewsSay('interviews.person_twice'));
  }
  return wanted.map(({ user_id, is_required }, at) => {
    const person = known.get(user_id);
    const kind = person && participantKind(person.user_type);
    if (!kind) throw invalidField(`participants.${at}.user_id`, interviewsSay('interviews.cannot_interview'));
    return { user_id, kind, is_required };
  });
}

function refuseOddTimes(act: SignedAct, body: Body): void {
  if (body.is_draft) return;
  if (body.way === 'fixed') {
    if (!body.starts_at) throw invalidField('starts_at', interviewsSay('interviews.start_missing'));
    refuseOddStart(act, body.starts_at);
  }
  if (body.way === 'proposed') {
    if (body.slots.length === 0) throw invalidField('slots', interviewsSay('interviews.slots_missing'));
    refuseOddSlots(act, body.slots, body.duration_min);
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
