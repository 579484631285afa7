import { describe, expect, it } from 'vitest';
import { readBusyTimes } from './busy-times.ts';
import { readCalendar } from './run-calendar-reader.ts';

const WINDOW = { start: Date.parse('2027-01-01T00:00:00Z'), end: Date.parse('2028-01-01T00:00:00Z') };
const WHO = {
  window: WINDOW,
  zone: 'Europe/Berlin',
  addresses: ['lea@example.test'],
  own_host: 'jobs.example.test',
};

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//x//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@x', 'SUMMARY:Secret', ...lines, 'END:VEVENT'];
/** Busy stretches as `MM-DDTHH:MM/HH:MM`, in UTC. */
function busy(...lines: string[]): string[] {
  return readBusyTimes([calendar(...lines)], WHO).busy.map(
    ({ start, end }) =>
      `${new Date(start).toISOString().slice(5, 16)}/${new Date(end).toISOString().slice(11, 16)}`,
  );
}

describe('busy times of a calendar', () => {
  it('are instants, whatever the notation: UTC, a zone, none, a whole day, a duration', () => {
    expect(busy(...event('DTSTART:20270112T100000Z', 'DTEND:20270112T110000Z'))).toEqual([
      '01-12T10:00/11:00',
    ]);
    expect(busy(...event('DTSTART;TZID=America/New_York:20270112T100000', 'DURATION:PT45M'))).toEqual([
      '01-12T15:00/15:45',
    ]);
    expect(busy(...event('DTSTART:20270112T100000', 'DTEND:20270112T110000'))).toEqual(['01-12T09:00/10:00']);
    expect(busy(...event('DTSTART;VALUE=DATE:20270112'))).toEqual(['01-11T23:00/23:00']);
    expect(busy(...event('DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329'))).toEqual([
      '03-27T23:00/22:00',
    ]);
    expect(
      busy(...event('DTSTART;TZID="/example.org/Asia/Kolkata":20270112T100000', 'DURATION:PT1H')),
    ).toEqual(['01-12T04:30/05:30']);
  });

  it('take a zone with a name of its own as the calendar describes it', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Our Office',
      'BEGIN:STANDARD',
      'DTSTART:20200101T000000',
      'TZOFFSETFROM:+0330',
      'TZOFFSETTO:+0330',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    expect(busy(...zone, ...event('DTSTART;TZID=Our Office:20270112T100000', 'DURATION:PT1H'))).toEqual([
      '01-12T06:30/07:30',
    ]);
  });

  it('repeat by the clocks of their zone, without what is excluded, moved or cancelled', () => {
    expect(
      busy(
        ...event(
          'DTSTART;TZID=Europe/Berlin:20270323T090000',
          'DTEND;TZID=Europe/Berlin:20270323T100000',
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'EXDATE;TZID=Europe/Berlin:20270406T090000',
          'RDATE;TZID=Europe/Berlin:20270501T120000',
        ),
        ...event(
          'RECURRENCE-ID;TZID=Europe/Berlin:20270413T090000',
          'DTSTART;TZID=Europe/Berlin:20270414T150000',
          'DURATION:PT30M',
        ),
      ),
    ).toEqual(['03-23T08:00/09:00', '03-30T07:00/08:00', '04-14T13:00/13:30', '05-01T10:00/11:00']);
    expect(
      busy(
        ...event('DTSTART:20270105T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20270108T080000Z'),
        ...event(
          'RECURRENCE-ID:20270106T080000Z',
          'DTSTART:20270106T080000Z',
          'DURATION:PT1H',
          'STATUS:CANCELLED',
        ),
        ...event(
          'RECURRENCE-ID;RANGE=THISANDFUTURE:20270107T080000Z',
          'DTSTART:20270107T100000Z',
          'DURATION:PT2H',
        ),
      ),
    ).toEqual(['01-05T08:00/09:00', '01-07T10:00/12:00', '01-08T10:00/12:00']);
    const forever = busy(...event('DTSTART:20200101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'));
    expect(forever).toHaveLength(365);
  });

  it('leave out what is free, cancelled, declined by the owner, or one of our own interviews', () => {
    const at = ['DTSTART:20270112T100000Z', 'DURATION:PT1H'];
    expect(busy(...event(...at, 'TRANSP:TRANSPARENT'))).toEqual([]);
    expect(busy(...event(...at, 'STATUS:CANCELLED'))).toEqual([]);
    expect(busy(...event(...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'))).toEqual([]);
    expect(busy(...event(...at, 'ATTENDEE;PARTSTAT=DECLINED:mailto:Lea@example.test'))).toEqual([]);
    expect(busy(...event(...at, 'ATTENDEE;PARTSTAT=DECLINED:mailto:other@example.test'))).toHaveLength(1);
    const own = calendar(
      'BEGIN:VEVENT',
      'UID:01890a5d-ac96-774b-bcce-b302099a8057@jobs.example.test',
      ...at,
      'END:VEVENT',
    );
    expect(readBusyTimes([own], WHO).busy).toEqual([]);
    expect(
      busy(
        'BEGIN:VFREEBUSY',
        'FREEBUSY:20270112T100000Z/PT1H,20270113T100000Z/20270113T120000Z',
        'FREEBUSY;FBTYPE=FREE:20270114T100000Z/PT1H',
        'END:VFREEBUSY',
      ),
    ).toEqual(['01-12T10:00/11:00', '01-13T10:00/12:00']);
  });

  it('count a reading that the clocks leave out by the offset before, and a repeated one as the first', () => {
    const at = (wall: string) => busy(...event(`DTSTART;TZID=America/New_York:${wall}`, 'DURATION:PT30M'));
    expect(at('20270314T023000')).toEqual(['03-14T07:30/08:00']);
    expect(at('20271107T013000')).toEqual(['11-07T05:30/06:00']);
  });
});

describe('calendars that are no calendars', () => {
  const read = async (text: string) => {
    const began = performance.now();
    const answer = await readCalendar({ format: 'ics', bytes: Buffer.from(text), who: WHO }).then(
      (done) => `${done.events} events`,
      (error: { problem: string }) => error.problem,
    );
    return { answer, seconds: (performance.now() - began) / 1000 };
  };
  const at = ['DTSTART:20270112T100000Z', 'DURATION:PT1H'];
  const rule = (text: string) => calendar(...event(...at, `RRULE:${text}`));

  it.each([
    ['10 MB', 'x'.repeat(10_000_000), 'too_large'],
    ['10 MB that begin well', `BEGIN:VCALENDAR\r\n${'X:1\r\n'.repeat(2_000_000)}`, 'too_large'],
    [
      '100,000 events',
      calendar(...Array.from({ length: 100_000 }, () => 'BEGIN:VEVENT\nEND:VEVENT')),
      'too_many_events',
    ],
    ['each second for ever', rule('FREQ=SECONDLY'), 'repeats_too_often'],
    ['each minute for ever', rule('FREQ=MINUTELY'), 'repeats_too_often'],
    ['a day that never comes', rule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'), '1 events'],
    [
      'many that repeat for ever',
      calendar(...Array.from({ length: 2000 }, () => event(...at, 'RRULE:FREQ=DAILY')).flat()),
      /^(repeats_too_often|took_too_long)$/,
    ],
    ['parts within parts', `${'BEGIN:VCALENDAR\r\n'.repeat(5000)}`, 'too_deep'],
    ['a page', '<html><body>Sign in</body></html>', 'not_a_calendar'],
    ['nothing', '', 'not_a_calendar'],
    ['half of one', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2027', 'broken'],
    ['nonsense', calendar(...event('DTSTART:tomorrow', 'RRULE:often')), 'broken'],
  ])('%s: answered within two seconds', async (_, text, problem) => {
    const { answer, seconds } = await read(text);
    expect(answer).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
    expect(seconds).toBeLessThan(4);
  });

  it('and a large one that is one is read', async () => {
    const large = calendar(
      ...Array.from({ length: 8000 }, (_, n) =>
        event(
          `DTSTART:2027${String(1 + (n % 12)).padStart(2, '0')}12T100000Z`,
          'DURATION:PT1H',
          `DESCRIPTION:${'words '.repeat(60)}`,
        ),
      ).flat(),
    );
    expect((await read(large)).answer).toBe('8000 events');
  });
});
