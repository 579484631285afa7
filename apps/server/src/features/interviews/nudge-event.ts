import { TIMED_STATUSES } from '@tryout/domain/interviews/event-status';
import type { SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { tellPeople } from './event-letters.ts';
import { findParticipants } from './events.queries.ts';
import { holdEvent } from './held-event.ts';
import { interviewsSay } from './interviews.messages.ts';

/** People are not reminded more often than this by hand. */
const PAUSE_MS = 4 * 3_600_000;

/** Reminds everyone who has not answered, at most once in four hours; answers how many were. */
export async function nudge(act: SignedAct, id: string): Promise<number> {
  const event = await holdEvent(act, id);
  const isTimed = TIMED_STATUSES.includes(event.status);
  if (!isTimed && event.status !== 'collecting') {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.is_over'));
  }
  const people = await findParticipants(act.db, [id]);
  const silent = people.filter((each) =>
    isTimed
      ? each.response === 'needs_action' && each.user_id !== act.actor.user_id
      : each.kind === 'candidate',
  );
  const period = Math.floor(act.services.now().getTime() / PAUSE_MS);
  const told = await tellPeople(act, event, people, silent, {
    type: isTimed ? 'event_answer_waits' : 'event_asked',
    key: `nudge:${event.version}:${period}`,
  });
  if (told === 0 && silent.length > 0) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.nudged_already'));
  }
  return told;
}
