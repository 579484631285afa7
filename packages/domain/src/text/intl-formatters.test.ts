import { expect, test } from 'vitest';
import { dayText, numberText } from './intl-formatters.ts';

const VALUES = [
  0,
  7,
  999,
  1000,
  10_000,
  123_456,
  1_234_567,
  Number.MAX_SAFE_INTEGER,
  0.5,
  1234.5,
  -12,
  -1000,
];

test.each(['en-GB', 'ar-u-nu-latn'])('numbers are written as the language writes them: %s', (tag) => {
  for (const value of VALUES) expect(numberText(tag, value)).toBe(new Intl.NumberFormat(tag).format(value));
});

test.each(['en-GB', 'ar-u-nu-latn', 'de'])('days are written as the language writes them: %s', (tag) => {
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' });
  const years = [1582, 1969, 2000, 2026, 9999];
  const days = years.flatMap((year) =>
    Array.from({ length: 366 }, (_, day) => new Date(year, 0, 1 + day, 23, 59, 59, 999)),
  );
  for (const day of days) expect(dayText(tag, day)).toBe(format.format(day));
});

test('a date that is none is refused, as Intl refuses it', () => {
  expect(() => dayText('en-GB', new Date(Number.NaN))).toThrow(RangeError);
});
