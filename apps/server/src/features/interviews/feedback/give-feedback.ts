import type { RouteBody } from '@tryout/contract/define-route';
import type { EventFeedback, giveFeedback as route } from '@tryout/contract/interviews/event-feedback';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { asksFeedback, feedbackState } from '@tryout/domain/interviews/feedback';
import { isDeadEnd } from '@tryout/domain/interviews/interviewable';
import type { SignedAct } from '../../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language/language.ts';
import { type EventRecord, findParticipants, insertChange } from '../events.queries.ts';
import { holdEvent } from '../held-event.ts';
import { interviewsSay } from '../interviews.messages.ts';
import { findMeasured, storeKit } from '../kit/kit.queries.ts';
import { findKitOf, traitsOf } from '../kit/kit-of-event.ts';
import { manages } from '../kit/kit-view.ts';
import { logEvent } from '../take-time.ts';
import { keepEarlier, keepFeedback } from './feedback.queries.ts';
import { earlierOf, judgementsOf } from './judgements.ts';
import { findKnown } from './known-feedback.ts';

type Body = RouteBody<typeof route>;

/** What an event's application allows now. */
function stateOf(event: EventRecord, now: Date) {
  return feedbackState({ ...event, application_status: event.application_status as ApplicationStatus }, now);
}

/** What interviewers think of an event, as the caller may know it. */
export async function feedbackOf(
  act: SignedAct,
  event: EventRecord,
  language: Language,
): Promise<EventFeedback> {
  const { actor, services } = act;
  const now = services.now();
  const { known, reader } = await findKnown(act, event, language);
  const isAsked = known.people.some((each) => each.user_id === actor.user_id && each.kind !== 'candidate');
  const own = known.all.find((each) => each.user_id === actor.user_id);
  const judgements = judgementsOf(known, reader);
  return {
    ...judgements,
    own: own
      ? { ...own, earlier: earlierOf(own, known).map(({ content, at }) => ({ ...content, at })) }
      : null,
    state: isAsked ? stateOf(event, now) : 'none',
    is_asked: isAsked,
    may_remind:
      manages(actor, event) &&
      asksFeedback(event, now) &&
      !isDeadEnd(event.application_status as ApplicationStatus) &&
      judgements.missing.some((each) => each.user_id !== actor.user_id),
  };
}

/** Keeps or sends the caller's judgement. */
export async function keepOwnFeedback(
  act: SignedAct,
  id: string,
  body: Body,
  language: Language,
): Promise<EventFeedback> {
  const { db, actor, services } = act;
  const at = services.now();
  const event = await holdEvent(act, id);
  const people = await findParticipants(db, [id]);
  const me = people.find((each) => each.user_id === actor.user_id && each.kind !== 'candidate');
  if (!me) throw notFound();
  const sends = body.send || me.has_sent_feedback;
  refuseByState(event, body, at);
  if (sends && body.recommendation === null) {
    throw invalidField('recommendation', interviewsSay('interviews.recommend'));
  }
  await refuseUnknownParts(act, event, body);
  const of = {
    event_id: id,
    organization_id: event.organization_id,
    user_id: actor.user_id,
    version: body.version,
  };
  if (me.has_sent_feedback) await keepEarlier(db, id, actor.user_id);
  if (!(await keepFeedback(db, of, { ...body, sends }, at))) {
    throw new Refusal('conflict', interviewsSay('interviews.changed_meanwhile'));
  }
  const doer = { actor_id: actor.user_id, actor_kind: 'team' as const };
  if (sends && !me.has_sent_feedback) {
    await insertChange(db, event, { ...doer, action: 'feedback' }, at);
    await logEvent(act, event, doer, 'interview_feedback');
  } else if (sends) {
    await logEvent(act, event, doer, 'interview_feedback_changed');
  }
  return feedbackOf(act, event, language);
}

function refuseByState(event: EventRecord, body: Body, at: Date): void {
  const state = stateOf(event, at);
  if (state === 'open') return;
  if (isDeadEnd(event.application_status as ApplicationStatus)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.feedback_is_closed'));
  }
  const judges =
    body.send ||
    body.recommendation !== null ||
    [...body.ratings, ...body.answers].some((each) => each.rating !== null);
  if (state === 'none' || judges) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.not_begun'));
  }
}

/** Refuses ratings of what is not asked; whoever takes notes on proposed questions makes them the interview's. */
async function refuseUnknownParts(act: SignedAct, event: EventRecord, body: Body): Promise<void> {
  const { db, actor, services } = act;
  if (new Set(body.ratings.map((each) => each.trait_id)).size < body.ratings.length) {
    throw invalidField('ratings', interviewsSay('interviews.trait_twice'));
  }
  if (new Set(body.answers.map((each) => each.question_key)).size < body.answers.length) {
    throw invalidField('answers', interviewsSay('interviews.question_twice'));
  }
  if (body.ratings.length > 0) {
    const known = new Set(
      traitsOf(await findMeasured(db, event.application_id)).map((each) => each.trait_id),
    );
    const at = body.ratings.findIndex((each) => !known.has(each.trait_id));
    if (at >= 0) throw invalidField(`ratings.${at}.trait_id`, interviewsSay('interviews.trait_not_asked'));
  }
  if (body.answers.length === 0) return;
  const { kit } = await findKitOf(db, event);
  const at = body.answers.findIndex((each) => !kit.items.some((item) => item.key === each.question_key));
  if (at >= 0) throw invalidField(`answers.${at}.question_key`, interviewsSay('interviews.question_unknown'));
  if (kit.version === 0) await storeKit(db, event, kit, actor.user_id, services.now());
}
