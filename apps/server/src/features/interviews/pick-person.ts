import { type Bookable, isFreeFor } from '@tryout/domain/interviews/free-times';
import { inTurn, TURN_DAYS, type Turns } from '@tryout/domain/interviews/round-robin';
import type { Act } from '../../platform/act.ts';
import { bookablePeople } from './free-times.ts';
import type { PartPlan } from './interview-day.ts';
import { findTurns, type PoolMember } from './round-robin.queries.ts';

const DAY = 86_400_000;

/** Whoever takes an interview in turn, and why. */
export interface Pick {
  readonly person: PoolMember;
  /** Turns in the last 30 days, before this one. */
  readonly recent: number;
  /** How many could have taken it. */
  readonly of: number;
}

/** The turns of an organization's people in the last 30 days, by account. */
export async function turnsOf(
  { db, services }: Act,
  organization_id: string,
  user_ids: readonly string[],
  except_events: readonly string[],
): Promise<Map<string, Turns>> {
  const since = new Date(services.now().getTime() - TURN_DAYS * DAY);
  const turns = await findTurns(db, { organization_id, user_ids, since, except_events });
  return new Map(turns.map((each) => [each.user_id, each]));
}

/**
 * Picks who takes a part at a time: of those who are free, who had the fewest turns in the last 30 days, then whose last
 * one was longest ago. Whoever had it stays while free. Everyone's times have to be held, so that two picks at once see
 * each other. Null: nobody is free. `by_hours`: hours, notice and own calendars count; else only other interviews do.
 */
export async function pickPerson(
  act: Act,
  part: PartPlan,
  time: { readonly starts_at: string; readonly ends_at: string },
  { except_events, by_hours }: { readonly except_events: readonly string[]; readonly by_hours: boolean },
): Promise<Pick | null> {
  const stretch = { start: Date.parse(time.starts_at), end: Date.parse(time.ends_at) };
  const ids = part.pool.map((each) => each.user_id);
  const people = await bookablePeople(act, {
    user_ids: ids,
    without_hours: [],
    from: new Date(stretch.start),
    until: new Date(stretch.end),
    except_events,
  });
  const isFree = (person: Bookable) =>
    by_hours
      ? isFreeFor(person, stretch, act.services.now().getTime())
      : !person.interviews.some((each) => each.start < stretch.end && each.end > stretch.start);
  const free = part.pool.filter(({ user_id }) => {
    const person = people.get(user_id);
    return person !== undefined && isFree(person);
  });
  if (free.length === 0) return null;
  const turns = await turnsOf(act, part.event.organization_id, ids, except_events);
  const recentOf = (user_id: string) => turns.get(user_id)?.recent ?? 0;
  const before = part.people.find((each) => each.picked_at !== null);
  const kept = free.find((each) => each.user_id === before?.user_id);
  const [next] = inTurn(free.flatMap((each) => turns.get(each.user_id) ?? []));
  const person = kept ?? free.find((each) => each.user_id === next?.user_id);
  return person ? { person, recent: recentOf(person.user_id), of: free.length } : null;
}
