import { describe, expect, it } from 'vitest';
import {
  type Availability,
  hoursProblem,
  usualAvailability,
  withHours,
  workingHours,
} from './availability.ts';
import { type Bookable, freeStarts } from './free-times.ts';
import { intersection, merged, without } from './intervals.ts';
import { localTime } from './time-zones.ts';

const MINUTE = 60_000;
const at = (text: string) => Date.parse(text);
const window = (from: string, until: string) => ({ start: at(from), end: at(until) });

function person(
  changes: Partial<Availability> & { zone?: string } = {},
  busy: Bookable['busy'] = [],
): Bookable {
  const { zone = 'Europe/Berlin', ...rest } = changes;
  return {
    availability: { ...usualAvailability(zone), notice_min: 0, ...rest },
    busy,
    interviews: busy,
  };
}

const wish = (from: string, until: string, duration_min = 60) => ({
  window: window(from, until),
  duration_min,
  step_min: 60,
  now: 0,
});
const times = (starts: readonly number[]) => starts.map((each) => new Date(each).toISOString().slice(5, 16));

describe('free times', () => {
  it('are the working hours of the own zone, the same by its clocks in summer and winter', () => {
    const hours = (day: string) =>
      times(freeStarts([person()], wish(`${day}T00:00:00Z`, `${day}T23:59:00Z`, 480)));
    expect(hours('2027-03-26')).toEqual(['03-26T08:00']);
    expect(hours('2027-03-29')).toEqual(['03-29T07:00']);
    expect(hours('2027-03-27')).toEqual([]);
  });

  it('suit everyone: New York and Berlin share three hours, and four in the weeks between their changes', () => {
    const both = [person(), person({ zone: 'America/New_York' })];
    const shared = (day: string) => times(freeStarts(both, wish(`${day}T00:00:00Z`, `${day}T23:59:00Z`)));
    expect(shared('2027-01-12')).toEqual(['01-12T14:00', '01-12T15:00']);
    expect(shared('2027-03-16')).toEqual(['03-16T13:00', '03-16T14:00', '03-16T15:00']);
    expect(freeStarts([], wish('2027-01-12T00:00:00Z', '2027-01-13T00:00:00Z'))).toEqual([]);
  });

  it('leave out what is booked, its buffers, full days, days off and too little notice', () => {
    const day = wish('2027-01-12T00:00:00Z', '2027-01-12T23:59:00Z');
    const booked = [window('2027-01-12T10:00:00Z', '2027-01-12T11:00:00Z')];
    const free = (changes: Partial<Availability>, now = 0) =>
      freeStarts([person(changes, booked)], { ...day, now }).map((start) => new Date(start).getUTCHours());
    expect(free({})).toEqual([8, 9, 11, 12, 13, 14, 15]);
    expect(free({ buffer_before_min: 15, buffer_after_min: 30 })).toEqual([8, 12, 13, 14, 15]);
    expect(free({ most_per_day: 1 })).toEqual([]);
    expect(free({ most_per_day: 2 })).toHaveLength(7);
    expect(free({ exceptions: [{ day: '2027-01-12', ranges: [] }] })).toEqual([]);
    expect(free({ exceptions: [{ day: '2027-01-12', ranges: [{ from: 600, until: 720 }] }] })).toEqual([9]);
    expect(free({ days_off: ['2027-01-12'] })).toEqual([]);
    expect(
      free({
        days_off: ['2027-01-12'],
        exceptions: [{ day: '2027-01-12', ranges: [{ from: 600, until: 720 }] }],
      }),
    ).toEqual([9]);
    expect(free({ notice_min: 120 }, at('2027-01-12T11:30:00Z'))).toEqual([14, 15]);
  });

  it('agree with looking at each minute, whatever the hours and bookings', () => {
    let seed = 20270328;
    const random = (most: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return seed % most;
    };
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Sydney'];
    const from = at('2027-03-27T00:00:00Z');
    for (let life = 0; life < 12; life++) {
      const people = Array.from({ length: 1 + random(3) }, () => {
        const weekly = Array.from({ length: 7 }, () => {
          const start = random(20) * 60;
          return random(4) === 0
            ? []
            : [{ from: start, until: Math.min(1440, start + 60 * (1 + random(12))) }];
        });
        const busy = Array.from({ length: random(5) }, () => {
          const start = from + random(2880) * MINUTE;
          return { start, end: start + (15 + random(180)) * MINUTE };
        });
        return person({ zone: zones[random(4)] as string, weekly, buffer_before_min: random(2) * 10 }, busy);
      });
      const span = { start: from, end: from + 2 * 86_400_000 };
      const found = freeStarts(people, { window: span, duration_min: 30, step_min: 30, now: 0 });
      const isFree = ({ availability, busy }: Bookable, minute: number) => {
        const local = localTime(availability.time_zone, minute);
        const weekday = (new Date(`${local.day}T00:00:00Z`).getUTCDay() + 6) % 7;
        const works = availability.weekly[weekday]?.some(
          (r) => local.minute >= r.from && local.minute < r.until,
        );
        const before = availability.buffer_before_min * MINUTE;
        return works && !busy.some((each) => minute >= each.start && minute < each.end + before);
      };
      const expected: number[] = [];
      for (let start = span.start; start + 30 * MINUTE <= span.end; start += 30 * MINUTE) {
        const minutes = Array.from({ length: 30 }, (_, n) => start + n * MINUTE);
        if (people.every((each) => minutes.every((minute) => isFree(each, minute)))) expected.push(start);
      }
      expect(found, `life ${life}`).toEqual(expected);
    }
  });

  it('cross a day of 23 and one of 25 hours without losing or doubling one', () => {
    const always = { weekly: Array.from({ length: 7 }, () => [{ from: 0, until: 1440 }]) };
    const hours = (day: string, next: string) => {
      const span = workingHours(
        { ...usualAvailability('Europe/Berlin'), ...always },
        window(`${day}T00:00:00+02:00`, `${next}T12:00:00+02:00`),
      );
      return span.reduce((sum, each) => sum + (each.end - each.start) / 3_600_000, 0);
    };
    expect(hours('2027-03-28', '2027-03-29')).toBe(36);
    expect(hours('2027-10-31', '2027-11-01')).toBe(36);
  });

  it('know hours that cannot be', () => {
    const week = usualAvailability('UTC').weekly;
    expect(hoursProblem({ weekly: week, exceptions: [] })).toBeNull();
    expect(hoursProblem({ weekly: week.slice(1), exceptions: [] })).toBe('seven_days');
    expect(hoursProblem({ weekly: [[{ from: 600, until: 600 }], ...week.slice(1)], exceptions: [] })).toBe(
      'empty_range',
    );
    const twice = [{ day: '2027-01-01', ranges: [] }];
    expect(hoursProblem({ weekly: week, exceptions: [...twice, ...twice] })).toBe('day_twice');
    const overlap = [
      { from: 0, until: 90 },
      { from: 60, until: 120 },
    ];
    expect(hoursProblem({ weekly: [overlap, ...week.slice(1)], exceptions: [] })).toBe('overlapping_ranges');
  });

  it('are made of stretches that are joined, cut and taken away', () => {
    const s = (...pairs: [number, number][]) => pairs.map(([start, end]) => ({ start, end }));
    expect(merged(s([5, 7], [1, 3], [3, 4], [6, 9], [2, 2]))).toEqual(s([1, 4], [5, 9]));
    expect(intersection(s([0, 5], [7, 9]), s([3, 8]))).toEqual(s([3, 5], [7, 8]));
    expect(without(s([0, 10], [20, 30]), s([2, 4], [8, 22], [29, 40]))).toEqual(s([0, 2], [4, 8], [22, 29]));
  });
});

describe('hours that are painted', () => {
  const day = [
    { from: 540, until: 720 },
    { from: 780, until: 1020 },
  ];
  it('join what they touch, cut what they close, and stay within six stretches', () => {
    expect(withHours(day, { from: 720, until: 780 }, true)).toEqual([{ from: 540, until: 1020 }]);
    expect(withHours(day, { from: 600, until: 660 }, false)).toEqual([
      { from: 540, until: 600 },
      { from: 660, until: 720 },
      { from: 780, until: 1020 },
    ]);
    expect(withHours(day, { from: 540, until: 1020 }, false)).toEqual([]);
    expect(withHours([], { from: 1380, until: 1440 }, true)).toEqual([{ from: 1380, until: 1440 }]);
    const full = Array.from({ length: 6 }, (_, n) => ({ from: n * 180, until: n * 180 + 60 }));
    expect(withHours(full, { from: 1200, until: 1260 }, true)).toBe(full);
    expect(withHours(full, { from: 60, until: 180 }, true)).toHaveLength(5);
  });
});
