/** A local time of a zone: its calendar day and the minutes since its midnight as its clocks show them. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** 0 to 1439. */
  readonly minute: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** Whether a name is a time zone of the IANA database. Offsets such as `+02:00` are none: they know no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

const QUARTER = 15 * MINUTE;
const QUARTERS_A_DAY = DAY / QUARTER;
const MOST_KEPT = 20_000;
const offsets = new Map<string, Map<number, number>>();

/**
 * Minutes by which a zone's clocks are ahead of UTC at an instant, from 1973 on: since then clocks change at quarters of
 * an hour, and what was found for one holds for all of it. No zone's clocks have changed twice within a day of UTC: where
 * they show the same distance at its beginning and its end, they do so all day, and nothing has to be read for the rest.
 */
export function offsetAt(zone: string, instant: number): number {
  const quarter = Math.floor(instant / QUARTER);
  const earlier = offsets.get(zone);
  const kept = earlier && earlier.size <= MOST_KEPT ? earlier : new Map<number, number>();
  if (kept !== earlier) offsets.set(zone, kept);
  const known = kept.get(quarter);
  if (known !== undefined) return known;
  const day = Math.floor(quarter / QUARTERS_A_DAY) * QUARTERS_A_DAY;
  const before = offsetOfQuarter(zone, day, kept);
  if (before === offsetOfQuarter(zone, day + QUARTERS_A_DAY, kept)) return before;
  return offsetOfQuarter(zone, quarter, kept);
}

function offsetOfQuarter(zone: string, quarter: number, kept: Map<number, number>): number {
  const found = kept.get(quarter) ?? readOffset(zone, quarter * QUARTER);
  kept.set(quarter, found);
  return found;
}

function readOffset(zone: string, instant: number): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value;
  const local = Date.UTC(
    Number(parts.year),
    Number(parts.month) - 1,
    Number(parts.day),
    Number(parts.hour),
    Number(parts.minute),
    Number(parts.second),
  );
  return Math.trunc((local - Math.floor(instant / 1000) * 1000) / MINUTE);
}

/** What a zone's clocks and calendar show at an instant. */
export function localTime(zone: string, instant: number): LocalTime {
  const shifted = instant + offsetAt(zone, instant) * MINUTE;
  return {
    day: new Date(shifted).toISOString().slice(0, 10),
    minute: Math.floor((((shifted % DAY) + DAY) % DAY) / MINUTE),
  };
}

/**
 * The instants at which a zone's clocks show a local time, earliest first: one as a rule, two in the hour that autumn
 * repeats, none in the hour that spring leaves out. `minute` may be 1440, the midnight after.
 */
export function instantsOf(zone: string, { day, minute }: LocalTime): number[] {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE;
  // The offsets of the day before and the day after: a change of clocks lies between them.
  const offsets = new Set([wall - DAY, wall + DAY].map((near) => offsetAt(zone, near)));
  return [...offsets]
    .map((offset) => wall - offset * MINUTE)
    .filter((instant) => offsetAt(zone, instant) * MINUTE + instant === wall)
    .sort((a, b) => a - b);
}

/** The two instants around a local time that a zone's clocks leave out: the last minute before and the first after. */
export function neighboursOf(zone: string, time: LocalTime): readonly [before: number, after: number] {
  const [first, second] = [-1, 1].map((way) => {
    for (let away = 1; away <= 1440; away++) {
      const minute = time.minute + way * away;
      const day = new Date(Date.parse(`${time.day}T00:00:00Z`) + Math.floor(minute / 1440) * DAY)
        .toISOString()
        .slice(0, 10);
      const found = instantsOf(zone, { day, minute: ((minute % 1440) + 1440) % 1440 }).at(way < 0 ? -1 : 0);
      if (found !== undefined) return found;
    }
    return Date.parse(`${time.day}T00:00:00Z`);
  });
  return [first as number, second as number];
}

/** A change of a zone's clocks. */
export interface ClockChange {
  /** The first instant of the new offset, in milliseconds. */
  readonly at: number;
  /** Minutes ahead of UTC before and after. */
  readonly before: number;
  readonly after: number;
}

/** The changes of a zone's clocks between two instants, in order. Changes less than a day apart are not told apart. */
export function clockChanges(zone: string, from: number, until: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let start = from; start < until; start += DAY) {
    const end = Math.min(start + DAY, until);
    const [before, after] = [offsetAt(zone, start), offsetAt(zone, end)];
    if (before === after) continue;
    let [low, high] = [start, end];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (offsetAt(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}
