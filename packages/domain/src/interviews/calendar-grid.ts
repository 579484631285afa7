import { usualAvailability, wholeDay, workingHours } from './availability.ts';
import { type Interval, without } from './intervals.ts';
import { localTime } from './time-zones.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The hours in which people can be asked without being disturbed: from 8 to 18 by their own clocks (experience 2.3.5). */
export const SOCIABLE_HOURS = { from: 8 * 60, until: 18 * 60 } as const;

/** One step of a day by the clocks of a zone. */
export interface DayStep {
  /** Its first instant, in milliseconds since 1970. */
  readonly at: number;
  /** What the clocks show then, in minutes since midnight: 0 to 1439. */
  readonly minute: number;
  /** 0 as a rule; 1 where the clocks show this time for the second time that day. */
  readonly turn: 0 | 1;
}

/** A line that several days share: what the clocks show, and for the how manieth time. */
export type SharedStep = Pick<DayStep, 'minute' | 'turn'>;

/** The steps of a day by a zone's clocks, in order. Days on which clocks change have fewer or more of them. */
export function stepsOfDay(zone: string, day: string, step_min: number): DayStep[] {
  const { start, end } = wholeDay(zone, day);
  const seen = new Set<number>();
  const steps: DayStep[] = [];
  for (let at = start; at < end; at += step_min * MINUTE) {
    const { minute } = localTime(zone, at);
    steps.push({ at, minute, turn: seen.has(minute) ? 1 : 0 });
    seen.add(minute);
  }
  return steps;
}

const keyOf = ({ minute, turn }: SharedStep) => minute * 2 + turn;

/**
 * The steps of several days in one order, so that what the clocks show is in one line: those of the day that has the
 * most, and those that only others have. A day on which an hour is left out or does not come twice has holes.
 */
export function sharedSteps(days: readonly (readonly DayStep[])[]): SharedStep[] {
  const longest = days.reduce<readonly DayStep[]>((most, day) => (day.length > most.length ? day : most), []);
  const shared: SharedStep[] = longest.map(({ minute, turn }) => ({ minute, turn }));
  const known = new Set(shared.map(keyOf));
  for (const step of days.flat()) {
    if (known.has(keyOf(step))) continue;
    known.add(keyOf(step));
    const place = shared.findIndex((each) => each.minute > step.minute && each.turn === step.turn);
    const { minute, turn } = step;
    shared.splice(place < 0 ? shared.length : place, 0, { minute, turn });
  }
  return shared;
}

/** The instant of each shared step on one day; null where the day has none. */
export function instantsOn(day: readonly DayStep[], shared: readonly SharedStep[]): (number | null)[] {
  const at = new Map(day.map((step) => [keyOf(step), step.at]));
  return shared.map((step) => at.get(keyOf(step)) ?? null);
}

/** The hours between two instants that are outside 8 to 18 by a zone's clocks, in order. */
export function unsociableHours(zone: string, window: Interval): Interval[] {
  const hours = usualAvailability(zone);
  const weekly = hours.weekly.map(() => [SOCIABLE_HOURS]);
  return without([window], workingHours({ ...hours, weekly }, window));
}

/** Whether any of a time is outside 8 to 18 by a zone's clocks. */
export function isUnsociable(zone: string, time: Interval): boolean {
  return unsociableHours(zone, time).length > 0;
}

/** The day so many days later, `YYYY-MM-DD`. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The days of the week that a day is in, from its first weekday on: 1 Monday to 7 Sunday, as Intl numbers them. */
export function daysOfWeek(day: string, first_weekday: number): string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const back = (weekday - (first_weekday % 7) + 7) % 7;
  return Array.from({ length: 7 }, (_, n) => dayPlus(day, n - back));
}

/** The day in the month so many months later; the last one where that month is shorter. */
export function monthPlus(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Where something is drawn among what it overlaps with: its column, and how many there are. */
export interface Packed {
  readonly column: number;
  readonly columns: number;
}

/** Gives each of some times a column of its own among those it overlaps with, in the order given. */
export function packed(times: readonly Interval[]): Packed[] {
  const order = times
    .map((time, index) => ({ ...time, index }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const placed: { column: number; columns: number }[] = times.map(() => ({ column: 0, columns: 1 }));
  let group: number[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const index of group) (placed[index] as { columns: number }).columns = ends.length;
    group = [];
    ends = [];
  };
  for (const { start, end, index } of order) {
    if (group.length > 0 && ends.every((each) => each <= start)) close();
    const free = ends.findIndex((each) => each <= start);
    const column = free < 0 ? ends.length : free;
    ends[column] = end;
    (placed[index] as { column: number }).column = column;
    group.push(index);
  }
  close();
  return placed;
}
