import type {
  EventRow,
  InterviewEvent,
  Participant,
  ParticipantSlots,
} from '@tryout/contract/interviews/event-fields';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import {
  EVENT_STATUSES,
  hasBegun,
  LIVE_STATUSES,
  TIMED_STATUSES,
} from '@tryout/domain/interviews/event-status';
import { asksFeedback } from '@tryout/domain/interviews/feedback';
import { isDeadEnd } from '@tryout/domain/interviews/interviewable';
import type { ParticipantKind } from '@tryout/domain/interviews/participant-kinds';
import { inTurn } from '@tryout/domain/interviews/round-robin';
import { allowedTargets } from '@tryout/domain/records/transitions';
import type { SignedAct } from '../../platform/act.ts';
import { type Actor, may } from '../../platform/http/actor.ts';
import { bookingPath } from './event-letters.ts';
import { applicantFor, type Reader, readerOf } from './event-names.ts';
import {
  type ChangeRecord,
  type EventRecord,
  findChanges,
  findParticipants,
  findSlots,
  type ParticipantRecord,
  type SlotRecord,
} from './events.queries.ts';
import { type PartPlan, planOf } from './interview-day.ts';
import { turnsOf } from './pick-person.ts';

/** An event as a line of a list. */
export function eventLine(
  actor: Actor,
  event: EventRecord,
  people: readonly ParticipantRecord[],
  now: Date,
): EventRow {
  const me = people.find((each) => each.user_id === actor.user_id);
  const team = people.filter((each) => each.kind !== 'candidate');
  const organizerFirst = [...team].sort(
    (a, b) => Number(b.user_id === event.organizer_id) - Number(a.user_id === event.organizer_id),
  );
  return {
    id: event.id,
    event_id: event.id,
    kind: event.kind,
    way: event.way,
    status: event.status,
    title: event.title,
    duration_min: event.duration_min,
    time_zone: event.time_zone,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    place: event.place,
    link: event.link,
    position: { id: event.position_id, title: event.position_title },
    organization_name: event.organization_name,
    application_id: event.application_id,
    applicant_name: applicantFor(event, readerOf(actor, event)),
    people: organizerFirst.map((each) => each.name),
    your_response: me?.response ?? null,
    your_feedback_is_due:
      me !== undefined &&
      me.kind !== 'candidate' &&
      me.response !== 'declined' &&
      !me.has_sent_feedback &&
      asksFeedback(event, now) &&
      !isDeadEnd(event.application_status as ApplicationStatus),
    day_id: event.day_id,
    part: event.part,
  };
}

/** One event, whole, as the caller may know it. */
export async function eventView(act: SignedAct, event: EventRecord): Promise<InterviewEvent> {
  const { actor, db, services } = act;
  const now = services.now();
  const [people, slots, changes] = await Promise.all([
    findParticipants(db, [event.id]),
    findSlots(db, event.id),
    findChanges(db, event.id),
  ]);
  const plan = await planOf(act, event, { hold: false });
  const reader = readerOf(actor, event);
  const me = people.find((each) => each.user_id === actor.user_id);
  const manages = may(actor, 'event.manage', event);
  const isLive = LIVE_STATUSES.includes(event.status);
  const sentOwn = me?.has_sent_feedback ?? false;
  const participants = people.map((each) => participantView(each, { event, actor, reader, slots }));
  const listOf = (kind: ParticipantKind): ParticipantSlots[] =>
    participants
      .filter((each) => each.kind === kind)
      .map(({ user_id, user_time_slots }) => ({ user_id, user_time_slots }));
  const begun = hasBegun(event, now);
  return {
    ...eventLine(actor, event, people, now),
    message: event.message,
    opens_at: event.opens_at,
    closes_at: event.closes_at,
    reason: event.reason,
    version: event.version,
    booking_path: reader === 'candidate' ? bookingPath(act, event) : null,
    allowed: manages
      ? allowedTargets(EVENT_STATUSES, event.status, 'team').filter(
          (to) => begun || (to !== 'completed' && to !== 'no_show'),
        )
      : [],
    participants,
    candidate_time_slots: listOf('candidate'),
    hiring_manager_time_slots: listOf('hiring_manager'),
    company_recruiter_time_slots: listOf('company_recruiter'),
    company_admin_time_slots: listOf('company_admin'),
    independent_recruiter_time_slots: listOf('independent_recruiter'),
    day: dayView(plan),
    round_robin: reader === 'candidate' ? null : await turnsView(act, plan, event),
    history: changes.map(({ detail, ...change }) => ({
      ...change,
      pick: reader === 'candidate' ? null : pickView(detail),
      // Candidates read what was said to them, not who of the team did it or why.
      who: reader === 'team' ? change.who : null,
      reason: reader === 'candidate' && change.actor_kind === 'team' ? '' : change.reason,
    })),
    rights: {
      manage: manages,
      answer: me !== undefined && TIMED_STATUSES.includes(event.status) && !begun,
      offer: me !== undefined && isLive,
      prepare: me !== undefined && me.kind !== 'candidate',
      give_feedback: me !== undefined && me.kind !== 'candidate' && (sentOwn || asksFeedback(event, now)),
    },
  };
}

function pickView({ name, recent, of }: ChangeRecord['detail']) {
  return name === undefined || recent === undefined || of === undefined ? null : { name, recent, of };
}

function dayView(plan: readonly PartPlan[]): InterviewEvent['day'] {
  const [first] = plan;
  if (!first || plan.length === 1) return null;
  return {
    title: first.event.day_title,
    parts: plan.map(({ event, people }) => ({
      event_id: event.id,
      title: event.title,
      status: event.status,
      duration_min: event.duration_min,
      offset_min: event.offset_min,
      starts_at: event.starts_at,
      ends_at: event.ends_at,
      people: people.filter((each) => each.kind !== 'candidate').map((each) => each.name),
    })),
  };
}

async function turnsView(
  act: SignedAct,
  plan: readonly PartPlan[],
  event: EventRecord,
): Promise<InterviewEvent['round_robin']> {
  const part = plan.find((each) => each.event.id === event.id);
  if (!part || part.pool.length === 0) return null;
  const ids = part.pool.map((each) => each.user_id);
  const turns = await turnsOf(act, event.organization_id, ids, [event.id]);
  const people = part.pool.flatMap(({ user_id, name }) => {
    const own = turns.get(user_id);
    return own ? [{ ...own, name }] : [];
  });
  return {
    people: inTurn(people),
    picked_id: part.people.find((each) => each.picked_at !== null)?.user_id ?? null,
  };
}

function participantView(
  person: ParticipantRecord,
  of: { event: EventRecord; actor: Actor; reader: Reader; slots: readonly SlotRecord[] },
): Participant {
  const isCandidate = person.kind === 'candidate';
  const forCandidate = of.reader === 'candidate';
  const isYou = person.user_id === of.actor.user_id;
  return {
    user_id: person.user_id,
    name: isCandidate ? applicantFor(of.event, of.reader) : person.name,
    kind: person.kind,
    is_required: person.is_required,
    is_organizer: person.user_id === of.event.organizer_id,
    is_you: isYou,
    response: forCandidate && !isYou ? 'needs_action' : person.response,
    responded_at: forCandidate && !isYou ? null : person.responded_at,
    seen_at: forCandidate && !isYou ? null : person.seen_at,
    time_zone: person.time_zone,
    slots_version: person.slots_version,
    // A candidate sees what can be chosen, not who of the team can when.
    user_time_slots:
      forCandidate && !isYou
        ? []
        : of.slots
            .filter((slot) => slot.user_id === person.user_id)
            .map(({ id, starts_at, ends_at, time_zone, status }) => ({
              id,
              starts_at,
              ends_at,
              time_zone,
              status,
            })),
    has_sent_feedback: isCandidate || forCandidate ? null : person.has_sent_feedback,
    is_picked: person.picked_at !== null,
  };
}
