import type { RouteData } from '@tryout/contract/define-route';
import type { readAgenda as route } from '@tryout/contract/interviews/event-feedback';
import type { SignedAct } from '../../../platform/act.ts';
import { eventLine } from '../event-view.ts';
import { findParticipants } from '../events.queries.ts';
import { countUpcoming, findAwaitingSlots, findFeedbackDue, findNext } from './feedback.queries.ts';

/** What waits for the caller in interviews. */
export async function agendaOf(act: SignedAct): Promise<RouteData<typeof route>> {
  const { db, actor, services } = act;
  const now = services.now();
  const isCandidate = actor.user_type === 'candidate';
  const [next, due, awaiting, upcoming] = await Promise.all([
    findNext(db, actor, now),
    isCandidate ? [] : findFeedbackDue(db, actor, now),
    findAwaitingSlots(db, actor),
    countUpcoming(db, actor, now),
  ]);
  const people = await findParticipants(
    db,
    [...next, ...due, ...awaiting].map((each) => each.id),
  );
  const lines = (events: typeof next) =>
    events.map((event) =>
      eventLine(
        actor,
        event,
        people.filter((each) => each.event_id === event.id),
        now,
      ),
    );
  return { next: lines(next), feedback_due: lines(due), awaiting_slots: lines(awaiting), upcoming };
}
