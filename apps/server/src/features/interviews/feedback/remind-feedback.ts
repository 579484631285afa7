import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { asksFeedback } from '@tryout/domain/interviews/feedback';
import { isDeadEnd } from '@tryout/domain/interviews/interviewable';
import type { SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { tellPeople } from '../event-letters.ts';
import { findParticipants } from '../events.queries.ts';
import { holdEvent } from '../held-event.ts';
import { interviewsSay } from '../interviews.messages.ts';
import { askedOf } from './judgements.ts';

/** People are not reminded more often than this by hand. */
const PAUSE_MS = 4 * 3_600_000;

/** Reminds everyone who owes feedback on an interview, at most once in four hours; answers how many were. */
export async function remindOfFeedback(act: SignedAct, id: string): Promise<number> {
  const now = act.services.now();
  const event = await holdEvent(act, id);
  if (!asksFeedback(event, now)) throw new Refusal('refused_by_rule', interviewsSay('interviews.not_begun'));
  if (isDeadEnd(event.application_status as ApplicationStatus)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.feedback_is_closed'));
  }
  const people = await findParticipants(act.db, [id]);
  const owing = askedOf(people).filter(
    (each) => !each.has_sent_feedback && each.user_id !== act.actor.user_id,
  );
  const told = await tellPeople(act, event, people, owing, {
    type: 'event_feedback_due',
    key: `feedback_nudge:${Math.floor(now.getTime() / PAUSE_MS)}`,
  });
  if (told === 0 && owing.length > 0) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.nudged_already'));
  }
  return told;
}
