import { type Bookable, freeStarts } from '@tryout/domain/interviews/free-times';
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
  readonly duration_min: number;
  /** An event whose own time counts as free. */
  readonly except_event: string | null;
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

/** Starts of interviews that suit everyone, in order; what people are taken by is told to nobody. */
export async function findFreeStarts(act: Act, wish: FreeWish): Promise<Date[]> {
  const everyone = [...wish.user_ids, ...wish.without_hours];
  const people = await bookablePeople(act, { ...wish, user_ids: everyone });
  if (people.size < new Set(everyone).size) return [];
  return freeStarts([...people.values()], {
    window: { start: wish.from.getTime(), end: wish.until.getTime() },
    duration_min: wish.duration_min,
    step_min: STEP_MIN,
    now: act.services.now().getTime(),
  }).map((start) => new Date(start));
}

/** People by id with their hours, interviews, and what their own calendars say. */
export async function bookablePeople(
  { db, services }: Act,
  wish: Pick<FreeWish, 'user_ids' | 'without_hours' | 'from' | 'until' | 'except_event'>,
): Promise<Map<string, Bookable>> {
  const now = services.now();
  const ids = [...new Set(wish.user_ids)];
  // Whole days on both sides, since a day's interviews count towards its most.
  const window = { from: new Date(wish.from.getTime() - DAY), until: new Date(wish.until.getTime() + DAY) };
  const hours = await withHolidays(await findAvailabilities(db, ids), window);
  const taken = await findTaken(db, ids, { ...window, except_event: null }, now);
  const busy = await busyPeople(db, ids, window);
  const takenOf = byPerson(taken);
  return new Map(
    hours.map((own) => {
      const all = takenOf.get(own.user_id) ?? [];
      const interviews = all.filter((each) => each.event_id !== wish.except_event);
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
