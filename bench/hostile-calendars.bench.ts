// Calendars that are made to hurt: how long each is looked at before it is refused, and with how much memory.
import type { CalendarProblem } from '../apps/server/src/features/calendars/reading/calendar-lines.ts';
import { UnreadableCalendar } from '../apps/server/src/features/calendars/reading/calendar-lines.ts';
import { readCalendar } from '../apps/server/src/features/calendars/reading/run-calendar-reader.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const ROUNDS = 5;
const MB = 1_048_576;
const NOW = Date.parse('2027-01-04T09:00:00Z');
const who = {
  window: { start: NOW, end: NOW + 400 * 86_400_000 },
  zone: 'America/New_York',
  addresses: [],
  own_host: 'tryout.test',
};

const calendar = (body: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${body}END:VCALENDAR\r\n`;
const event = (...lines: string[]) =>
  `BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20270104T090000Z\r\nDURATION:PT1H\r\n${lines.map((line) => `${line}\r\n`).join('')}END:VEVENT\r\n`;

const BOMBS: readonly [name: string, text: string, problem: CalendarProblem][] = [
  ['10 MB', calendar('X-PICTURE:abcdefgh\r\n'.repeat(500_000)), 'too_large'],
  [
    'just under 5 MB of one line',
    calendar(`X-PICTURE:${'x'.repeat(4_900_000)}\r\n${'BEGIN:VEVENT\r\n'.repeat(20)}`),
    'too_deep',
  ],
  ['100,000 events', calendar('BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(100_000)), 'too_many_events'],
  ['an event each second for ever', calendar(event('RRULE:FREQ=SECONDLY')), 'repeats_too_often'],
  [
    '20,000 events each day for ever',
    calendar(event('RRULE:FREQ=DAILY').repeat(20_000)),
    'repeats_too_often',
  ],
  ['parts within parts', calendar('BEGIN:VEVENT\r\n'.repeat(10_000)), 'too_deep'],
];

let peak = 0;
let refused = 0;
for (const [name, text, problem] of BOMBS) {
  const bytes = Buffer.from(text);
  const times: number[] = [];
  let answered = '';
  let most = 0;
  for (let round = 0; round < ROUNDS; round++) {
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 5);
    const began = performance.now();
    answered = await readCalendar({ format: 'ics', bytes, who }).then(
      () => 'read',
      (error: unknown) => (error instanceof UnreadableCalendar ? error.problem : String(error)),
    );
    times.push(performance.now() - began);
    clearInterval(watch);
  }
  // What takes too long on a busy machine is refused as well.
  refused += answered === problem || answered === 'took_too_long' ? 1 : 0;
  peak = Math.max(peak, most);
  report({
    what: `refusing a calendar of ${name} (${answered})`,
    figure: median(times) / 1000,
    unit: 's',
    limit: { most: 2 },
    from: `${shown(bytes.length / MB)} MB, ${shown(most / MB)} MB of memory more than before, ${ROUNDS} times with the start of the thread`,
  });
}
report({
  what: 'hostile calendars refused',
  figure: refused,
  unit: `of ${BOMBS.length}`,
  limit: { least: BOMBS.length },
  from: 'those above',
});
report({
  what: 'most memory that a hostile calendar takes',
  figure: peak / MB,
  unit: 'MB',
  limit: { most: 200 },
  from: 'those above',
});
conclude();
