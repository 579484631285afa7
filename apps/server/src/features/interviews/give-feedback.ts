import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { readFeedback, giveFeedback as route } from '@tryout/contract/interviews/event-feedback';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { agreementOf } from '@tryout/domain/interviews/feedback';
import { isDeadEnd } from '@tryout/domain/interviews/interviewable';
import type { SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { asksFeedback } from './event-view.ts';
import { type EventRecord, findParticipants, insertChange } from './events.queries.ts';
import { findFeedback, findTraitsOfCard, keepFeedback } from './feedback.queries.ts';
import { holdEvent } from './held-event.ts';
import { interviewsSay } from './interviews.messages.ts';
import { logEvent } from './take-time.ts';

/**
 * What interviewers think of an event. Who takes part sees what others have sent once their own is sent; who only looks
 * on sees it at once. Drafts and private notes are their writer's alone.
 */
export async function feedbackOf(
  act: SignedAct,
  event: EventRecord,
): Promise<RouteData<typeof readFeedback>> {
  const { db, actor, services } = act;
  const [people, all, traits] = await Promise.all([
    findParticipants(db, [event.id]),
    findFeedback(db, event.id),
    findTraitsOfCard(db, event.application_id),
  ]);
  const asked = people.filter((each) => each.kind !== 'candidate');
  const isAsked = asked.some((each) => each.user_id === actor.user_id);
  const own = all.find((each) => each.user_id === actor.user_id);
  const sent = all.filter((each) => each.sent_at !== null);
  const isShown = !isAsked || (own !== undefined && own.sent_at !== null);
  return {
    traits,
    own: own ?? null,
    others: isShown ? sent.filter((each) => each.user_id !== actor.user_id) : null,
    sent: sent.length,
    asked: asked.length,
    agreement: isShown ? agreementOf(sent.flatMap((each) => each.recommendation ?? [])) : null,
    is_open:
      isAsked &&
      asksFeedback(event, services.now()) &&
      !isDeadEnd(event.application_status as ApplicationStatus),
  };
}

/** Keeps or sends the caller's judgement. */
export async function keepOwnFeedback(
  act: SignedAct,
  id: string,
  body: RouteBody<typeof route>,
): Promise<RouteData<typeof readFeedback>> {
  const { db, actor, services } = act;
  const at = services.now();
  const event = await holdEvent(act, id);
  const people = await findParticipants(db, [id]);
  const me = people.find((each) => each.user_id === actor.user_id);
  if (!me) throw notFound();
  if (!asksFeedback(event, at)) throw new Refusal('refused_by_rule', interviewsSay('interviews.not_begun'));
  if (isDeadEnd(event.application_status as ApplicationStatus)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.feedback_is_closed'));
  }
  const sends = body.send || me.has_sent_feedback;
  if (sends && body.recommendation === null) {
    throw invalidField('recommendation', interviewsSay('interviews.recommend'));
  }
  if (new Set(body.ratings.map((each) => each.trait_id)).size < body.ratings.length) {
    throw invalidField('ratings', interviewsSay('interviews.trait_twice'));
  }
  const of = {
    event_id: id,
    organization_id: event.organization_id,
    user_id: actor.user_id,
    version: body.version,
  };
  if (!(await keepFeedback(db, of, { ...body, sends }, at))) {
    throw new Refusal('conflict', interviewsSay('interviews.changed_meanwhile'));
  }
  if (sends && !me.has_sent_feedback) {
    const doer = { actor_id: actor.user_id, actor_kind: 'team' as const };
    await insertChange(db, event, { ...doer, action: 'feedback' }, at);
    await logEvent(act, event, doer, 'interview_feedback');
  }
  return feedbackOf(act, event);
}
