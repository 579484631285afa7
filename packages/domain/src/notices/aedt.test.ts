import { describe, expect, it } from 'vitest';
import { aedtUseFrom, isInNewYorkCity } from './aedt.ts';

describe('aedtUseFrom', () => {
  it.each([
    // Monday: ten business days are until the Monday two weeks later.
    ['2026-06-01', [], '2026-06-16'],
    // Friday: Saturday and Sunday do not count.
    ['2026-06-05', [], '2026-06-20'],
    ['2026-06-06', [], '2026-06-20'],
    // Veterans Day and Thanksgiving lie between.
    ['2026-11-09', ['2026-11-11'], '2026-11-25'],
    ['2026-11-16', ['2026-11-26'], '2026-12-02'],
    // A holiday on a Sunday takes no day.
    ['2026-06-01', ['2026-06-07'], '2026-06-16'],
  ])('%s with %j off: used from %s', (posted, holidays, from) => {
    expect(aedtUseFrom(posted, new Set(holidays))).toBe(from);
  });

  it('leaves exactly ten business days between, whatever the day', () => {
    for (let n = 0; n < 400; n += 1) {
      const posted = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
      const from = Date.parse(`${aedtUseFrom(posted, new Set())}T00:00:00Z`);
      let between = 0;
      for (let at = Date.parse(`${posted}T00:00:00Z`) + 86_400_000; at < from; at += 86_400_000) {
        if (![0, 6].includes(new Date(at).getUTCDay())) between += 1;
      }
      expect(between).toBe(10);
    }
  });
});

describe('isInNewYorkCity', () => {
  it.each([
    ['New York', '', true],
    ['New York, NY', '', true],
    ['New York, NY 10001', '', true],
    ['New York City', '', true],
    ['NYC office', '', true],
    ['Head office', '350 5th Ave, New York, NY 10118', true],
    ['Warehouse', '12 Jay Street, Brooklyn', true],
    ['Harbour', 'Staten Island, NY', true],
    ['نيويورك', '', true],
    ['Buffalo, New York', '', false],
    ['Albany', 'Albany, New York 12207', false],
    ['Newark, NJ', '', false],
    ['York', '1 New York Road, Leeds', false],
    ['Berlin', '', false],
    ['Remote', 'New Yorkshire', false],
    ['Manhattan, Kansas', '', false],
    ['', '', false],
  ])('%s · %s: %s', (name, address, expected) => {
    expect(isInNewYorkCity({ name, address })).toBe(expected);
  });
});
