import { describe, expect, it } from 'vitest';
import {
  dayPlus,
  daysOfWeek,
  instantsOn,
  isUnsociable,
  monthPlus,
  packed,
  sharedSteps,
  stepsOfDay,
  unsociableHours,
} from './calendar-grid.ts';
import { localTime } from './time-zones.ts';

const NEW_YORK = 'America/New_York';
const at = (text: string) => Date.parse(text);

describe('steps of a day', () => {
  it.each([
    [NEW_YORK, '2027-03-13', 24],
    [NEW_YORK, '2027-03-14', 23],
    [NEW_YORK, '2027-11-07', 25],
    ['Europe/Berlin', '2027-03-28', 23],
    ['Europe/Berlin', '2027-10-31', 25],
    ['Australia/Lord_Howe', '2027-04-04', 24.5],
    ['Asia/Kolkata', '2027-03-28', 24],
    ['Pacific/Apia', '2027-10-31', 24],
  ])('%s on %s: %d hours', (zone, day, hours) => {
    const steps = stepsOfDay(zone, day, 30);
    expect(steps.length / 2).toBe(hours);
    for (const step of steps) expect(localTime(zone, step.at)).toEqual({ day, minute: step.minute });
    expect(new Set(steps.map((step) => `${step.minute} ${step.turn}`)).size).toBe(steps.length);
  });

  it('name both 1:30s of the hour that autumn repeats, and none of the one that spring leaves out', () => {
    const autumn = stepsOfDay(NEW_YORK, '2027-11-07', 30).filter((step) => step.minute === 90);
    expect(autumn).toEqual([
      { at: at('2027-11-07T05:30:00Z'), minute: 90, turn: 0 },
      { at: at('2027-11-07T06:30:00Z'), minute: 90, turn: 1 },
    ]);
    const spring = stepsOfDay(NEW_YORK, '2027-03-14', 30);
    expect(spring.filter((step) => step.minute >= 120 && step.minute < 180)).toEqual([]);
  });
});

describe('steps that days share', () => {
  it.each([
    ['2027-11-04', 50],
    ['2027-03-11', 48],
    ['2027-06-10', 48],
  ])('of the week of %s are %d, each day in their order', (day, count) => {
    const days = daysOfWeek(day, 1).map((each) => stepsOfDay(NEW_YORK, each, 30));
    const shared = sharedSteps(days);
    expect(shared).toHaveLength(count);
    for (const steps of days) {
      const instants = instantsOn(steps, shared).filter((each) => each !== null);
      expect(instants).toEqual(steps.map((step) => step.at));
    }
  });

  it('of the day that leaves an hour out alone have no hole', () => {
    const day = stepsOfDay(NEW_YORK, '2027-03-14', 30);
    expect(instantsOn(day, sharedSteps([day]))).not.toContain(null);
  });

  it('take in what only a shorter day has, where its clock shows it', () => {
    const [spring, other] = [stepsOfDay(NEW_YORK, '2027-03-14', 30), stepsOfDay(NEW_YORK, '2027-03-15', 30)];
    const shared = sharedSteps([spring, other.filter((step) => step.minute < 300)]);
    expect(shared.map((step) => step.minute)).toEqual(
      [...shared].map((step) => step.minute).sort((a, b) => a - b),
    );
    expect(shared).toHaveLength(48);
  });
});

describe('unsociable hours', () => {
  it('are those before 8 and from 18 on by a person’s own clocks', () => {
    const window = { start: at('2026-11-24T00:00:00Z'), end: at('2026-11-25T00:00:00Z') };
    expect(unsociableHours('Asia/Kolkata', window)).toEqual([
      { start: at('2026-11-24T00:00:00Z'), end: at('2026-11-24T02:30:00Z') },
      { start: at('2026-11-24T12:30:00Z'), end: at('2026-11-25T00:00:00Z') },
    ]);
  });

  it('include a time of which only the end is late', () => {
    const time = { start: at('2026-11-24T16:45:00Z'), end: at('2026-11-24T17:15:00Z') };
    expect(isUnsociable('Europe/Berlin', time)).toBe(true);
    expect(isUnsociable(NEW_YORK, time)).toBe(false);
  });
});

describe('days', () => {
  it('of a week begin where a language begins it, of a month end with it', () => {
    expect(daysOfWeek('2026-11-24', 1)[0]).toBe('2026-11-23');
    expect(daysOfWeek('2026-11-24', 7)[0]).toBe('2026-11-22');
    expect(daysOfWeek('2026-11-22', 7)[0]).toBe('2026-11-22');
    expect(daysOfWeek('2026-11-24', 6)[0]).toBe('2026-11-21');
    expect(dayPlus('2027-02-28', 1)).toBe('2027-03-01');
    expect([monthPlus('2027-01-31', 1), monthPlus('2027-03-31', -1), monthPlus('2027-12-15', 1)]).toEqual([
      '2027-02-28',
      '2027-02-28',
      '2028-01-15',
    ]);
  });
});

describe('what overlaps', () => {
  it('is drawn side by side, and what does not has the whole width', () => {
    const times = [
      { start: 0, end: 10 },
      { start: 5, end: 15 },
      { start: 10, end: 20 },
      { start: 30, end: 40 },
    ];
    expect(packed(times)).toEqual([
      { column: 0, columns: 2 },
      { column: 1, columns: 2 },
      { column: 0, columns: 2 },
      { column: 0, columns: 1 },
    ]);
  });

  it('never covers another one, whatever is given', () => {
    let seed = 7;
    const next = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let round = 0; round < 200; round++) {
      const times = Array.from({ length: next(12) }, () => {
        const start = next(50);
        return { start, end: start + 1 + next(20) };
      });
      const places = packed(times);
      times.forEach((one, i) => {
        times.forEach((other, j) => {
          const touches = one.start < other.end && other.start < one.end;
          if (i < j && touches) expect(places[i]?.column).not.toBe(places[j]?.column);
        });
        expect(places[i]?.column).toBeLessThan(places[i]?.columns ?? 0);
      });
    }
  });
});
