import { type Interval, merged } from './intervals.ts';
import { instantsOf, neighboursOf, offsetAt } from './time-zones.ts';

/** Part of a day in minutes since its midnight: 540–1020 is 9:00 to 17:00. `until` may be 1440. */
export interface DayRange {
  readonly from: number;
  readonly until: number;
}

/** When a person can be asked for interviews. */
export interface Availability {
  /** IANA name of the zone in which the hours are meant. */
  readonly time_zone: string;
  /** Hours of each day of the week, Monday first; seven lists. */
  readonly weekly: readonly (readonly DayRange[])[];
  /** Days with other hours than their weekday has; none at all: a day off. */
  readonly exceptions: readonly { readonly day: string; readonly ranges: readonly DayRange[] }[];
  /** Days without hours although their weekday has some, as holidays are. An exception for the same day goes before. */
  readonly days_off: readonly string[];
  /** Minutes kept free before and after each interview, 0 to 120. */
  readonly buffer_before_min: number;
  readonly buffer_after_min: number;
  /** Most interviews on one day of the zone; null: as many as fit. */
  readonly most_per_day: number | null;
  /** Minutes between booking and the interview, at least. */
  readonly notice_min: number;
}

const WORKDAY: readonly DayRange[] = [{ from: 9 * 60, until: 17 * 60 }];

/** What is offered to somebody who has said nothing yet: Monday to Friday, 9 to 17 (experience R15), a day's notice. */
export function usualAvailability(time_zone: string): Availability {
  return {
    time_zone,
    weekly: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, [], []],
    exceptions: [],
    days_off: [],
    buffer_before_min: 0,
    buffer_after_min: 0,
    most_per_day: null,
    notice_min: 24 * 60,
  };
}

/** Why hours cannot be stored: a range that ends before it begins, two that overlap, or a day named twice. */
export type HoursProblem = 'empty_range' | 'overlapping_ranges' | 'day_twice' | 'seven_days';

/** What is wrong with hours; null: nothing. */
export function hoursProblem({
  weekly,
  exceptions,
}: Pick<Availability, 'weekly' | 'exceptions'>): HoursProblem | null {
  if (weekly.length !== 7) return 'seven_days';
  for (const ranges of [...weekly, ...exceptions.map((each) => each.ranges)]) {
    const sorted = [...ranges].sort((a, b) => a.from - b.from);
    if (sorted.some((range) => range.until <= range.from)) return 'empty_range';
    if (sorted.some((range, at) => at > 0 && range.from < (sorted[at - 1] as DayRange).until))
      return 'overlapping_ranges';
  }
  return new Set(exceptions.map((each) => each.day)).size < exceptions.length ? 'day_twice' : null;
}

const DAY = 86_400_000;

/** The first and the last day of a zone between two instants, as midnights of UTC. */
function daysOf(zone: string, { start, end }: Interval): readonly [number, number] {
  const midnight = (at: number) => Math.floor((at + offsetAt(zone, at) * 60_000) / DAY) * DAY;
  return [midnight(start), midnight(end)];
}

/** Names of days are asked for the same few weeks over and over. */
const names = new Map<number, string>();
const MOST_NAMES = 5000;

/** `YYYY-MM-DD` of a midnight of UTC. */
function nameOf(midnight: number): string {
  const known = names.get(midnight);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const name = new Date(midnight).toISOString().slice(0, 10);
  names.set(midnight, name);
  return name;
}

/** The instant a range begins or ends at. One left out by the clocks moves to where they go on; a repeated one is taken whole. */
function edge(zone: string, day: string, minute: number, side: 'from' | 'until'): number {
  const found = instantsOf(zone, { day, minute });
  const at = side === 'from' ? found[0] : found.at(-1);
  return at ?? neighboursOf(zone, { day, minute })[1];
}

/** The edges of one day: on most, clocks do not change, and one look at them is enough. */
function edgesOf(zone: string, midnight: number): (minute: number, side: 'from' | 'until') => number {
  const before = offsetAt(zone, midnight - DAY);
  if (before !== offsetAt(zone, midnight + 2 * DAY))
    return (minute, side) => edge(zone, nameOf(midnight), minute, side);
  return (minute) => midnight + (minute - before) * 60_000;
}

/** The whole of a day by a zone's clocks; 23 or 25 hours long where they change. */
export function wholeDay(zone: string, day: string): Interval {
  return { start: edge(zone, day, 0, 'from'), end: edge(zone, day, 1440, 'until') };
}

/** The hours a person has between two instants, in order, whatever is booked. */
export function workingHours(person: Availability, window: Interval): Interval[] {
  const { time_zone: zone } = person;
  const exceptions = new Map(person.exceptions.map((each) => [each.day, each.ranges]));
  const off = new Set(person.days_off);
  const [first, last] = daysOf(zone, window);
  const hours: Interval[] = [];
  for (let midnight = first; midnight <= last; midnight += DAY) {
    // The first of January 1970 was a Thursday.
    const weekday = (((midnight / DAY + 3) % 7) + 7) % 7;
    const day = nameOf(midnight);
    const ranges = exceptions.get(day) ?? (off.has(day) ? [] : (person.weekly[weekday] ?? []));
    if (ranges.length === 0) continue;
    const at = edgesOf(zone, midnight);
    for (const { from, until } of ranges) {
      const start = Math.max(window.start, at(from, 'from'));
      const end = Math.min(window.end, at(until, 'until'));
      hours.push({ start, end });
    }
  }
  return merged(hours);
}

/** Most stretches of hours of one day. */
export const MOST_RANGES = 6;

/**
 * A day's hours with a part of it opened or closed; in order, without overlaps. As before where the day would have more
 * than six stretches.
 */
export function withHours(ranges: readonly DayRange[], part: DayRange, isOpen: boolean): readonly DayRange[] {
  const rest = ranges.flatMap(({ from, until }) => [
    { from, until: Math.min(until, part.from) },
    { from: Math.max(from, part.until), until },
  ]);
  const all = [...rest, ...(isOpen ? [part] : [])]
    .filter((range) => range.until > range.from)
    .sort((a, b) => a.from - b.from);
  const joined: DayRange[] = [];
  for (const range of all) {
    const last = joined.at(-1);
    if (last && last.until >= range.from)
      joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, range.until) };
    else joined.push(range);
  }
  return joined.length > MOST_RANGES ? ranges : joined;
}
