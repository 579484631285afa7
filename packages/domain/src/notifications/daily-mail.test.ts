import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localTime } from '../interviews/time-zones.ts';
import { DAILY_MAIL_MINUTE, nextDailyMail } from './daily-mail.ts';

const at = (text: string) => Date.parse(text);

it.each([
  ['America/New_York', '2026-03-10T11:59:59Z', '2026-03-10T12:00:00Z'],
  ['America/New_York', '2026-03-10T12:00:00Z', '2026-03-11T12:00:00Z'],
  // Summer time begins between the two.
  ['America/New_York', '2026-03-07T14:00:00Z', '2026-03-08T12:00:00Z'],
  ['America/New_York', '2026-10-31T13:00:00Z', '2026-11-01T13:00:00Z'],
  ['Asia/Kathmandu', '2026-03-10T00:00:00Z', '2026-03-10T02:15:00Z'],
  // Samoa had no 30 December 2011: the first minute after it.
  ['Pacific/Apia', '2011-12-29T19:00:00Z', '2011-12-30T10:00:00Z'],
])('%s, %s', (zone, now, next) => {
  expect(new Date(nextDailyMail(zone, at(now))).toISOString()).toBe(next.replace('Z', '.000Z'));
});

it('is at eight, later than now and within a day and the hours that clocks change by', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Amman', 'Australia/Lord_Howe', 'UTC'),
      fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') }),
      (zone, now) => {
        const next = nextDailyMail(zone, now);
        expect(localTime(zone, next).minute).toBe(DAILY_MAIL_MINUTE);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(25 * 60 * 60_000);
      },
    ),
  );
});
