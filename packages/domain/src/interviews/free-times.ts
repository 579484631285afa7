import { type Availability, wholeDay, workingHours } from './availability.ts';
import { type Interval, intersection, merged, without } from './intervals.ts';
import { localTime } from './time-zones.ts';

const MINUTE = 60_000;
/** The furthest instant of a Date. */
const MAX_TIME = 8.64e15;

/** A person with hours and with what is booked already, which may come in any order. */
export interface Bookable {
  readonly availability: Availability;
  /** Interviews and other times at which the person is taken. */
  readonly busy: readonly Interval[];
  /** Those of `busy` that are interviews, which count towards the most of a day. */
  readonly interviews: readonly Interval[];
  /** How many interviews of one day the wish would bring the person; 1 unless told. */
  readonly adding?: number;
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
  const full = fullDays(person);
  return without(workingHours(hours, open), full.length === 0 ? taken : merged([...taken, ...full]));
}

/** The days on which a person has as many interviews as they take. */
function fullDays({ availability, interviews, adding = 1 }: Bookable): Interval[] {
  const { time_zone, most_per_day } = availability;
  if (most_per_day === null) return [];
  const perDay = new Map<string, number>();
  for (const { start } of interviews) {
    const { day } = localTime(time_zone, start);
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }
  if (adding > most_per_day) return [{ start: -MAX_TIME, end: MAX_TIME }];
  return [...perDay]
    .filter(([, count]) => count + adding > most_per_day)
    .map(([day]) => wholeDay(time_zone, day));
}

/** One part of an interview day, or an interview that is all of it. */
export interface PartWish {
  /** Minutes from the beginning of the day's first part to this one's. */
  readonly offset_min: number;
  readonly duration_min: number;
  /** Everyone who has to be there. */
  readonly required: readonly Bookable[];
  /** People of whom one has to be there; none: nobody further. */
  readonly one_of: readonly Bookable[];
}

/**
 * Starts of interviews of the wished length that suit everyone, in order, as milliseconds since 1970; none for nobody.
 * One sweep over each person's hours; the work grows with hours and bookings, not with people squared.
 */
export function freeStarts(people: readonly Bookable[], wish: FreeTimesWish): number[] {
  return freeDayStarts(
    [{ offset_min: 0, duration_min: wish.duration_min, required: people, one_of: [] }],
    wish,
  );
}

/**
 * Starts of a day of several parts, each at its own distance from the first, at which each part suits everyone it needs
 * and, where one of several is enough, at least one of them for all of its length.
 */
export function freeDayStarts(parts: readonly PartWish[], wish: FreeTimesWish): number[] {
  const known = new Map<Bookable, Interval[]>();
  const freeOf = (person: Bookable) => {
    const found = known.get(person) ?? freeIntervals(person, wish);
    known.set(person, found);
    return found;
  };
  let starts: number[] | null = null;
  for (const part of parts) {
    const suits = partStarts(part, freeOf, wish.step_min);
    starts = starts === null ? suits : bothOf(starts, suits);
    if (starts.length === 0) return [];
  }
  return starts ?? [];
}

/** Starts of the day at which one part of it suits its people, in order. */
function partStarts(part: PartWish, freeOf: (person: Bookable) => Interval[], step_min: number): number[] {
  const [first, ...others] = part.required;
  let common: Interval[] | null = first ? freeOf(first) : null;
  for (const other of others) common = intersection(common ?? [], freeOf(other));
  const ways =
    part.one_of.length === 0
      ? [common ?? []]
      : part.one_of.map((person) => (common ? intersection(common, freeOf(person)) : freeOf(person)));
  const [step, length, offset] = [step_min * MINUTE, part.duration_min * MINUTE, part.offset_min * MINUTE];
  const lists = ways.map((free) => {
    const starts: number[] = [];
    for (const { start, end } of free) {
      for (let at = Math.ceil((start - offset) / step) * step; at + offset + length <= end; at += step)
        starts.push(at);
    }
    return starts;
  });
  const [only = [], ...more] = lists;
  return more.length === 0 ? only : [...new Set(lists.flat())].sort((a, b) => a - b);
}

/** What two lists in order have in common. */
function bothOf(one: readonly number[], other: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const [a, b] = [one[i] as number, other[j] as number];
    if (a === b) out.push(a);
    if (a <= b) i++;
    if (b <= a) j++;
  }
  return out;
}

/** Whether a person is free for the whole of a stretch, by the same rules. */
export function isFreeFor(person: Bookable, time: Interval, now: number): boolean {
  const wish = { window: time, duration_min: 0, step_min: 1, now };
  return freeIntervals(person, wish).some((free) => free.start <= time.start && free.end >= time.end);
}
