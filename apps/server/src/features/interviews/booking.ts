import type { Booking } from '@tryout/contract/interviews/interviews';
import { hasBegun, TIMED_STATUSES } from '@tryout/domain/interviews/event-status';
import type { Act } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { answerTime, tellOrganizer } from './answer-event.ts';
import { refuseOddSlots } from './arrange-event.ts';
import { calendarFile } from './event-file.ts';
import { entryFor, tellPeople } from './event-letters.ts';
import { readLinkToken } from './event-links.ts';
import {
  type EventRecord,
  findParticipants,
  findSlots,
  insertChange,
  noteSeen,
  type ParticipantRecord,
  readEventRecord,
  replaceSlots,
} from './events.queries.ts';
import { findFreeStarts, MOST_STARTS, STEP_MIN } from './free-times.ts';
import { holdEvent } from './held-event.ts';
import { interviewsSay } from './interviews.messages.ts';
import { callOff, refuseMove, refuseTooMany } from './move-event.ts';
import { endOf, giveTime, refuseOddStart, refuseTaken, takenBy } from './take-time.ts';
import { findHold, findTaken, lockTimesOf, takeTimes } from './times.queries.ts';

/** A chosen time is held for its candidate this long. */
export const HOLD_MS = 5 * 60_000;
/** Days for which a link still opens after its event. */
const OPEN_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The event that a booking link opens. Links that are not ours, revoked, or long over are told apart by nobody: all
 * answer 404.
 */
async function openedBy(act: Act, token: string): Promise<EventRecord> {
  const read = readLinkToken(act.services, 'booking', token);
  const event = read && (await readEventRecord(act.db, read.id));
  if (!event || event.link_version !== read.version || event.status === 'draft') throw notFound();
  const last = Date.parse(event.ends_at ?? event.closes_at ?? event.created_at);
  if (act.services.now().getTime() > last + OPEN_DAYS * DAY_MS) throw notFound();
  return event;
}

/** What a booking link shows. */
export async function showBooking(act: Act, token: string): Promise<Booking> {
  const event = await openedBy(act, token);
  await noteSeen(act.db, event.id, event.candidate_id, act.services.now());
  return bookingOf(act, event);
}

async function bookingOf(act: Act, event: EventRecord): Promise<Booking> {
  const { db, services } = act;
  const now = services.now();
  const people = await findParticipants(db, [event.id]);
  const candidate = candidateOf(people);
  const hold = await findHold(db, event.id, now);
  const canChange =
    !hasBegun(event, now) && (event.status === 'collecting' || TIMED_STATUSES.includes(event.status));
  const starts = canChange ? await startsOf(act, event, people) : [];
  return {
    status: event.status,
    way: event.way,
    kind: event.kind,
    title: event.title,
    duration_min: event.duration_min,
    time_zone: event.time_zone,
    candidate_time_zone: candidate.time_zone,
    organization_name: event.organization_name,
    position_title: event.position_title,
    first_name: event.applicant_name.split(' ')[0] ?? '',
    people: people.filter((each) => each.kind !== 'candidate').map((each) => each.name),
    place: event.place,
    link: event.link,
    message: event.message,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    your_response: candidate.response,
    starts: starts.slice(0, MOST_STARTS).map((start) => start.toISOString()),
    held: hold ?? null,
    can_change: canChange,
  };
}

function candidateOf(people: readonly ParticipantRecord[]): ParticipantRecord {
  const found = people.find((each) => each.kind === 'candidate');
  if (!found) throw new Error('an event without its candidate');
  return found;
}

/** The starts that a candidate may choose now: free times in the booking window, or the proposed slots still free. */
async function startsOf(act: Act, event: EventRecord, people: readonly ParticipantRecord[]): Promise<Date[]> {
  const now = act.services.now();
  if (event.way === 'fixed') return [];
  const taken = takenBy(people);
  const team = taken.filter((each) => each.kind !== 'candidate').map((each) => each.user_id);
  if (event.way === 'booking') {
    const until = new Date(event.closes_at ?? now);
    const from = new Date(Math.max(Date.parse(event.opens_at ?? ''), now.getTime()));
    return findFreeStarts(act, {
      user_ids: team,
      without_hours: [event.candidate_id],
      from,
      until,
      duration_min: event.duration_min,
      except_event: event.id,
    });
  }
  return proposedStarts(act, event, taken, now);
}

async function proposedStarts(
  act: Act,
  event: EventRecord,
  people: readonly ParticipantRecord[],
  now: Date,
): Promise<Date[]> {
  const slots = (await findSlots(act.db, event.id)).filter((slot) => slot.user_id !== event.candidate_id);
  const last = Math.max(0, ...slots.map((slot) => Date.parse(slot.ends_at)));
  const taken = await findTaken(
    act.db,
    people.map((each) => each.user_id),
    { from: now, until: new Date(Math.max(last, now.getTime() + 1)), except_event: event.id },
    now,
  );
  const [step, length] = [STEP_MIN * 60_000, event.duration_min * 60_000];
  const starts = new Set<number>();
  for (const slot of slots) {
    // A slot's own beginning can be chosen whatever the quarter.
    const [from, until] = [Date.parse(slot.starts_at), Date.parse(slot.ends_at)];
    for (let at = from; at + length <= until; at = Math.floor(at / step) * step + step) starts.add(at);
  }
  return [...starts]
    .filter(
      (at) =>
        at > now.getTime() &&
        !taken.some((each) => Date.parse(each.starts_at) < at + length && Date.parse(each.ends_at) > at),
    )
    .sort((a, b) => a - b)
    .map((at) => new Date(at));
}

/** Refuses a start that cannot be chosen now. */
async function refuseClosed(
  act: Act,
  event: EventRecord,
  people: readonly ParticipantRecord[],
  starts_at: string,
): Promise<void> {
  const open = await startsOf(act, event, people);
  if (open.some((start) => start.getTime() === Date.parse(starts_at))) return;
  const said = interviewsSay('interviews.time_is_gone');
  throw new Refusal('conflict', said, { fields: [{ field: 'starts_at', message: said }] });
}

/**
 * The event of a link, held, once it is known that its time can be chosen. Looked at before anything is held, so that
 * those who come too late make nobody wait; and once more with everyone's times held, since then it is certain.
 */
async function heldForChoice(act: Act, token: string, starts_at: string): Promise<EventRecord> {
  const opened = await openedBy(act, token);
  refuseOddStart(act, starts_at);
  const people = await findParticipants(act.db, [opened.id]);
  await refuseClosed(act, opened, people, starts_at);
  const event = await holdEvent(act, opened.id);
  if (hasBegun(event, act.services.now())) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.is_over'));
  }
  if (event.starts_at === null) refuseMove(event, 'scheduled', { by: 'candidate', reason: '' });
  else refuseMove(event, 'collecting', { by: 'candidate', reason: '' });
  await lockTimesOf(
    act.db,
    takenBy(people).map((each) => each.user_id),
  );
  await refuseClosed(act, event, people, starts_at);
  return event;
}

/** Holds a time for five minutes, in place of one held before. An event that has a time keeps it until it is moved. */
export async function holdFor(act: Act, token: string, starts_at: string): Promise<Booking> {
  const { db, services } = act;
  const event = await heldForChoice(act, token, starts_at);
  if (event.starts_at === null) {
    const people = await findParticipants(db, [event.id]);
    const time = { starts_at: new Date(starts_at).toISOString(), ends_at: endOf(event, starts_at) };
    await refuseTaken(act, event, people, time, 'candidate');
    await takeTimes(
      db,
      event,
      takenBy(people).map((each) => each.user_id),
      { ...time, held_until: new Date(services.now().getTime() + HOLD_MS) },
    );
  }
  return bookingOf(act, event);
}

/** Books a time, or moves the interview to it; everyone is told. People whose hours offered it have said yes by that. */
export async function bookAt(act: Act, token: string, starts_at: string): Promise<Booking> {
  const event = await heldForChoice(act, token, starts_at);
  await refuseTooMany(act, event);
  const offering = new Set((await findSlots(act.db, event.id)).map((slot) => slot.user_id));
  const isMoved = event.starts_at !== null;
  const set = await giveTime(
    act,
    event,
    { actor_id: event.candidate_id, actor_kind: 'candidate' },
    {
      starts_at,
      reason: '',
      accepted: (person) =>
        person.kind === 'candidate' || event.way === 'booking' || offering.has(person.user_id),
    },
  );
  await tellPeople(act, set.event, set.people, set.people, {
    type: isMoved ? 'event_moved' : 'event_set',
    key: `set:${set.event.sequence}`,
    method: 'REQUEST',
    params: { reason: '' },
  });
  if (!set.people.some((each) => each.user_id === event.organizer_id)) {
    await tellOrganizer(act, set.event, set.people, candidateOf(set.people), {
      type: 'event_booked',
      key: `booked:${set.event.sequence}`,
      reason: '',
    });
  }
  return bookingOf(act, set.event);
}

/** Says yes to the time of a link's event, or calls it off with a reason. */
export async function answerLink(
  act: Act,
  token: string,
  answer: { readonly response: 'accepted' | 'declined'; readonly reason: string },
): Promise<Booking> {
  const opened = await openedBy(act, token);
  if (answer.response === 'accepted') {
    return bookingOf(act, await answerTime(act, opened.id, opened.candidate_id, answer));
  }
  const event = await holdEvent(act, opened.id);
  if (hasBegun(event, act.services.now())) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.is_over'));
  }
  refuseMove(event, 'cancelled', { by: 'candidate', reason: answer.reason });
  const doer = { actor_id: event.candidate_id, actor_kind: 'candidate' as const };
  return bookingOf(act, await callOff(act, event, doer, answer.reason));
}

/** Tells the organizer when the candidate can, where no offered time suits. */
export async function proposeFor(
  act: Act,
  token: string,
  wish: {
    readonly time_zone: string;
    readonly slots: readonly { starts_at: string; ends_at: string }[];
    readonly words: string;
  },
): Promise<Booking> {
  const { db, services } = act;
  const event = await holdEvent(act, (await openedBy(act, token)).id);
  const isOpen = event.status === 'collecting' || TIMED_STATUSES.includes(event.status);
  if (!isOpen || hasBegun(event, services.now())) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.is_over'));
  }
  await refuseTooMany(act, event);
  refuseOddSlots(act, wish.slots, event.duration_min);
  const people = await findParticipants(db, [event.id]);
  const candidate = candidateOf(people);
  const of = {
    event_id: event.id,
    organization_id: event.organization_id,
    user_id: candidate.user_id,
    time_zone: wish.time_zone,
  };
  await replaceSlots(db, of, wish.slots, services.now());
  await insertChange(
    db,
    event,
    { actor_id: candidate.user_id, actor_kind: 'candidate', action: 'proposed', reason: wish.words },
    services.now(),
  );
  await tellOrganizer(act, event, people, candidate, {
    type: 'event_times_offered',
    key: `offered:${candidate.slots_version}`,
    reason: wish.words,
  });
  return bookingOf(act, event);
}

/** The event of a link as a calendar file. */
export async function fileOfLink(act: Act, token: string): Promise<string> {
  const event = await openedBy(act, token);
  const people = await findParticipants(act.db, [event.id]);
  return fileFor(act, event, people, candidateOf(people), true);
}

/** An event as a calendar file for one person; refused where it has no time. */
export function fileFor(
  act: Act,
  event: EventRecord,
  people: readonly ParticipantRecord[],
  reader: ParticipantRecord,
  seesIdentity: boolean,
): string {
  if (event.starts_at === null) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.has_no_time'));
  }
  return calendarFile([entryFor(act, event, people, reader, seesIdentity)], {
    method: null,
    stamp: act.services.now(),
    host: new URL(act.services.config.publicUrl).hostname,
  });
}
