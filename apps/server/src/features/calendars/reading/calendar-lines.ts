/** Why a calendar cannot be read. */
export type CalendarProblem =
  /** It is no calendar in the format of RFC 5545. */
  | 'not_a_calendar'
  /** More than 5 MB. */
  | 'too_large'
  /** More than 20,000 events. */
  | 'too_many_events'
  /** Parts within parts within parts, as no calendar program writes them. */
  | 'too_deep'
  /** An event repeats more often than can be laid out. */
  | 'repeats_too_often'
  /** Reading it took longer than it may. */
  | 'took_too_long'
  /** It breaks the format. */
  | 'broken';

/** A calendar cannot be read, and why. */
export class UnreadableCalendar extends Error {
  readonly problem: CalendarProblem;
  constructor(problem: CalendarProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'UnreadableCalendar';
    this.problem = problem;
  }
}

/** Most bytes of a calendar. */
export const MOST_BYTES = 5_000_000;
/** Most events of a calendar. */
export const MOST_EVENTS = 20_000;
const MOST_DEPTH = 8;
/** Alarms, zones and the like. */
const MOST_PARTS = 100_000;
/** Longer lines hold pictures and the like, which say nothing about time. */
const LONGEST_LINE = 20_000;

const PARTS = new Set(['VCALENDAR', 'VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']);
const PROPERTIES = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'ATTENDEE',
  'FREEBUSY',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
]);

/**
 * Only the lines of a calendar that say when its owner is busy; what its events are called is left out before anything
 * reads it. Refuses what no calendar program writes, before it costs anything.
 */
export function linesAboutTime(text: string): string {
  if (text.length > MOST_BYTES) throw new UnreadableCalendar('too_large');
  if (!/^﻿?\s*BEGIN:VCALENDAR\s/i.test(text)) throw new UnreadableCalendar('not_a_calendar');
  const kept: string[] = [];
  const open: string[] = [];
  let [skipped, parts, events] = [0, 0, 0];
  for (const line of unfolded(text)) {
    const [name = '', value = ''] = nameOf(line);
    if (name === 'BEGIN') {
      parts++;
      if (value === 'VEVENT') events++;
      if (events > MOST_EVENTS || parts > MOST_PARTS) throw new UnreadableCalendar('too_many_events');
      open.push(value);
      if (open.length > MOST_DEPTH) throw new UnreadableCalendar('too_deep');
      if (skipped > 0 || !PARTS.has(value)) skipped++;
      else kept.push(`BEGIN:${value}`);
    } else if (name === 'END') {
      if (open.pop() !== value) throw new UnreadableCalendar('broken');
      if (skipped > 0) skipped--;
      else kept.push(`END:${value}`);
    } else if (skipped === 0 && PROPERTIES.has(name) && line.length <= LONGEST_LINE) kept.push(line);
  }
  if (open.length > 0) throw new UnreadableCalendar('broken');
  return kept.join('\r\n');
}

function nameOf(line: string): [string, string] {
  const end = line.search(/[:;]/);
  if (end < 0) return ['', ''];
  const name = line.slice(0, end).toUpperCase();
  return [
    name,
    line[end] === ':' && (name === 'BEGIN' || name === 'END')
      ? line
          .slice(end + 1)
          .trim()
          .toUpperCase()
      : '',
  ];
}

/** Lines with their continuations (RFC 5545 §3.1); of one that never ends, no more than is looked at. */
function* unfolded(text: string): Generator<string> {
  let line = '';
  let at = 0;
  while (at < text.length) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const raw = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
    at = end + 1;
    const first = raw.charCodeAt(0);
    if (first === 32 || first === 9) {
      if (line.length <= LONGEST_LINE) line += raw.slice(1);
      continue;
    }
    if (line !== '') yield line.charCodeAt(0) === 0xfeff ? line.slice(1) : line;
    line = raw;
  }
  if (line !== '') yield line.charCodeAt(0) === 0xfeff ? line.slice(1) : line;
}
