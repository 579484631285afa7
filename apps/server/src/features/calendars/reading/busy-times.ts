import { type Interval, merged } from '@tryout/domain/interviews/intervals';
import ICAL from 'ical.js';
import { linesAboutTime, UnreadableCalendar } from './calendar-lines.ts';
import { type Clock, clockOf, clocksOf, timeOf, wallOf } from './calendar-zones.ts';

type Part = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;
type Time = InstanceType<typeof ICAL.Time>;

/** Whose calendar it is, and between which instants it matters. */
export interface ReadingFor {
  readonly window: Interval;
  /** The zone of times and days that name none. */
  readonly zone: string;
  /** Mail addresses of the owner, in small letters: what these declined is free. */
  readonly addresses: readonly string[];
  /** Host name of this installation: its own interviews are known already, also where a calendar still has an old time. */
  readonly own_host: string;
}

/** When the owner of a calendar is busy, and nothing else of it. */
export interface BusyTimes {
  /** In order, merged, within the window. */
  readonly busy: Interval[];
  /** How many events were looked at. */
  readonly events: number;
}

/** Most repetitions of one event that are counted through, and of all together. */
const MOST_OF_ONE = 60_000;
const MOST_OF_ALL = 200_000;
/** Most stretches that are kept of one calendar. */
const MOST_BUSY = 20_000;
const DAY = 86_400_000;
/** How far apart repetitions within a day are, ms. */
const SHORT_STEPS: Readonly<Record<string, number>> = { SECONDLY: 1000, MINUTELY: 60_000, HOURLY: 3_600_000 };

/** One event as it counts: when it is for the first time, how it repeats, and whether its owner is busy. */
interface ReadEvent {
  readonly uid: string;
  readonly is_busy: boolean;
  readonly is_date: boolean;
  readonly clock: Clock;
  readonly wall: number;
  /** The end of an occurrence that starts at a clock reading and instant. */
  readonly end: (wall: number, instant: number) => number;
  readonly part: Part;
  /** The occurrence it replaces; null: it is the event itself. */
  readonly replaces: { readonly instant: number; readonly and_later: boolean } | null;
}

/** Reads when the owner of calendars is busy. @throws UnreadableCalendar */
export function readBusyTimes(texts: readonly string[], who: ReadingFor): BusyTimes {
  const steps = { all: 0 };
  const busy: Interval[] = [];
  let events = 0;
  for (const text of texts) {
    const root = parse(linesAboutTime(text));
    for (const calendar of root) {
      const clocks = clocksOf(calendar.getAllSubcomponents('vtimezone'), who.zone);
      const read = calendar
        .getAllSubcomponents('vevent')
        .map((part) => readEvent(part, clocks, who))
        .filter((each) => each !== null);
      events += read.length;
      for (const each of layOut(read, clocks, who, steps)) busy.push(each);
      for (const part of calendar.getAllSubcomponents('vfreebusy')) busy.push(...readFreeBusy(part));
    }
  }
  const inside = merged(
    busy.map(({ start, end }) => ({
      start: Math.max(start, who.window.start),
      end: Math.min(end, who.window.end),
    })),
  );
  if (inside.length > MOST_BUSY) throw new UnreadableCalendar('too_many_events');
  return { busy: inside, events };
}

function parse(text: string): Part[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const roots = typeof parsed[0] === 'string' ? [parsed] : parsed;
    return roots.map((each) => new ICAL.Component(each as ConstructorParameters<typeof ICAL.Component>[0]));
  } catch (error) {
    throw new UnreadableCalendar('broken', error);
  }
}

type ClockFor = ReturnType<typeof clocksOf>;

function timeIn(property: Property, clocks: ClockFor): { time: Time; clock: Clock } | null {
  const time = property.getFirstValue();
  if (!(time instanceof ICAL.Time)) return null;
  return { time, clock: clockFor(property, time, clocks) };
}

function clockFor(property: Property, time: Time, clocks: ClockFor): Clock {
  const tzid = property.getParameter('tzid');
  const isUtc = !time.isDate && time.zone === ICAL.Timezone.utcTimezone;
  return clocks(typeof tzid === 'string' && !time.isDate ? tzid : null, isUtc);
}

function readEvent(part: Part, clocks: ClockFor, who: ReadingFor): ReadEvent | null {
  const property = part.getFirstProperty('dtstart');
  const start = property && timeIn(property, clocks);
  if (!start) return null;
  const uid = String(part.getFirstPropertyValue('uid') ?? '');
  const wall = wallOf(start.time);
  const end = endOf(part, start, clocks);
  if (end === null || isOurs(uid, who.own_host)) return null;
  const recurrence = part.getFirstProperty('recurrence-id');
  const replaced = recurrence && timeIn(recurrence, clocks);
  return {
    uid,
    is_busy: isBusy(part, who.addresses),
    is_date: start.time.isDate,
    clock: start.clock,
    wall,
    end,
    part,
    replaces: replaced
      ? {
          instant: replaced.clock.toInstant(wallOf(replaced.time)),
          and_later: recurrence.getParameter('range') === 'THISANDFUTURE',
        }
      : null,
  };
}

const OUR_UID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@/;

function isOurs(uid: string, host: string): boolean {
  return OUR_UID.test(uid) && uid.endsWith(`@${host}`);
}

function isBusy(part: Part, addresses: readonly string[]): boolean {
  const word = (name: string) => String(part.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (word('status') === 'CANCELLED' || word('transp') === 'TRANSPARENT') return false;
  if (/^(FREE|WORKINGELSEWHERE)$/.test(word('x-microsoft-cdo-busystatus'))) return false;
  return !part.getAllProperties('attendee').some((attendee) => {
    const address = String(attendee.getFirstValue() ?? '')
      .toLowerCase()
      .replace(/^mailto:/, '');
    return attendee.getParameter('partstat') === 'DECLINED' && addresses.includes(address);
  });
}

/** How an event's occurrences end; null where it ends before it begins. */
function endOf(part: Part, start: { time: Time; clock: Clock }, clocks: ClockFor): ReadEvent['end'] | null {
  const wall = wallOf(start.time);
  const property = part.getFirstProperty('dtend');
  const end = property && timeIn(property, clocks);
  const duration = part.getFirstPropertyValue('duration');
  // Days are counted by the calendar, which has days of 23 and 25 hours; times by the clock on the wall of a stop watch.
  if (start.time.isDate) {
    const days = end
      ? Math.round((wallOf(end.time) - wall) / DAY)
      : duration instanceof ICAL.Duration
        ? Math.ceil(duration.toSeconds() / 86_400)
        : 1;
    return days < 0 ? null : (at) => start.clock.toInstant(at + Math.max(days, 1) * DAY);
  }
  const length = end
    ? end.clock.toInstant(wallOf(end.time)) - start.clock.toInstant(wall)
    : duration instanceof ICAL.Duration
      ? duration.toSeconds() * 1000
      : 0;
  return length < 0 ? null : (_, instant) => instant + length;
}

function* layOut(
  events: readonly ReadEvent[],
  clocks: ClockFor,
  who: ReadingFor,
  steps: { all: number },
): Generator<Interval> {
  const replacing = new Map<string, ReadEvent[]>();
  for (const event of events) {
    if (!event.replaces) continue;
    replacing.set(event.uid, [...(replacing.get(event.uid) ?? []), event]);
    if (!event.is_busy) continue;
    const instant = event.clock.toInstant(event.wall);
    yield { start: instant, end: event.end(event.wall, instant) };
  }
  for (const event of events) {
    if (event.replaces) continue;
    const others = event.uid === '' ? [] : (replacing.get(event.uid) ?? []);
    const single = new Set(others.map((each) => each.replaces?.instant));
    const later = others
      .filter((each) => each.replaces?.and_later)
      .sort((a, b) => (b.replaces?.instant ?? 0) - (a.replaces?.instant ?? 0));
    for (const { wall, instant, end } of occurrences(event, clocks, who, steps)) {
      if (single.has(instant)) continue;
      const from = later.find((each) => (each.replaces?.instant ?? 0) < instant);
      if (!from) {
        if (event.is_busy) yield { start: instant, end: end ?? event.end(wall, instant) };
        continue;
      }
      if (!from.is_busy) continue;
      // All later ones are moved as the one that was named.
      const moved = wall + (from.wall - event.clock.toWall(from.replaces?.instant ?? 0));
      const start = from.clock.toInstant(moved);
      yield { start, end: from.end(moved, start) };
    }
  }
}

interface Occurrence {
  readonly wall: number;
  readonly instant: number;
  /** Where the list of further dates says its own end. */
  readonly end?: number;
}

function* occurrences(
  event: ReadEvent,
  clocks: ClockFor,
  who: ReadingFor,
  steps: { all: number },
): Generator<Occurrence> {
  const { part, clock } = event;
  const excluded = excludedBy(part, clocks);
  const isIn = (each: Occurrence) =>
    !excluded.instants.has(each.instant) && !excluded.days.has(Math.floor(each.wall / DAY));
  const seen = new Set<number>();
  const rules = part.getAllProperties('rrule');
  const first: Occurrence = { wall: event.wall, instant: clock.toInstant(event.wall) };
  const found = [first, ...furtherDates(part, clocks)];
  for (const each of found) {
    if (seen.has(each.instant)) continue;
    seen.add(each.instant);
    if (isIn(each)) yield each;
  }
  for (const property of rules) {
    for (const wall of repetitions(event, property, who, steps)) {
      const each = { wall, instant: clock.toInstant(wall) };
      if (seen.has(each.instant)) continue;
      seen.add(each.instant);
      if (isIn(each)) yield each;
    }
  }
}

/** Clock readings at which a rule lets an event begin, until the window ends. */
function* repetitions(
  event: ReadEvent,
  property: Property,
  who: ReadingFor,
  steps: { all: number },
): Generator<number> {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) return;
  const last = who.window.end + DAY;
  if (rule.until) {
    const until = rule.until;
    const isUtc = until.zone === ICAL.Timezone.utcTimezone;
    const wall = until.isDate && !event.is_date ? wallOf(until) + DAY - 1000 : wallOf(until);
    rule.until = timeOf(isUtc && !until.isDate ? event.clock.toWall(wall) : wall, event.is_date);
  }
  // What can be told beforehand is told at once, however slow the machine.
  if (
    repeatsPlainly(rule) &&
    (last - event.wall) / (SHORT_STEPS[rule.freq] ?? DAY) / rule.interval > MOST_OF_ONE
  )
    throw new UnreadableCalendar('repeats_too_often');
  const iterator = rule.iterator(timeOf(event.wall, event.is_date));
  for (let count = 0; ; count++) {
    if (count > MOST_OF_ONE || ++steps.all > MOST_OF_ALL) throw new UnreadableCalendar('repeats_too_often');
    const next = iterator.next();
    if (!next) return;
    const wall = wallOf(next);
    if (wall > last) return;
    yield wall;
  }
}

/** Whether a rule goes on for ever, each of its steps being one repetition. */
const repeatsPlainly = (rule: InstanceType<typeof ICAL.Recur>): boolean =>
  !rule.until && !rule.count && Object.keys(rule.parts).length === 0 && rule.freq in SHORT_STEPS;

function furtherDates(part: Part, clocks: ClockFor): Occurrence[] {
  return part.getAllProperties('rdate').flatMap((property) =>
    property.getValues().flatMap((value: unknown): Occurrence[] => {
      if (value instanceof ICAL.Time) {
        const wall = wallOf(value);
        return [{ wall, instant: clockFor(property, value, clocks).toInstant(wall) }];
      }
      if (value instanceof ICAL.Period) {
        const clock = clockFor(property, value.start, clocks);
        const wall = wallOf(value.start);
        return [{ wall, instant: clock.toInstant(wall), end: clock.toInstant(wallOf(value.getEnd())) }];
      }
      return [];
    }),
  );
}

function excludedBy(part: Part, clocks: ClockFor): { instants: Set<number>; days: Set<number> } {
  const [instants, days] = [new Set<number>(), new Set<number>()];
  for (const property of part.getAllProperties('exdate')) {
    for (const value of property.getValues() as unknown[]) {
      if (!(value instanceof ICAL.Time)) continue;
      const wall = wallOf(value);
      if (value.isDate) days.add(Math.floor(wall / DAY));
      else instants.add(clockFor(property, value, clocks).toInstant(wall));
    }
  }
  return { instants, days };
}

/** What a server answers that was asked for nothing but when somebody is free (RFC 4791 §7.10), or publishes itself. */
function readFreeBusy(part: Part): Interval[] {
  return part.getAllProperties('freebusy').flatMap((property) => {
    if (property.getParameter('fbtype') === 'FREE') return [];
    return property.getValues().flatMap((value: unknown) =>
      value instanceof ICAL.Period
        ? [
            {
              start: clockOf('UTC').toInstant(wallOf(value.start)),
              end: clockOf('UTC').toInstant(wallOf(value.getEnd())),
            },
          ]
        : [],
    );
  });
}
