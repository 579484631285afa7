import { expect, test } from 'vitest';
import { numberText } from './intl-formatters.ts';

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
