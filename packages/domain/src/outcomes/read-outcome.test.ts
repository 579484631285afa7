import { describe, expect, it } from 'vitest';
import { readNumber, readOutcome } from './read-outcome.ts';

describe('an outcome of a file', () => {
  it.each([
    ['3.5', 3.5],
    ['3,5', 3.5],
    [' -12 ', -12],
    ['−2', -2],
    ['٣٫٥', 3.5],
    ['1,000.5', null],
    ['1.000,5', null],
    ['', null],
    ['1e5', null],
    ['NaN', null],
  ])('reads %j as %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it('is read with one spelling, or says what is wrong and where', () => {
    const row = {
      email: ' Ada@Example.com ',
      outcome: ' Sales   in May ',
      value: '7',
      measured_on: '2026-02-28',
    };
    expect(readOutcome(row)).toEqual({
      ok: true,
      outcome: { email: 'ada@example.com', outcome: 'Sales in May', value: 7, measured_on: '2026-02-28' },
    });
    const wrong = (change: object) => {
      const read = readOutcome({ ...row, ...change });
      return read.ok ? null : `${read.field} ${read.code}`;
    };
    expect(wrong({ email: 'ada' })).toBe('email email_invalid');
    expect(wrong({ outcome: ' ' })).toBe('outcome outcome_missing');
    expect(wrong({ outcome: 'x'.repeat(61) })).toBe('outcome outcome_too_long');
    expect(wrong({ value: 'good' })).toBe('value value_no_number');
    expect(wrong({ value: '999999999999999' })).toBe('value value_too_large');
    expect(wrong({ measured_on: '2026-02-30' })).toBe('measured_on day_invalid');
    expect(wrong({ measured_on: '' })).toBeNull();
  });
});
