import { type Bookable, freeDayStarts } from '@tryout/domain/interviews/free-times';
import { type Interval, merged, without } from '@tryout/domain/interviews/intervals';
import type { Act } from '../../platform/act.ts';
import { busyPeople } from '../calendars/public.ts';
import { findAvailabilities } from './availability.queries.ts';
import { withHolidays } from './holidays.ts';
import { findTaken } from './times.queries.ts';

/** Starts are offered at each quarter of an hour. */
export const STEP_MIN = 15;
/** Most starts that are answered at once. */
export const MOST_STARTS = 1000;

const DAY = 86_400_000;

/** What is looked for. */
export interface FreeWish {
  /** People whose hours count. */
  readonly user_ids: readonly string[];
  /** People of whom only bookings count, as a candidate's, who has said no hours. */
  readonly without_hours: readonly string[];
  readonly from: Date;
  readonly until: Date;
  /** Events whose own time counts as free. */
  readonly except_events: readonly string[];
}

const ALWAYS = {
  weekly: Array.from({ length: 7 }, () => [{ from: 0, until: 1440 }]),
  exceptions: [],
  days_off: [],
  buffer_before_min: 0,
  buffer_after_min: 0,
  most_per_day: null,
  notice_min: 0,
};

/** A part of what is looked for. */
export interface FreePart {
  readonly offset_min: number;
  readonly duration_min: number;
  readonly required: readonly string[];
  readonly one_of: readonly string[];
}

/**
 * Starts of a day of parts, or of an interview that is all of it, that suit everyone; in order. What people are taken by is
 * told to nobody.
 */
export async function findFreeStarts(
  act: Act,
  wish: Omit<FreeWish, 'user_ids'> & { readonly parts: readonly FreePart[] },
): Promise<Date[]> {
  const needed = wish.parts.map((part) => [...part.required, ...wish.without_hours]);
  const all = [...needed.flat(), ...wish.parts.flatMap((part) => part.one_of)];
  const people = await bookablePeople(act, { ...wish, user_ids: all });
  // The same object for the same person, of which the hours are looked at once.
  const counted = new Map(
    [...people].map(([id, person]) => [
      id,
      { ...person, adding: wish.parts.filter((_, at) => needed[at]?.includes(id)).length || 1 },
    ]),
  );
  const known = (ids: readonly string[]) => ids.flatMap((id) => counted.get(id) ?? []);
  if (needed.some((ids) => known(ids).length < ids.length)) return [];
  const parts = wish.parts.map((part, at) => ({
    ...part,
    required: known(needed[at] ?? []),
    one_of: known(part.one_of),
  }));
  // Nobody of those of whom one is needed is there any more.
  if (wish.parts.some((part, at) => part.one_of.length > 0 && parts[at]?.one_of.length === 0)) return [];
  return freeDayStarts(parts, {
    window: { start: wish.from.getTime(), end: wish.until.getTime() },
    duration_min: 0,
    step_min: STEP_MIN,
    now: act.services.now().getTime(),
  }).map((start) => new Date(start));
}

/** People by id with their hours, interviews, and what their own calendars say. */
export async function bookablePeople(
  { db, services }: Act,
  wish: Pick<FreeWish, 'user_ids' | 'without_hours' | 'from' | 'until' | 'except_events'>,
): Promise<Map<string, Bookable>> {
  const now = services.now();
  const ids = [...new Set(wish.user_ids)];
  // Whole days on both sides, since a day's interviews count towards its most.
  const window = { from: new Date(wish.from.getTime() - DAY), until: new Date(wish.until.getTime() + DAY) };
  const hours = await withHolidays(await findAvailabilities(db, ids), window);
  const taken = await findTaken(db, ids, { ...window, except_events: [] }, now);
  const busy = await busyPeople(db, ids, window);
  const takenOf = byPerson(taken);
  return new Map(
    hours.map((own) => {
      const all = takenOf.get(own.user_id) ?? [];
      const interviews = all.filter((each) => !wish.except_events.includes(each.event_id));
      // A calendar that holds our interview is not busy by it: the one that is being moved may overlap itself.
      const elsewhere = without(merged(busy.get(own.user_id) ?? []), merged(all));
      const isFree = wish.without_hours.includes(own.user_id) && own.is_usual;
      return [
        own.user_id,
        {
          availability: isFree ? { ...own, ...ALWAYS } : own,
          busy: [...interviews, ...elsewhere],
          interviews,
        },
      ];
    }),
  );
}

type Stretch = Interval & { readonly event_id: string };

function byPerson(
  rows: readonly { user_id: string; event_id: string; starts_at: string; ends_at: string }[],
): Map<string, Stretch[]> {
  const map = new Map<string, Stretch[]>();
  for (const { user_id, event_id, starts_at, ends_at } of rows) {
    const list = map.get(user_id) ?? [];
    list.push({ event_id, start: Date.parse(starts_at), end: Date.parse(ends_at) });
    map.set(user_id, list);
  }
  return map;
}
