import type { RouteBody } from '@tryout/contract/define-route';
import type { answerEvent as route, updateSlots as slotsRoute } from '@tryout/contract/interviews/events';
import { hasBegun, LIVE_STATUSES, TIMED_STATUSES } from '@tryout/domain/interviews/event-status';
import type { Act, SignedAct } from '../../platform/act.ts';
import { may } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { refuseOddSlots } from './arrange-event.ts';
import { tellPeople } from './event-letters.ts';
import {
  type EventRecord,
  findOrganizer,
  findParticipants,
  insertChange,
  type ParticipantRecord,
  replaceSlots,
  storeResponse,
} from './events.queries.ts';
import { holdEvent } from './held-event.ts';
import { interviewsSay } from './interviews.messages.ts';
import { settleConfirmation } from './take-time.ts';

/** Says yes, no or maybe to an event's time; the organizer is told, and a last yes confirms it. */
export async function answerTime(
  act: Act,
  id: string,
  userId: string,
  { response, reason }: Pick<RouteBody<typeof route>, 'response' | 'reason'>,
): Promise<EventRecord> {
  const { db, services } = act;
  const at = services.now();
  const event = await holdEvent(act, id);
  const people = await findParticipants(db, [id]);
  const me = people.find((each) => each.user_id === userId);
  if (!me) throw notFound();
  if (!TIMED_STATUSES.includes(event.status) || hasBegun(event, at)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.nothing_to_answer'));
  }
  if (me.response === response) return event;
  await storeResponse(db, id, [userId], response, at);
  const isCandidate = me.kind === 'candidate';
  await insertChange(
    db,
    event,
    {
      actor_id: userId,
      actor_kind: isCandidate ? 'candidate' : 'team',
      action: response,
      to_starts_at: event.starts_at,
      reason,
    },
    at,
  );
  const settled = await settleConfirmation(act, event);
  await tellOrganizer(act, settled, people, me, {
    type: response === 'accepted' ? 'event_accepted' : 'event_declined',
    key: `${response}:${userId}:${settled.version}:${at.getTime()}`,
    reason,
  });
  return settled;
}

/** Tells whoever arranges an event what somebody answered. */
export async function tellOrganizer(
  act: Act,
  event: EventRecord,
  people: readonly ParticipantRecord[],
  from: ParticipantRecord,
  news: {
    type: 'event_accepted' | 'event_declined' | 'event_times_offered' | 'event_booked';
    key: string;
    reason: string;
  },
): Promise<void> {
  if (event.organizer_id === from.user_id) return;
  const organizer = await organizerOf(act, event, people);
  if (!organizer) return;
  await tellPeople(act, event, people, [organizer], {
    type: news.type,
    key: news.key,
    params: {
      who: from.kind === 'candidate' ? event.applicant_name : from.name,
      reason: news.reason,
    },
  });
}

async function organizerOf(
  act: Act,
  event: EventRecord,
  people: readonly ParticipantRecord[],
): Promise<ParticipantRecord | undefined> {
  const taking = people.find((each) => each.user_id === event.organizer_id);
  return taking ?? (await findOrganizer(act.db, event.organizer_id));
}

/** Replaces the slots that somebody offers: one's own, or, by those who manage it, anybody's of the hiring side. */
export async function offerSlots(
  act: SignedAct,
  id: string,
  body: RouteBody<typeof slotsRoute>,
): Promise<EventRecord> {
  const { db, actor, services } = act;
  const at = services.now();
  const event = await holdEvent(act, id);
  const userId = body.user_id ?? actor.user_id;
  const people = await findParticipants(db, [id]);
  const whose = people.find((each) => each.user_id === userId);
  const manages = may(actor, 'event.manage', event);
  const mayOffer = whose && (userId === actor.user_id || (manages && whose.kind !== 'candidate'));
  if (!mayOffer) throw notFound();
  if (!LIVE_STATUSES.includes(event.status)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.is_over'));
  }
  if (whose.slots_version !== body.slots_version) {
    throw new Refusal('conflict', interviewsSay('interviews.changed_meanwhile'));
  }
  refuseOddSlots(act, body.slots, event.duration_min);
  const of = {
    event_id: id,
    organization_id: event.organization_id,
    user_id: userId,
    time_zone: body.time_zone,
  };
  await replaceSlots(db, of, body.slots, at);
  if (whose.kind === 'candidate' && body.slots.length > 0) {
    await tellOrganizer(act, event, people, whose, {
      type: 'event_times_offered',
      key: `offered:${whose.slots_version}`,
      reason: '',
    });
  }
  return event;
}
