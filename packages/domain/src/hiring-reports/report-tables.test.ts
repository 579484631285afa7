import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayBefore, nextReportDay, reportDays } from './report-kinds.ts';
import {
  FUNNEL_STEPS,
  funnelTable,
  interviewersTable,
  mailGroupOf,
  mailsTable,
  monthsTable,
  playsTable,
  qualityTable,
  quantileOfCounts,
  reasonsTable,
  statusesTable,
} from './report-tables.ts';

const one = (name: string, count: number, hours = 0) => ({ name, count, hours });
const row = (table: { rows: readonly { key: string; cells: readonly (number | null)[] }[] }, key: string) =>
  table.rows.find((each) => each.key === key)?.cells;

describe('a funnel', () => {
  it('counts who reached a step, ended there, or is there', () => {
    const table = funnelTable([
      one('0:started', 4),
      one('0:rejected', 6),
      one('4:applied', 5),
      one('4:on_hold', 1),
      one('5:rejected', 2),
      one('8:approved', 2),
    ]);
    expect(row(table, 'started')).toEqual([20, null, 1, 6, 4]);
    expect(row(table, 'applied')).toEqual([10, 1, 0.5, 0, 6]);
    expect(row(table, 'short_listed')).toEqual([4, 0.4, 0.2, 2, 0]);
    expect(row(table, 'approved')).toEqual([2, 1, 0.1, 0, 2]);
  });

  it('loses nobody: reached is ended, there, and what went on, and statuses count the same people', () => {
    const life = fc.record({
      step: fc.nat(8),
      status: fc.constantFrom(...FUNNEL_STEPS, 'on_hold', 'rejected'),
      count: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(life, { maxLength: 30 }), (lives) => {
        const counted = lives.map(({ step, status, count }) => one(`${step}:${status}`, count));
        const all = lives.reduce((sum, { count }) => sum + count, 0);
        const { rows } = funnelTable(counted);
        rows.forEach(({ cells: [reached, , , ended, here] }, i) => {
          expect(reached).toBe((ended ?? 0) + (here ?? 0) + (rows[i + 1]?.cells[0] ?? 0));
        });
        expect(rows[0]?.cells[0]).toBe(all);
        expect(statusesTable(counted).rows.reduce((sum, { cells }) => sum + (cells[0] ?? 0), 0)).toBe(all);
      }),
    );
  });

  it('has no shares where nobody began', () => {
    expect(row(funnelTable([]), 'applied')).toEqual([0, null, null, 0, 0]);
  });
});

describe('quantiles of counted times', () => {
  it('are times that occur: the shortest that the share did not exceed', () => {
    const times = [
      { hours: 48, count: 1 },
      { hours: 1, count: 5 },
      { hours: 10, count: 4 },
    ];
    expect(quantileOfCounts(times, 0.5)).toBe(1);
    expect(quantileOfCounts(times, 0.51)).toBe(10);
    expect(quantileOfCounts(times, 0.9)).toBe(10);
    expect(quantileOfCounts(times, 0.91)).toBe(48);
    expect(quantileOfCounts(times.slice(2), 0.5)).toBeNull();
  });

  it('equal those of the times written out one by one', () => {
    const times = fc.array(fc.record({ hours: fc.nat(500), count: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(times, fc.constantFrom(0.1, 0.25, 0.5, 0.9, 0.99, 1), (counted, p) => {
        const all = counted
          .flatMap(({ hours, count }) => Array.from({ length: count }, () => hours))
          .toSorted((a, b) => a - b);
        const place = Math.ceil((Math.round(p * 100) * all.length) / 100 - 1e-9) - 1;
        expect(quantileOfCounts(counted, p, 1)).toBe(all[Math.max(0, place)]);
      }),
    );
  });
});

describe('other tables', () => {
  it('of plays ask for each task only those that have so many', () => {
    const table = playsTable([
      one('ready:1:3:open', 2),
      one('opened:1:3:over', 1),
      one('begun:1:3:over', 1),
      one('begun:2:3:open', 2),
      one('completed:3:3:over', 3),
      one('completed:1:1:over', 4),
    ]);
    expect(row(table, 'ready')).toEqual([13, null, 1, 0, 2]);
    expect(row(table, 'opened')).toEqual([11, 11 / 13, 11 / 13, 1, 0]);
    expect(row(table, 'begun')).toEqual([10, 10 / 11, 10 / 13, 1, 0]);
    expect(row(table, 'task.2')).toEqual([5, 5 / 6, 5 / 13, 0, 2]);
    expect(row(table, 'task.3')).toEqual([3, 3 / 5, 3 / 13, 0, 0]);
    expect(row(table, 'completed')).toEqual([7, 0.7, 7 / 13, 0, 0]);
  });

  it('of months have all first, and no median of few', () => {
    const table = monthsTable([one('2026-02', 4, 24), one('2026-01', 5, 48)]);
    expect(table.rows).toEqual([
      { key: 'all', cells: [9, 2, 2] },
      { key: '2026-01', cells: [5, 2, 2] },
      { key: '2026-02', cells: [4, null, null] },
    ]);
  });

  it('of reasons go by who ended it, the most frequent first', () => {
    const table = reasonsTable([one('candidate:a', 3), one('employer:b', 1), one('employer:', 3)]);
    expect(table.rows).toEqual([
      { key: 'employer:', cells: [3, 0.75] },
      { key: 'employer:b', cells: [1, 0.25] },
      { key: 'candidate:a', cells: [3, 1] },
    ]);
  });

  it('of quality count by how far people came', () => {
    const table = qualityTable([
      { group: 'x', furthest: 8, count: 1 },
      { group: 'x', furthest: 5, count: 1 },
      { group: 'x', furthest: 4, count: 2 },
      { group: 'x', furthest: 0, count: 6 },
      { group: 'y', furthest: 1, count: 3 },
    ]);
    expect(table.rows).toEqual([
      { key: 'x', cells: [10, 4, 2, 1, 1, 0.5, 0.25] },
      { key: 'y', cells: [3, 0, 0, 0, 0, null, null] },
    ]);
  });

  it('of interviewers tell load, what is owed, and how long feedback took', () => {
    const delays = [
      { hours: 2, count: 3 },
      { hours: 30, count: 1 },
    ];
    const table = interviewersTable([{ user_id: 'a', interviews: 6, minutes: 270, sent: 4, delays }]);
    expect(table.rows).toEqual([{ key: 'a', cells: [6, 4.5, 4, 2, 2, 30] }]);
  });

  it('of mails reach those that were not taken back', () => {
    const table = mailsTable([
      one('status_changed:sent', 3),
      one('status_changed:failed', 1),
      one('status_changed:cancelled', 2),
    ]);
    expect(row(table, 'decisions')).toEqual([6, 3, 0, 1, 2, 0.75]);
    expect(['event_invited', 'play_reminder', 'application_received', 'whatever'].map(mailGroupOf)).toEqual([
      'interviews',
      'reminders',
      'received',
      'other',
    ]);
  });
});

describe('days of reports', () => {
  it('end today, or are those that are named', () => {
    expect(reportDays({ period: 'week' }, '2026-03-03')).toEqual({ from: '2026-02-25', until: '2026-03-03' });
    expect(reportDays({ from: '2026-01-01', until: '2026-01-01' }, '2026-03-03')).toEqual({
      from: '2026-01-01',
      until: '2026-01-01',
    });
    expect(reportDays({ from: '2026-01-02', until: '2026-01-01' }, '2026-03-03')).toBeNull();
    expect(reportDays({ from: '1990-01-01' }, '2026-03-03')).toBeNull();
    expect(reportDays({ from: '0000-01-01', until: '0000-02-01' }, '2026-03-03')).toBeNull();
    expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28');
  });

  it('go out on Mondays and on the first', () => {
    expect(nextReportDay('week', '2026-11-28')).toBe('2026-11-30');
    expect(nextReportDay('week', '2026-11-30')).toBe('2026-12-07');
    expect(nextReportDay('week', '2026-11-29')).toBe('2026-11-30');
    expect(nextReportDay('month', '2026-12-31')).toBe('2027-01-01');
  });
});
