import { clockChanges, instantsOf, localTime, offsetAt } from '@tryout/domain/interviews/time-zones';
import ICAL from 'ical.js';

/** What a calendar entry says. */
export interface CalendarEntry {
  readonly id: string;
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly url: string;
  readonly time_zone: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendees: readonly {
    readonly name: string;
    readonly email: string;
    readonly is_required: boolean;
    readonly response: 'needs_action' | 'accepted' | 'declined' | 'tentative';
  }[];
}

const PRODUCT = '-//Tryout//Interviews//EN';
const HALF_YEAR = 183 * 86_400_000;

/** A zone's local time as iCalendar wants it beside a TZID. */
function local(zone: string, at: number): InstanceType<typeof ICAL.Time> {
  const { day, minute } = localTime(zone, at);
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return ICAL.Time.fromDateTimeString(`${day}T${two(hour)}:${two(rest)}:00`);
}

/** Whether a zone's clocks show this time twice: then only UTC tells which of the two is meant (RFC 5545 §3.3.5). */
function isRepeated(zone: string, at: number): boolean {
  return instantsOf(zone, localTime(zone, at)).length > 1;
}

function observance(
  zone: string,
  at: number,
  before: number,
  after: number,
): InstanceType<typeof ICAL.Component> {
  const part = new ICAL.Component(after > before ? 'daylight' : 'standard');
  // The local time of the change by the clocks as they were before it (RFC 5545 §3.6.5).
  const wall = new Date(at + before * 60_000).toISOString().slice(0, 19);
  part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(wall));
  part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(before * 60));
  part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(after * 60));
  part.addPropertyWithValue('tzname', zone);
  return part;
}

/** A zone as it is around the entries: its offset before them, and each change of its clocks until after them. */
function zoneOf(zone: string, from: number, until: number): InstanceType<typeof ICAL.Component> {
  const part = new ICAL.Component('vtimezone');
  part.addPropertyWithValue('tzid', zone);
  const begin = Date.UTC(new Date(from - HALF_YEAR).getUTCFullYear(), 0, 1);
  const offset = offsetAt(zone, begin);
  part.addSubcomponent(observance(zone, begin, offset, offset));
  for (const change of clockChanges(zone, begin, until + 2 * HALF_YEAR))
    part.addSubcomponent(observance(zone, change.at, change.before, change.after));
  return part;
}

function entryOf(entry: CalendarEntry, stamp: Date, host: string): InstanceType<typeof ICAL.Component> {
  const part = new ICAL.Component('vevent');
  part.addPropertyWithValue('uid', `${entry.id}@${host}`);
  part.addPropertyWithValue('sequence', entry.sequence);
  part.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(stamp, true));
  for (const [name, at] of [
    ['dtstart', entry.starts_at],
    ['dtend', entry.ends_at],
  ] as const) {
    const instant = Date.parse(at);
    if (isRepeated(entry.time_zone, instant)) {
      part.addPropertyWithValue(name, ICAL.Time.fromJSDate(new Date(instant), true));
      continue;
    }
    const property = part.addPropertyWithValue(name, local(entry.time_zone, instant));
    property.setParameter('tzid', entry.time_zone);
  }
  part.addPropertyWithValue('summary', entry.title);
  part.addPropertyWithValue('description', entry.description);
  if (entry.place) part.addPropertyWithValue('location', entry.place);
  part.addPropertyWithValue('url', entry.url);
  part.addPropertyWithValue('status', entry.status);
  const organizer = part.addPropertyWithValue('organizer', `mailto:${entry.organizer.email}`);
  organizer.setParameter('cn', entry.organizer.name);
  for (const person of entry.attendees) {
    const attendee = part.addPropertyWithValue('attendee', `mailto:${person.email}`);
    attendee.setParameter('cn', person.name);
    attendee.setParameter('role', person.is_required ? 'REQ-PARTICIPANT' : 'OPT-PARTICIPANT');
    attendee.setParameter('partstat', person.response.toUpperCase().replace('_', '-'));
  }
  return part;
}

/** An iCalendar file (RFC 5545) of entries. `method` null: a feed or a download, which asks nobody for anything. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  options: { method: 'REQUEST' | 'CANCEL' | null; stamp: Date; host: string; name?: string },
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', PRODUCT);
  if (options.method) calendar.addPropertyWithValue('method', options.method);
  if (options.name) calendar.addPropertyWithValue('x-wr-calname', options.name);
  for (const zone of new Set(entries.map((each) => each.time_zone))) {
    const times = entries.filter((each) => each.time_zone === zone);
    const from = Math.min(...times.map((each) => Date.parse(each.starts_at)));
    const until = Math.max(...times.map((each) => Date.parse(each.ends_at)));
    calendar.addSubcomponent(zoneOf(zone, from, until));
  }
  for (const entry of entries) calendar.addSubcomponent(entryOf(entry, options.stamp, options.host));
  return `${calendar.toString()}\r\n`;
}
