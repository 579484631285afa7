import type { RouteBody } from '@tryout/contract/define-route';
import type { updateEvent as route } from '@tryout/contract/interviews/events';
import { LIVE_STATUSES, TIMED_STATUSES } from '@tryout/domain/interviews/event-status';
import type { SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { peopleOf } from './arrange-event.ts';
import { tellPeople } from './event-letters.ts';
import {
  type EventRecord,
  findParticipants,
  insertChange,
  putParticipants,
  removeParticipants,
  storeWords,
} from './events.queries.ts';
import { holdEvent } from './held-event.ts';
import { interviewsSay } from './interviews.messages.ts';
import { eventNow, refuseTaken, settleConfirmation, takenBy } from './take-time.ts';
import { dropExpiredHolds, lockTimesOf, takeTimes } from './times.queries.ts';

/** Refuses a change that is based on something older than what is stored. */
export function refuseStale(event: EventRecord, version: number): void {
  if (event.version !== version) throw new Refusal('conflict', interviewsSay('interviews.changed_meanwhile'));
}

/**
 * Changes the words of an interview and who takes part. Where it has a time, everyone gets the new calendar entry and
 * those taken out are told.
 */
export async function changeEvent(
  act: SignedAct,
  id: string,
  body: RouteBody<typeof route>,
): Promise<EventRecord> {
  const { db, actor, services } = act;
  const at = services.now();
  const event = await holdEvent(act, id);
  refuseStale(event, body.version);
  if (!LIVE_STATUSES.includes(event.status)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.is_over'));
  }
  await storeWords(
    db,
    id,
    {
      title: body.title ?? event.title,
      place: body.place ?? event.place,
      link: body.link ?? event.link,
      message: body.message ?? event.message,
    },
    at,
  );
  const before = await findParticipants(db, [id]);
  if (body.participants) await changePeople(act, event, body.participants);
  await insertChange(
    db,
    event,
    { actor_id: actor.user_id, actor_kind: 'team', action: 'changed', to_starts_at: event.starts_at },
    at,
  );
  const changed = await settleConfirmation(act, await eventNow(act, id));
  if (!TIMED_STATUSES.includes(event.status)) return changed;
  const people = await findParticipants(db, [id]);
  const others = people.filter((each) => each.user_id !== actor.user_id);
  await tellPeople(act, changed, people, others, {
    type: 'event_changed',
    key: `changed:${changed.sequence}`,
    method: 'REQUEST',
  });
  const gone = before.filter((each) => !people.some((kept) => kept.user_id === each.user_id));
  await tellPeople(act, changed, before, gone, {
    type: 'event_left',
    key: `left:${changed.sequence}`,
    method: 'CANCEL',
  });
  return changed;
}

async function changePeople(
  act: SignedAct,
  event: EventRecord,
  wanted: readonly { readonly user_id: string; readonly is_required: boolean }[],
): Promise<void> {
  const { db } = act;
  const { people } = await peopleOf(act, event, { participants: wanted, round_robin: [] });
  const before = await findParticipants(db, [event.id]);
  const gone = before.filter(
    (each) =>
      each.kind !== 'candidate' &&
      each.picked_at === null &&
      !people.some((kept) => kept.user_id === each.user_id),
  );
  await removeParticipants(
    db,
    event.id,
    gone.map((each) => each.user_id),
  );
  await putParticipants(db, event, people);
  if (event.starts_at === null || event.ends_at === null) return;
  const after = await findParticipants(db, [event.id]);
  const time = { starts_at: event.starts_at, ends_at: event.ends_at };
  const taken = takenBy(after);
  const ids = taken.map((each) => each.user_id);
  await lockTimesOf(db, ids);
  await dropExpiredHolds(db, ids, act.services.now());
  await refuseTaken(act, [event.id], taken, time, 'team');
  await takeTimes(db, event, ids, { ...time, held_until: null });
}
