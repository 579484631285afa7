import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { fileFor } from './booking.ts';
import { readerOf } from './event-names.ts';
import { eventView } from './event-view.ts';
import { type EventRecord, findOrganizer, findParticipants, noteSeen } from './events.queries.ts';

/** One event for the caller, who is noted to have seen it. */
export async function openEvent(act: SignedAct, event: EventRecord): Promise<InterviewEvent> {
  await noteSeen(act.db, event.id, act.actor.user_id, act.services.now());
  return eventView(act, event);
}

/** An event as a calendar file for the caller. */
export async function fileForCaller(act: SignedAct, event: EventRecord): Promise<string> {
  const people = await findParticipants(act.db, [event.id]);
  const taking = people.find((each) => each.user_id === act.actor.user_id);
  const reader = taking ?? (await findOrganizer(act.db, act.actor.user_id));
  if (!reader) throw notFound();
  return fileFor(act, [{ event, people }], reader, readerOf(act.actor, event) !== 'blind');
}
