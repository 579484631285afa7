import { instantsOf, isTimeZone, offsetAt } from '@tryout/domain/interviews/time-zones';
import ICAL from 'ical.js';

const MINUTE = 60_000;
const DAY = 86_400_000;

type Part = InstanceType<typeof ICAL.Component>;
type Time = InstanceType<typeof ICAL.Time>;

/** Turns the clocks of a zone into instants and back. Clock readings are milliseconds as if the zone were UTC. */
export interface Clock {
  toInstant(wall: number): number;
  toWall(instant: number): number;
}

const UTC: Clock = { toInstant: (wall) => wall, toWall: (instant) => instant };

/** The clock of a zone of the IANA database. */
export function clockOf(zone: string): Clock {
  return {
    toInstant(wall) {
      const minute = Math.floor(wall / MINUTE) * MINUTE;
      const [first] = instantsOf(zone, {
        day: new Date(minute).toISOString().slice(0, 10),
        minute: (((minute % DAY) + DAY) % DAY) / MINUTE,
      });
      // A reading that the clocks leave out counts by the offset before the gap (RFC 5545 §3.3.5).
      return (first ?? minute - offsetAt(zone, minute - DAY) * MINUTE) + (wall - minute);
    },
    toWall: (instant) => instant + offsetAt(zone, instant) * MINUTE,
  };
}

/** The clock that a calendar describes itself (VTIMEZONE), where its zone has a name of its own. */
function describedClock(part: Part): Clock {
  const zone = new ICAL.Timezone(part);
  const offset = (wall: number) => zone.utcOffset(timeOf(wall)) * 1000;
  return {
    toInstant: (wall) => wall - offset(wall),
    toWall: (instant) => {
      const guess = instant + offset(instant);
      return instant + offset(guess);
    },
  };
}

/** A clock reading as ical.js has it, without a zone. */
export function timeOf(wall: number, isDate = false): Time {
  const at = new Date(wall);
  return new ICAL.Time(
    {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
      isDate,
    },
    ICAL.Timezone.localTimezone,
  );
}

/** What a time of ical.js reads, whatever its zone. */
export function wallOf(time: Time): number {
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
}

/** Longest tail of a name that is looked for among the zones: `/example.org/America/Argentina/Salta`. */
const LONGEST_TAIL = 3;

function ianaIn(name: string): string | null {
  const parts = name.replace(/^"|"$/g, '').split('/').filter(Boolean);
  for (let length = Math.min(LONGEST_TAIL, parts.length); length > 0; length--) {
    const tail = parts.slice(-length).join('/');
    if ((length > 1 || tail === name) && isTimeZone(tail)) return tail;
  }
  return null;
}

/**
 * The clocks of a calendar by the names it uses. A name of the IANA database means that zone; another one what the
 * calendar itself says of it; and times without a zone, or with one that is described nowhere, are the owner's.
 */
export function clocksOf(
  zones: readonly Part[],
  ownZone: string,
): (tzid: string | null, isUtc: boolean) => Clock {
  const own = clockOf(ownZone);
  const known = new Map<string, Clock>();
  return (tzid, isUtc) => {
    if (isUtc) return UTC;
    if (tzid === null) return own;
    const before = known.get(tzid);
    if (before) return before;
    const iana = ianaIn(tzid);
    const described = zones.find((zone) => zone.getFirstPropertyValue('tzid') === tzid);
    const made = iana ? clockOf(iana) : described ? describedClock(described) : own;
    known.set(tzid, made);
    return made;
  };
}
