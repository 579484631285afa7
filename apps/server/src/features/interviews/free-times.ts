import { type Bookable, freeStarts } from '@tryout/domain/interviews/free-times';
import type { Act } from '../../platform/act.ts';
import { findAvailabilities } from './availability.queries.ts';
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
  buffer_before_min: 0,
  buffer_after_min: 0,
  most_per_day: null,
  notice_min: 0,
};

/** Starts of interviews that suit everyone, in order; what people are taken by is told to nobody. */
export async function findFreeStarts({ db, services }: Act, wish: FreeWish): Promise<Date[]> {
  const now = services.now();
  const everyone = [...wish.user_ids, ...wish.without_hours];
  const [hours, taken] = await Promise.all([
    findAvailabilities(db, everyone),
    findTaken(
      db,
      everyone,
      {
        // Whole days on both sides, since a day's interviews count towards its most.
        from: new Date(wish.from.getTime() - DAY),
        until: new Date(wish.until.getTime() + DAY),
        except_event: wish.except_event,
      },
      now,
    ),
  ]);
  const people: Bookable[] = hours.map((own) => {
    const busy = taken
      .filter((each) => each.user_id === own.user_id)
      .map((each) => ({ start: Date.parse(each.starts_at), end: Date.parse(each.ends_at) }));
    const isFree = wish.without_hours.includes(own.user_id) && own.is_usual;
    return { availability: isFree ? { ...own, ...ALWAYS } : own, busy, interviews: busy };
  });
  if (people.length < everyone.length) return [];
  return freeStarts(people, {
    window: { start: wish.from.getTime(), end: wish.until.getTime() },
    duration_min: wish.duration_min,
    step_min: STEP_MIN,
    now: now.getTime(),
  }).map((start) => new Date(start));
}
