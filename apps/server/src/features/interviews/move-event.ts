import type { RouteBody } from '@tryout/contract/define-route';
import type { moveEvent as moveRoute, scheduleEvent as timeRoute } from '@tryout/contract/interviews/events';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import {
  EVENT_STATUSES,
  type EventActor,
  type EventStatus,
  hasBegun,
  LIVE_STATUSES,
} from '@tryout/domain/interviews/event-status';
import { isDeadEnd } from '@tryout/domain/interviews/interviewable';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import type { Act, SignedAct } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { askCandidate } from './arrange-event.ts';
import { refuseStale } from './change-event.ts';
import { tellPeople } from './event-letters.ts';
import { countRecentChanges } from './event-list.queries.ts';
import {
  clearResponses,
  type EventRecord,
  findParticipants,
  insertChange,
  markSlots,
  type ParticipantRecord,
  removeParticipants,
  storeTime,
} from './events.queries.ts';
import { holdEvent } from './held-event.ts';
import { partsOf } from './interview-day.ts';
import { interviewsSay } from './interviews.messages.ts';
import {
  type EventDoer,
  eventNow,
  giveTime,
  logEvent,
  MOST_CHANGES_A_DAY,
  refuseOddStart,
} from './take-time.ts';
import { tellDay, tellLeft } from './tell-day.ts';
import { freeTimesOf } from './times.queries.ts';

/** Refuses a move that the state does not allow, or without the reason that it needs. */
export function refuseMove(
  event: EventRecord,
  to: EventStatus,
  who: { readonly by: EventActor; readonly reason: string },
): void {
  const answer = canTransition(EVENT_STATUSES, event.status, to, {
    by: who.by,
    has_reason: who.reason !== '',
  });
  if (answer.allowed) return;
  if (answer.code === 'reason_required') throw invalidField('reason', interviewsSay('interviews.say_why'));
  throw new Refusal('refused_by_rule', interviewsSay('interviews.cannot_move'), {
    current: { status: event.status, allowed: allowedTargets(EVENT_STATUSES, event.status, who.by) },
  });
}

/** Refuses further changes of a time that was changed too often within a day; each one sends mails. */
export async function refuseTooMany(act: Act, event: EventRecord): Promise<void> {
  if ((await countRecentChanges(act.db, event.id, act.services.now())) < MOST_CHANGES_A_DAY) return;
  throw new Refusal(
    'refused_by_rule',
    interviewsSay('interviews.too_many_changes', { most: MOST_CHANGES_A_DAY }),
  );
}

/** Chooses an event's time, or moves it to another one, and tells everyone. */
export async function scheduleAt(
  act: SignedAct,
  id: string,
  body: RouteBody<typeof timeRoute>,
): Promise<{ readonly event: EventRecord; readonly is_moved: boolean }> {
  const { actor } = act;
  const event = await holdEvent(act, id);
  refuseStale(event, body.version);
  refuseOddStart(act, body.starts_at);
  if (isDeadEnd(event.application_status as ApplicationStatus)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.applicant_is_out'));
  }
  if (event.starts_at === null) refuseMove(event, 'scheduled', { by: 'team', reason: body.reason });
  else refuseMove(event, 'collecting', { by: 'team', reason: body.reason });
  await refuseTooMany(act, event);
  for (const part of await partsOf(act, event, { hold: true }))
    refuseOddPart(act, part, event, body.starts_at);
  const set = await giveTime(
    act,
    event,
    { actor_id: actor.user_id, actor_kind: 'team' },
    {
      starts_at: body.starts_at,
      reason: body.reason,
      accepted: (person) => person.user_id === actor.user_id,
      despite_busy: body.despite_busy,
    },
  );
  const is_moved = event.starts_at !== null;
  await tellDay(
    act,
    set.parts,
    {
      type: is_moved ? 'event_moved' : 'event_set',
      key: (part) => `set:${part.sequence}`,
      method: 'REQUEST',
      params: { reason: body.reason },
    },
    [actor.user_id],
  );
  await tellLeft(act, set.parts, actor.user_id);
  return { event: set.event, is_moved };
}

/** A part that follows when another one of its day is moved: it has to be one that can, and must not begin in the past. */
function refuseOddPart(act: Act, part: EventRecord, moved: EventRecord, starts_at: string): void {
  if (part.id === moved.id) return;
  if (part.status === 'completed')
    throw new Refusal('refused_by_rule', interviewsSay('interviews.day_has_begun'));
  const own = Date.parse(starts_at) + (part.offset_min - moved.offset_min) * 60_000;
  refuseOddStart(act, new Date(own).toISOString());
}

/** Asks for times again, calls an interview off, or says how it ended. */
export async function moveTo(
  act: SignedAct,
  id: string,
  body: RouteBody<typeof moveRoute>,
): Promise<EventRecord> {
  const { actor } = act;
  const event = await holdEvent(act, id);
  if (event.status !== body.from) {
    throw new Refusal('stale_status', interviewsSay('interviews.changed_meanwhile'), {
      current: { status: event.status, allowed: allowedTargets(EVENT_STATUSES, event.status, 'team') },
    });
  }
  refuseMove(event, body.to, { by: 'team', reason: body.reason });
  const doer = { actor_id: actor.user_id, actor_kind: 'team' as const };
  if (body.to === 'cancelled') return callOff(act, event, doer, body.reason);
  if (body.to === 'collecting') return askAgain(act, event, doer, body.reason);
  return closeEvent(act, event, doer, body.to);
}

async function closeEvent(
  act: SignedAct,
  event: EventRecord,
  doer: EventDoer,
  to: 'completed' | 'no_show',
): Promise<EventRecord> {
  const { db, services } = act;
  const at = services.now();
  if (!hasBegun(event, at)) throw new Refusal('refused_by_rule', interviewsSay('interviews.not_begun'));
  await storeTime(db, event.id, { ...event, status: to, reason: '', cancelled_by: null }, at);
  await insertChange(db, event, { ...doer, action: to, to_starts_at: event.starts_at }, at);
  await logEvent(act, event, doer, `interview_${to}`);
  return eventNow(act, event.id);
}

/**
 * Gives up the time of an event, and of the day it is a part of; the candidate gets the link again, the others learn that
 * the time is free.
 */
async function askAgain(
  act: SignedAct,
  event: EventRecord,
  doer: EventDoer,
  reason: string,
): Promise<EventRecord> {
  if (isDeadEnd(event.application_status as ApplicationStatus)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.applicant_is_out'));
  }
  await refuseTooMany(act, event);
  const parts = await partsOf(act, event, { hold: true });
  for (const part of parts) {
    if (part.status === 'completed')
      throw new Refusal('refused_by_rule', interviewsSay('interviews.day_has_begun'));
  }
  for (const part of parts) await giveUpTime(act, part, doer, reason);
  const [first = event] = parts;
  await askCandidate(act, await eventNow(act, first.id));
  return eventNow(act, event.id);
}

async function giveUpTime(
  act: SignedAct,
  event: EventRecord,
  doer: EventDoer,
  reason: string,
): Promise<void> {
  const { db, services } = act;
  const at = services.now();
  const people = await findParticipants(db, [event.id]);
  const held = event.status === 'scheduled' || event.status === 'confirmed';
  await freeTimesOf(db, event.id);
  await markSlots(db, event.id, 'offered');
  await clearResponses(db, event.id);
  // Whose turn it is is asked again with the next time.
  const picked = people.filter((each) => each.picked_at !== null).map((each) => each.user_id);
  await removeParticipants(db, event.id, picked);
  await storeTime(
    db,
    event.id,
    { status: 'collecting', starts_at: null, ends_at: null, reason: '', cancelled_by: null },
    at,
  );
  await insertChange(db, event, { ...doer, action: 'reopened', from_starts_at: event.starts_at, reason }, at);
  await logEvent(act, event, doer, 'interview_reopened', { from_starts_at: event.starts_at });
  if (!held) return;
  const { sequence } = await eventNow(act, event.id);
  const others = people.filter((each) => each.user_id !== doer.actor_id && each.kind !== 'candidate');
  // The entry of the time that was given up leaves the calendars.
  await tellPeople(act, { ...event, sequence, status: 'cancelled', reason }, people, others, {
    type: 'event_reopened',
    key: `reopened:${sequence}`,
    method: 'CANCEL',
  });
}

/** Calls an event off, and all parts of its day that are still to come; gives everyone free and tells them. */
export async function callOff(
  act: Act,
  event: EventRecord,
  doer: EventDoer,
  reason: string,
  silent_to: readonly string[] = [],
): Promise<EventRecord> {
  const { db, services } = act;
  const at = services.now();
  const all = await partsOf(act, event, { hold: true });
  const parts = all.filter((part) => part.id === event.id || LIVE_STATUSES.includes(part.status));
  const told: { event: EventRecord; people: ParticipantRecord[] }[] = [];
  for (const part of parts) {
    const people = await findParticipants(db, [part.id]);
    await freeTimesOf(db, part.id);
    await markSlots(db, part.id, 'released');
    await storeTime(db, part.id, { ...part, status: 'cancelled', reason, cancelled_by: doer.actor_kind }, at);
    await insertChange(
      db,
      part,
      { ...doer, action: 'cancelled', from_starts_at: part.starts_at, reason },
      at,
    );
    await logEvent(act, part, doer, 'interview_cancelled', { reason });
    told.push({ event: await eventNow(act, part.id), people });
  }
  const now = await eventNow(act, event.id);
  if (event.status === 'draft') return now;
  await tellDay(
    act,
    told,
    { type: 'event_cancelled', key: (part) => `cancelled:${part.sequence}`, method: 'CANCEL' },
    [doer.actor_id, ...silent_to],
  );
  return now;
}
