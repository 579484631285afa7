import type { Booking } from '@tryout/contract/interviews/booking';
import { type EventStatus, hasBegun, TIMED_STATUSES } from '@tryout/domain/interviews/event-status';
import type { Act } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { readLinkToken } from '../../platform/link-token.ts';
import { answerTime, tellOrganizer } from './answer-event.ts';
import { refuseOddSlots } from './arrange-event.ts';
import { calendarFile } from './event-file.ts';
import { entryFor } from './event-letters.ts';
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
import { bookablePeople, findFreeStarts, MOST_STARTS, STEP_MIN } from './free-times.ts';
import { holdEvent } from './held-event.ts';
import { freePartsOf, idsOf, namedBy, type PartPlan, partsOf, planOf } from './interview-day.ts';
import { interviewsSay } from './interviews.messages.ts';
import { callOff, refuseMove, refuseTooMany } from './move-event.ts';
import { pickPerson } from './pick-person.ts';
import { endOf, giveTime, refuseOddStart, refuseTaken } from './take-time.ts';
import { tellDay, tellLeft } from './tell-day.ts';
import {
  dropExpiredHolds,
  findHold,
  freeHoldOf,
  isStartTaken,
  lockTimesOf,
  takeTimes,
} from './times.queries.ts';

/** A chosen time is held for its candidate this long. */
export const HOLD_MS = 5 * 60_000;
/** Days for which a link still opens after its event. */
const OPEN_DAYS = 30;
const DAY_MS = 86_400_000;
/** What no link opens: an interview that is only being thought of, or that is over. */
const CLOSED: readonly EventStatus[] = ['draft', 'completed', 'no_show'];

/**
 * The event that a booking link opens. Links that are not ours, revoked, used up since the interview took place, or long
 * over are told apart by nobody: all answer 404.
 */
async function openedBy(act: Act, token: string): Promise<EventRecord> {
  const read = readLinkToken(act.services, 'booking', token);
  const event = read && (await readEventRecord(act.db, read.id));
  if (!event || event.link_version !== read.version || CLOSED.includes(event.status)) throw notFound();
  const last = Date.parse(event.ends_at ?? event.closes_at ?? event.created_at);
  if (act.services.now().getTime() > last + OPEN_DAYS * DAY_MS) throw notFound();
  return event;
}

/** What a booking link shows. */
export async function showBooking(act: Act, token: string): Promise<Booking> {
  return bookingOf(act, await openedBy(act, token));
}

/** Notes that a person has the page of a link before them. */
export async function noteOpened(act: Act, token: string): Promise<void> {
  const event = await openedBy(act, token);
  await noteSeen(act.db, event.id, event.candidate_id, act.services.now());
}

async function bookingOf(act: Act, event: EventRecord): Promise<Booking> {
  const { db, services } = act;
  const now = services.now();
  const plan = await planOf(act, event, { hold: false });
  const people = plan.flatMap((part) => part.people);
  const candidate = candidateOf(people);
  const hold = await findHold(db, event.id, now);
  const canChange =
    !hasBegun(event, now) && (event.status === 'collecting' || TIMED_STATUSES.includes(event.status));
  const starts = canChange ? await startsOf(act, plan) : [];
  const isDay = plan.length > 1;
  const last = plan.at(-1)?.event ?? event;
  return {
    status: event.status,
    way: event.way,
    kind: event.kind,
    title: isDay ? event.day_title : event.title,
    duration_min: last.offset_min + last.duration_min,
    time_zone: event.time_zone,
    candidate_time_zone: candidate.time_zone,
    organization_name: event.organization_name,
    position_title: event.position_title,
    first_name: event.applicant_name.split(' ')[0] ?? '',
    people: [...new Set(namesIn(people))],
    place: event.place,
    link: event.link,
    message: event.message,
    starts_at: event.starts_at,
    ends_at: event.starts_at === null ? null : last.ends_at,
    parts: isDay ? plan.map(partOfBooking) : [],
    your_response: candidate.response,
    starts: starts.slice(0, MOST_STARTS).map((start) => start.toISOString()),
    held: hold ?? null,
    can_change: canChange,
  };
}

const namesIn = (people: readonly ParticipantRecord[]) =>
  people.filter((each) => each.kind !== 'candidate').map((each) => each.name);

function partOfBooking({ event, people }: PartPlan): Booking['parts'][number] {
  const { title, kind, duration_min, offset_min, starts_at, ends_at, place, link } = event;
  return { title, kind, duration_min, offset_min, starts_at, ends_at, place, link, people: namesIn(people) };
}

function candidateOf(people: readonly ParticipantRecord[]): ParticipantRecord {
  const found = people.find((each) => each.kind === 'candidate');
  if (!found) throw new Error('an event without its candidate');
  return found;
}

/** The starts that a candidate may choose now: free times in the booking window, or the proposed slots still free. */
async function startsOf(act: Act, plan: readonly PartPlan[]): Promise<Date[]> {
  const event = leadOf(plan);
  const now = act.services.now();
  if (event.way === 'fixed') return [];
  if (event.way === 'booking') {
    return findFreeStarts(act, {
      parts: freePartsOf(plan),
      without_hours: [event.candidate_id],
      from: new Date(Math.max(Date.parse(event.opens_at ?? ''), now.getTime())),
      until: new Date(event.closes_at ?? now),
      except_events: plan.map((part) => part.event.id),
    });
  }
  return proposedStarts(act, plan, now);
}

function leadOf(plan: readonly PartPlan[]): EventRecord {
  const [first] = plan;
  if (!first) throw new Error('a day without parts');
  return first.event;
}

/** Starts within proposed slots at which nobody needed has an interview or a busy calendar; hours do not count. */
async function proposedStarts(act: Act, plan: readonly PartPlan[], now: Date): Promise<Date[]> {
  const event = leadOf(plan);
  const slots = (await findSlots(act.db, event.id)).filter((slot) => slot.user_id !== event.candidate_id);
  const last = Math.max(now.getTime() + 1, ...slots.map((slot) => Date.parse(slot.ends_at)));
  const people = await bookablePeople(act, {
    user_ids: idsOf(plan),
    without_hours: [],
    from: now,
    until: new Date(last),
    except_events: plan.map((part) => part.event.id),
  });
  const parts = plan.map((part) => ({
    offset: part.event.offset_min * 60_000,
    length: part.event.duration_min * 60_000,
    needed: namedBy(part).map((each) => each.user_id),
    pool: part.pool.map((each) => each.user_id),
  }));
  const isFree = (id: string, start: number, end: number) =>
    !people.get(id)?.busy.some((each) => each.start < end && each.end > start);
  const suits = (at: number) =>
    parts.every(({ offset, length, needed, pool }) => {
      const [start, end] = [at + offset, at + offset + length];
      return (
        needed.every((id) => isFree(id, start, end)) &&
        (pool.length === 0 || pool.some((id) => isFree(id, start, end)))
      );
    });
  const step = STEP_MIN * 60_000;
  const whole = Math.max(...parts.map((part) => part.offset + part.length));
  const starts = new Set<number>();
  for (const slot of slots) {
    // A slot's own beginning can be chosen whatever the quarter.
    const [from, until] = [Date.parse(slot.starts_at), Date.parse(slot.ends_at)];
    for (let at = from; at + whole <= until; at = Math.floor(at / step) * step + step) starts.add(at);
  }
  return [...starts]
    .filter((at) => at > now.getTime() && suits(at))
    .sort((a, b) => a - b)
    .map((at) => new Date(at));
}

/** Refuses a start that cannot be chosen now. */
async function refuseClosed(act: Act, plan: readonly PartPlan[], starts_at: string): Promise<void> {
  const open = await startsOf(act, plan);
  if (open.some((start) => start.getTime() === Date.parse(starts_at))) return;
  throw timeIsGone();
}

/**
 * Does with a start of a link what is asked, in a transaction, unless somebody needed is taken at it: that is told by one
 * statement, before anything begins. Most of those who come at once for one time come too late, and need neither wait for
 * anybody nor have everyone's hours laid out to hear so. Both are done on one connection: whoever waits for one finds out
 * what became of the time while waiting. Who gets past it is judged with everyone's times held.
 */
export function unlessTaken(
  act: Act,
  token: string,
  starts_at: string,
  choose: (act: Act, token: string, starts_at: string) => Promise<Booking>,
): Promise<Booking> {
  const { services } = act;
  const read = readLinkToken(services, 'booking', token);
  if (!read) throw notFound();
  return act.db.connection().execute(async (db) => {
    if (await isStartTaken(db, read, starts_at, services.now())) throw timeIsGone();
    return withTransaction(db, (trx) => choose({ ...act, db: trx }, token, starts_at));
  });
}

function timeIsGone(): Refusal {
  const said = interviewsSay('interviews.time_is_gone');
  return new Refusal('conflict', said, { fields: [{ field: 'starts_at', message: said }] });
}

/**
 * The event of a link, held, once it is known that its time can be chosen. Looked at before anything is held, so that
 * those who cannot have it make nobody wait; and once more with everyone's times held, since then it is certain.
 */
async function heldForChoice(act: Act, opened: EventRecord, starts_at: string): Promise<EventRecord> {
  refuseOddStart(act, starts_at);
  await refuseTooMany(act, opened);
  await refuseClosed(act, await planOf(act, opened, { hold: false }), starts_at);
  const event = await holdEvent(act, opened.id);
  if (hasBegun(event, act.services.now())) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.is_over'));
  }
  if (event.starts_at === null) refuseMove(event, 'scheduled', { by: 'candidate', reason: '' });
  else refuseMove(event, 'collecting', { by: 'candidate', reason: '' });
  const plan = await planOf(act, event, { hold: true });
  await lockTimesOf(act.db, idsOf(plan));
  await refuseClosed(act, plan, starts_at);
  return event;
}

/** Holds a time for five minutes, in place of one held before. An event that has a time keeps it until it is moved. */
export async function holdFor(act: Act, token: string, starts_at: string): Promise<Booking> {
  const event = await heldForChoice(act, await openedBy(act, token), starts_at);
  await holdDay(act, event, Date.parse(starts_at));
  return bookingOf(act, event);
}

/** Gives free what is held for a link, as when its page is left; of another start nothing. */
export async function releaseHold(act: Act, token: string, starts_at: string): Promise<Booking> {
  const event = await openedBy(act, token);
  const held = await findHold(act.db, event.id, act.services.now());
  if (held && Date.parse(held.starts_at) === Date.parse(starts_at))
    for (const part of await partsOf(act, event, { hold: false })) await freeHoldOf(act.db, part.id);
  return bookingOf(act, event);
}

async function holdDay(act: Act, event: EventRecord, begin: number): Promise<void> {
  const { db, services } = act;
  const plan = await planOf(act, event, { hold: true });
  const day = plan.map((part) => part.event.id);
  // A day of several parts that has its times keeps only them: its own parts would stand in each other's way.
  if (event.starts_at !== null && plan.length > 1) return;
  await dropExpiredHolds(db, idsOf(plan), services.now());
  for (const id of day) await freeHoldOf(db, id);
  const held_until = new Date(services.now().getTime() + HOLD_MS);
  for (const part of plan) {
    const start = new Date(begin + part.event.offset_min * 60_000).toISOString();
    const time = { starts_at: start, ends_at: endOf(part.event, start) };
    const named = namedBy(part);
    await refuseTaken(act, day, named, time, 'candidate');
    const ids = named.map((each) => each.user_id);
    if (part.pool.length > 0) {
      const pick = await pickPerson(act, part, time, {
        except_events: day,
        by_hours: event.way === 'booking',
      });
      if (!pick) throw new Refusal('conflict', interviewsSay('interviews.time_is_gone'));
      ids.push(pick.person.user_id);
    }
    await takeTimes(db, part.event, ids, { ...time, held_until });
  }
}

/**
 * Books a time, or moves the interview to it; everyone is told. People whose hours offered it have said yes by that. Who
 * books the same time twice, as by pressing twice, has it.
 */
export async function bookAt(act: Act, token: string, starts_at: string): Promise<Booking> {
  const opened = await openedBy(act, token);
  const isHad = (event: EventRecord) =>
    TIMED_STATUSES.includes(event.status) && Date.parse(event.starts_at ?? '') === Date.parse(starts_at);
  if (isHad(opened)) return bookingOf(act, opened);
  const event = await heldForChoice(act, opened, starts_at);
  if (isHad(event)) return bookingOf(act, event);
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
  await tellDay(
    act,
    set.parts,
    {
      type: isMoved ? 'event_moved' : 'event_set',
      key: (part) => `set:${part.sequence}`,
      method: 'REQUEST',
      params: { reason: '' },
    },
    [],
  );
  await tellLeft(act, set.parts, null);
  const taking = set.parts.flatMap((part) => part.people);
  if (!taking.some((each) => each.user_id === event.organizer_id)) {
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
    return bookingOf(act, await answerDay(act, opened, answer));
  }
  const event = await holdEvent(act, opened.id);
  if (hasBegun(event, act.services.now())) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.is_over'));
  }
  refuseMove(event, 'cancelled', { by: 'candidate', reason: answer.reason });
  const doer = { actor_id: event.candidate_id, actor_kind: 'candidate' as const };
  return bookingOf(act, await callOff(act, event, doer, answer.reason));
}

/** Says yes to all parts of a day. */
async function answerDay(
  act: Act,
  opened: EventRecord,
  answer: { readonly response: 'accepted' | 'declined'; readonly reason: string },
): Promise<EventRecord> {
  const parts = await partsOf(act, opened, { hold: false });
  let first = opened;
  for (const part of parts) {
    const answered = await answerTime(act, part.id, part.candidate_id, answer);
    if (part.id === opened.id) first = answered;
  }
  return first;
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
  const plan = await planOf(act, await openedBy(act, token), { hold: false });
  return fileFor(act, plan, candidateOf(plan.flatMap((part) => part.people)), true);
}

/** An event, or all parts of a day, as a calendar file for one person; refused where it has no time. */
export function fileFor(
  act: Act,
  parts: readonly Pick<PartPlan, 'event' | 'people'>[],
  reader: ParticipantRecord,
  seesIdentity: boolean,
): string {
  if (parts.some((part) => part.event.starts_at === null)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.has_no_time'));
  }
  return calendarFile(
    parts.map((part) => entryFor(act, part.event, part.people, reader, seesIdentity)),
    {
      method: null,
      stamp: act.services.now(),
      host: new URL(act.services.config.publicUrl).hostname,
    },
  );
}
