import type { Act } from '../../platform/act.ts';
import {
  type EventRecord,
  findDayParts,
  findParticipants,
  type ParticipantRecord,
} from './events.queries.ts';
import type { FreePart } from './free-times.ts';
import { findPools, type PoolMember } from './round-robin.queries.ts';

/** One part of an interview day with its people; an interview that is no part of a day is its only one. */
export interface PartPlan {
  readonly event: EventRecord;
  readonly people: readonly ParticipantRecord[];
  /** People of whom one takes it; none: nobody in turn. */
  readonly pool: readonly PoolMember[];
}

/** The parts of the day that an event belongs to, in order; the event alone where it belongs to none. */
export async function partsOf(
  { db }: Act,
  event: EventRecord,
  { hold }: { hold: boolean },
): Promise<EventRecord[]> {
  return event.day_id === null ? [event] : findDayParts(db, event.day_id, { hold });
}

/** The parts with everyone who is or may be needed. `hold`: they are about to be changed. */
export async function planOf(act: Act, event: EventRecord, { hold }: { hold: boolean }): Promise<PartPlan[]> {
  const parts = await partsOf(act, event, { hold });
  const ids = parts.map((part) => part.id);
  const people = await findParticipants(act.db, ids);
  const pools = await findPools(act.db, ids);
  return parts.map((part) => ({
    event: part,
    people: people.filter((each) => each.event_id === part.id),
    pool: pools.filter((each) => each.event_id === part.id),
  }));
}

/** Who is taken by a part whoever takes its turn: the candidate and everyone required by name. */
export function namedBy({ people }: Pick<PartPlan, 'people'>): ParticipantRecord[] {
  return people.filter((each) => (each.is_required || each.kind === 'candidate') && each.picked_at === null);
}

/** Everyone of whom times may be taken. */
export function idsOf(plan: readonly PartPlan[]): string[] {
  return [
    ...new Set(
      plan.flatMap((part) => [
        ...part.people.map((each) => each.user_id),
        ...part.pool.map((each) => each.user_id),
      ]),
    ),
  ];
}

/** What is looked for to find a time for all parts. */
export function freePartsOf(plan: readonly PartPlan[]): FreePart[] {
  return plan.map((part) => ({
    offset_min: part.event.offset_min,
    duration_min: part.event.duration_min,
    required: namedBy(part)
      .filter((each) => each.kind !== 'candidate')
      .map((each) => each.user_id),
    one_of: part.pool.map((each) => each.user_id),
  }));
}
