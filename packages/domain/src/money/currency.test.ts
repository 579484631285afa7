import { expect, it } from 'vitest';
import { CURRENCIES, isCurrency } from './currency.ts';

it('every currency has a name and a way to be written, and is listed once', () => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  expect(CURRENCIES.filter((code) => names.of(code) === code)).toEqual([]);
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
});

it.each([
  ['EUR', true],
  ['JPY', true],
  ['eur', false],
  ['XAU', false],
  ['XXX', false],
  ['', false],
])('%s: %s', (code, expected) => {
  expect(isCurrency(code)).toBe(expected);
});
