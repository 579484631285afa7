import {
  allRequiredAccepted,
  type EventActor,
  type EventStatus,
} from '@tryout/domain/interviews/event-status';
import type { Act } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { appendApplicationLog } from '../application-log/public.ts';
import {
  clearResponses,
  type EventRecord,
  findParticipants,
  insertChange,
  markSlots,
  type ParticipantRecord,
  readEventRecord,
  storeResponse,
  storeStatus,
  storeTime,
} from './events.queries.ts';
import { interviewsSay } from './interviews.messages.ts';
import { dropExpiredHolds, findTaken, lockTimesOf, takeTimes } from './times.queries.ts';

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
 * Refuses a time at which somebody required is taken by another interview, in whichever organization; of which one is
 * not told. Their times are held until the transaction ends.
 */
export async function refuseTaken(
  act: Act,
  event: { readonly id: string | null },
  people: readonly ParticipantRecord[],
  time: { readonly starts_at: string; readonly ends_at: string },
  reader: 'team' | 'candidate',
): Promise<void> {
  const now = act.services.now();
  const ids = takenBy(people).map((each) => each.user_id);
  await lockTimesOf(act.db, ids);
  await dropExpiredHolds(act.db, ids, now);
  const taken = await findTaken(
    act.db,
    ids,
    { from: new Date(time.starts_at), until: new Date(time.ends_at), except_event: event.id },
    now,
  );
  if (taken.length === 0) return;
  const busy = people.filter((each) => taken.some((time) => time.user_id === each.user_id));
  const said =
    reader === 'candidate'
      ? interviewsSay('interviews.time_is_gone')
      : interviewsSay('interviews.people_are_taken', { names: busy.map((each) => each.name).join(', ') });
  throw new Refusal('conflict', said, { fields: [{ field: 'starts_at', message: said }] });
}

/**
 * Gives an event its time, or another one: takes everyone required, chooses the slots, forgets answers that were given
 * to the time before, and writes history and log. `accepted`: who has said yes by choosing.
 * @throws Refusal where somebody is taken already
 */
export async function giveTime(
  act: Act,
  event: EventRecord,
  doer: EventDoer,
  to: {
    readonly starts_at: string;
    readonly accepted: (person: ParticipantRecord) => boolean;
    readonly reason: string;
  },
): Promise<{ event: EventRecord; people: ParticipantRecord[] }> {
  const { db, services } = act;
  const at = services.now();
  const time = { starts_at: new Date(to.starts_at).toISOString(), ends_at: endOf(event, to.starts_at) };
  const people = await findParticipants(db, [event.id]);
  await refuseTaken(act, event, people, time, doer.actor_kind === 'candidate' ? 'candidate' : 'team');
  await takeTimes(
    db,
    event,
    takenBy(people).map((each) => each.user_id),
    { ...time, held_until: null },
  );
  await markSlots(db, event.id, time);
  await clearResponses(db, event.id);
  const yes = people.filter(to.accepted);
  await storeResponse(
    db,
    event.id,
    yes.map((each) => each.user_id),
    'accepted',
    at,
  );
  const answered = people.map((each) => ({
    ...each,
    response: to.accepted(each) ? ('accepted' as const) : ('needs_action' as const),
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
  return { event: await eventNow(act, event.id), people: answered };
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
