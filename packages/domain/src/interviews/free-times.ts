import { type Availability, wholeDay, workingHours } from './availability.ts';
import { type Interval, intersection, merged, without } from './intervals.ts';
import { localTime } from './time-zones.ts';

const MINUTE = 60_000;

/** A person with hours and with what is booked already, which may come in any order. */
export interface Bookable {
  readonly availability: Availability;
  /** Interviews and other times at which the person is taken. */
  readonly busy: readonly Interval[];
  /** Those of `busy` that are interviews, which count towards the most of a day. */
  readonly interviews: readonly Interval[];
}

/** What is looked for. */
export interface FreeTimesWish {
  /** Between which instants the whole interview has to lie. */
  readonly window: Interval;
  /** Length of the interview in minutes. */
  readonly duration_min: number;
  /** Starts are at multiples of this many minutes since the full hour of UTC; 15 as a rule. */
  readonly step_min: number;
  readonly now: number;
}

/** When a person can begin and end an interview: working hours without what is booked, its buffers and full days. */
export function freeIntervals(person: Bookable, { window, now }: FreeTimesWish): Interval[] {
  const { availability: hours } = person;
  const open = {
    start: Math.max(window.start, now + hours.notice_min * MINUTE),
    end: window.end,
  };
  if (open.end <= open.start) return [];
  // A buffer after the one before, and a buffer before the one to come.
  const taken = merged(
    person.busy.map(({ start, end }) => ({
      start: start - hours.buffer_after_min * MINUTE,
      end: end + hours.buffer_before_min * MINUTE,
    })),
  );
  return without(workingHours(hours, open), merged([...taken, ...fullDays(person)]));
}

/** The days on which a person has as many interviews as they take. */
function fullDays({ availability, interviews }: Bookable): Interval[] {
  const { time_zone, most_per_day } = availability;
  if (most_per_day === null) return [];
  const perDay = new Map<string, number>();
  for (const { start } of interviews) {
    const { day } = localTime(time_zone, start);
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }
  return [...perDay].filter(([, count]) => count >= most_per_day).map(([day]) => wholeDay(time_zone, day));
}

/**
 * Starts of interviews of the wished length that suit everyone, in order, as milliseconds since 1970; none for nobody.
 * One sweep over each person's hours; the work grows with hours and bookings, not with people squared.
 */
export function freeStarts(people: readonly Bookable[], wish: FreeTimesWish): number[] {
  const [first, ...others] = people;
  if (!first) return [];
  let common = freeIntervals(first, wish);
  for (const other of others) {
    if (common.length === 0) return [];
    common = intersection(common, freeIntervals(other, wish));
  }
  const [step, length] = [wish.step_min * MINUTE, wish.duration_min * MINUTE];
  const starts: number[] = [];
  for (const { start, end } of common) {
    for (let at = Math.ceil(start / step) * step; at + length <= end; at += step) starts.push(at);
  }
  return starts;
}
