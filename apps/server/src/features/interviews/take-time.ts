import {
  allRequiredAccepted,
  type EventActor,
  type EventStatus,
} from '@tryout/domain/interviews/event-status';
import type { Act } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { appendApplicationLog } from '../application-log/public.ts';
import { busyPeople } from '../calendars/public.ts';
import {
  clearResponses,
  type EventRecord,
  findParticipants,
  insertChange,
  markSlots,
  type ParticipantRecord,
  putParticipants,
  readEventRecord,
  removeParticipants,
  storeResponse,
  storeStatus,
  storeTime,
} from './events.queries.ts';
import { idsOf, namedBy, type PartPlan, planOf } from './interview-day.ts';
import { interviewsSay } from './interviews.messages.ts';
import { pickPerson } from './pick-person.ts';
import { dropExpiredHolds, findTaken, freeTimesOf, lockTimesOf, takeTimes } from './times.queries.ts';

/** Who acts on an event, for its history. */
export interface EventDoer {
  readonly actor_id: string | null;
  readonly actor_kind: EventActor;
}

/** Events beyond this many years ahead are typing errors. */
const FURTHEST_MS = 2 * 366 * 86_400_000;

/** Most changes of one event's time within a day; each sends mails. */
export const MOST_CHANGES_A_DAY = 20;

/** The end of an event that begins at an instant. */
export function endOf(event: { readonly duration_min: number }, starts_at: string): string {
  return new Date(Date.parse(starts_at) + event.duration_min * 60_000).toISOString();
}

/** Refuses a start that has passed or lies years ahead. */
export function refuseOddStart(act: Act, starts_at: string, field = 'starts_at'): void {
  const ahead = Date.parse(starts_at) - act.services.now().getTime();
  if (ahead <= 0) throw invalidField(field, interviewsSay('interviews.start_has_passed'));
  if (ahead > FURTHEST_MS) throw invalidField(field, interviewsSay('interviews.start_too_far'));
}

/** Who is taken by an event: the candidate and everyone required. */
export function takenBy(people: readonly ParticipantRecord[]): ParticipantRecord[] {
  return people.filter((each) => each.is_required || each.kind === 'candidate');
}

/**
 * Refuses a time at which somebody is taken by another interview than those of `except_events`, in whichever
 * organization; of which one is not told. Their times have to be held.
 */
export async function refuseTaken(
  act: Act,
  except_events: readonly string[],
  people: readonly ParticipantRecord[],
  time: { readonly starts_at: string; readonly ends_at: string },
  reader: 'team' | 'candidate',
): Promise<void> {
  const taken = await findTaken(
    act.db,
    people.map((each) => each.user_id),
    { from: new Date(time.starts_at), until: new Date(time.ends_at), except_events },
    act.services.now(),
  );
  if (taken.length === 0) return;
  const busy = people.filter((each) => taken.some((time) => time.user_id === each.user_id));
  throw timeRefused(
    reader === 'candidate'
      ? interviewsSay('interviews.time_is_gone')
      : interviewsSay('interviews.people_are_taken', { names: namesOf(busy) }),
  );
}

const namesOf = (people: readonly { readonly name: string }[]) => people.map((each) => each.name).join(', ');

function timeRefused(said: Said): Refusal {
  return new Refusal('conflict', said, { fields: [{ field: 'starts_at', message: said }] });
}

/** Refuses a time at which somebody of the hiring side is busy by their own calendar; whoever arranges may insist. */
async function refuseBusy(
  { db }: Act,
  people: readonly ParticipantRecord[],
  time: { readonly starts_at: string; readonly ends_at: string },
): Promise<void> {
  const team = people.filter((each) => each.kind !== 'candidate');
  const busy = await busyPeople(
    db,
    team.map((each) => each.user_id),
    { from: new Date(time.starts_at), until: new Date(time.ends_at) },
  );
  if (busy.size === 0) return;
  const names = namesOf(team.filter((each) => busy.has(each.user_id)));
  throw timeRefused(interviewsSay('interviews.people_are_busy', { names }));
}

/** One part with its new time. */
export interface GivenPart {
  readonly event: EventRecord;
  readonly people: readonly ParticipantRecord[];
  /** Who had its turn before, and gave it to somebody else. */
  readonly left: readonly ParticipantRecord[];
}

/** What has its time now: all parts of the day, of which one was asked for. */
export interface GivenTime {
  readonly event: EventRecord;
  readonly people: readonly ParticipantRecord[];
  readonly parts: readonly GivenPart[];
}

/** A time to be given. */
export interface TimeToGive {
  /** Of the event that is named; the other parts of its day follow. */
  readonly starts_at: string;
  /** Who has said yes by choosing. */
  readonly accepted: (person: ParticipantRecord) => boolean;
  readonly reason: string;
  /** Also where somebody's own calendar says busy. */
  readonly despite_busy?: boolean;
}

/**
 * Gives an event its time, or another one, and with it the whole day it is a part of: takes everyone required, picks
 * whose turn it is, chooses the slots, forgets answers that were given to the time before, and writes history and log.
 * All parts or none.
 * @throws Refusal where somebody is taken already
 */
export async function giveTime(
  act: Act,
  event: EventRecord,
  doer: EventDoer,
  to: TimeToGive,
): Promise<GivenTime> {
  const plan = await planOf(act, event, { hold: true });
  const ids = idsOf(plan);
  await lockTimesOf(act.db, ids);
  await dropExpiredHolds(act.db, ids, act.services.now());
  // A part may move to where another one was.
  for (const part of plan) await freeTimesOf(act.db, part.event.id);
  const begin = Date.parse(to.starts_at) - event.offset_min * 60_000;
  const day = plan.map((part) => part.event.id);
  const parts: GivenPart[] = [];
  for (const part of plan) parts.push(await givePart(act, part, doer, { ...to, begin, day }));
  const asked = parts.find((part) => part.event.id === event.id);
  if (!asked) throw new Error('a day without the part that was asked for');
  return { event: asked.event, people: asked.people, parts };
}

async function givePart(
  act: Act,
  part: PartPlan,
  doer: EventDoer,
  to: TimeToGive & { readonly begin: number; readonly day: readonly string[] },
): Promise<GivenPart> {
  const { db, services } = act;
  const { event } = part;
  const at = services.now();
  const starts_at = new Date(to.begin + event.offset_min * 60_000).toISOString();
  const time = { starts_at, ends_at: endOf(event, starts_at) };
  const named = namedBy(part);
  const isTeam = doer.actor_kind === 'team';
  await refuseTaken(act, to.day, named, time, isTeam ? 'team' : 'candidate');
  if (isTeam && !to.despite_busy) await refuseBusy(act, named, time);
  const { left, picked } = await giveTurn(act, part, doer, { time, day: to.day });
  const people = await findParticipants(db, [event.id]);
  await takeTimes(
    db,
    event,
    takenBy(people).map((each) => each.user_id),
    { ...time, held_until: null },
  );
  await markSlots(db, event.id, time);
  await clearResponses(db, event.id);
  const hasAccepted = (person: ParticipantRecord) =>
    to.accepted(person) || (person.user_id === picked && doer.actor_kind === 'candidate');
  const yes = people.filter(hasAccepted);
  await storeResponse(
    db,
    event.id,
    yes.map((each) => each.user_id),
    'accepted',
    at,
  );
  const answered = people.map((each) => ({
    ...each,
    response: hasAccepted(each) ? ('accepted' as const) : ('needs_action' as const),
  }));
  const status: EventStatus = allRequiredAccepted(answered) ? 'confirmed' : 'scheduled';
  await storeTime(db, event.id, { ...time, status, reason: '', cancelled_by: null }, at);
  const action = event.starts_at === null ? 'set' : 'moved';
  await insertChange(
    db,
    event,
    { ...doer, action, from_starts_at: event.starts_at, to_starts_at: time.starts_at, reason: to.reason },
    at,
  );
  await logEvent(act, event, doer, `interview_${action}`, { starts_at: time.starts_at });
  return { event: await eventNow(act, event.id), people: answered, left };
}

/** Gives a part to whoever's turn it is; whoever had it before and is not free leaves. */
async function giveTurn(
  act: Act,
  part: PartPlan,
  doer: EventDoer,
  { time, day }: { time: { starts_at: string; ends_at: string }; day: readonly string[] },
): Promise<{ left: readonly ParticipantRecord[]; picked: string | null }> {
  const { db, services } = act;
  const { event, pool } = part;
  if (pool.length === 0) return { left: [], picked: null };
  const isTeam = doer.actor_kind === 'team';
  const find = (by_hours: boolean) => pickPerson(act, part, time, { except_events: day, by_hours });
  const pick = (await find(true)) ?? (isTeam ? await find(false) : null);
  if (!pick) {
    throw timeRefused(
      isTeam
        ? interviewsSay('interviews.people_are_taken', { names: namesOf(pool) })
        : interviewsSay('interviews.time_is_gone'),
    );
  }
  const { user_id, kind, name } = pick.person;
  const before = part.people.filter((each) => each.picked_at !== null);
  if (before.some((each) => each.user_id === user_id)) return { left: [], picked: user_id };
  await removeParticipants(
    db,
    event.id,
    before.map((each) => each.user_id),
  );
  const at = services.now();
  await putParticipants(db, event, [{ user_id, kind, is_required: true, picked_at: at }]);
  const detail = { name, recent: pick.recent, of: pick.of };
  await insertChange(
    db,
    event,
    { actor_id: user_id, actor_kind: 'system', action: 'picked', to_starts_at: time.starts_at, detail },
    at,
  );
  return { left: before, picked: user_id };
}

/** Moves a scheduled event to confirmed once everyone required said yes, or back when one of them does no more. */
export async function settleConfirmation(act: Act, event: EventRecord): Promise<EventRecord> {
  if (event.status !== 'scheduled' && event.status !== 'confirmed') return event;
  const people = await findParticipants(act.db, [event.id]);
  const status = allRequiredAccepted(people) ? 'confirmed' : 'scheduled';
  if (status === event.status) return event;
  await storeStatus(act.db, event.id, status, act.services.now());
  return eventNow(act, event.id);
}

/** An event that is known to be there, as it is now. */
export async function eventNow({ db }: Act, id: string): Promise<EventRecord> {
  const event = await readEventRecord(db, id);
  if (!event) throw new Error('an event is gone while it is held');
  return event;
}

/** Writes a line of the application's log; tests of recruiters have one too. */
export async function logEvent(
  act: Act,
  event: Pick<EventRecord, 'id' | 'application_id' | 'organization_id' | 'title'>,
  doer: EventDoer,
  action: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await appendApplicationLog(
    act.db,
    [
      {
        application_id: event.application_id,
        organization_id: event.organization_id,
        actor_id: doer.actor_id,
        actor_kind: doer.actor_kind === 'team' ? 'user' : doer.actor_kind,
        action,
        detail: { event_id: event.id, title: event.title, ...detail },
      },
    ],
    act.services.now(),
  );
}
