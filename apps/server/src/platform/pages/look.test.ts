import { describe, expect, it } from 'vitest';
import { guessLook, localeOf, readLook } from './look.ts';

const told = { phone: true, height: 740, zone: 'Asia/Amman', stored: { 'tryout.density': 'compact' } };

describe('readLook', () => {
  it('reads what the browser has told', () => {
    expect(readLook(JSON.stringify(told))).toEqual(told);
    expect(readLook(JSON.stringify({ ...told, zone: null }))).toEqual({ ...told, zone: null });
  });

  it('leaves out a zone that nobody knows', () => {
    expect(readLook(JSON.stringify({ ...told, zone: 'Moon/Crater' }))).toEqual({ ...told, zone: null });
  });

  it.each([
    undefined,
    '',
    'x',
    '[]',
    '{}',
    JSON.stringify({ ...told, phone: 'yes' }),
    JSON.stringify({ ...told, height: 1e9 }),
    JSON.stringify({ ...told, stored: { 'tryout.token': 7 } }),
    JSON.stringify({ ...told, stored: { '"><script>': 'x' } }),
    JSON.stringify({ ...told, stored: { 'tryout.rail': 'x'.repeat(4_000) } }),
  ])('takes nothing from %j', (cookie) => {
    expect(readLook(cookie)).toBeNull();
  });
});

it('guesses a phone from what the browser calls itself', () => {
  expect(guessLook('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36').phone).toBe(
    true,
  );
  expect(guessLook('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36').phone).toBe(false);
  expect(guessLook(undefined).phone).toBe(false);
});

it.each([
  [{}, undefined, 'en'],
  [{}, 'ar-JO,ar;q=0.9', 'ar'],
  [{}, 'de, ar;q=0.5', 'en'],
  [{ 'tryout.locale': 'en' }, 'ar', 'en'],
  [{ 'tryout.locale': 'ar' }, 'en', 'ar'],
  [{ 'tryout.locale': 'xx' }, 'ar', 'ar'],
])('begins in the language of %j and %j: %s', (stored, accepted, locale) => {
  expect(
    localeOf({ phone: false, height: 900, zone: null, stored: stored as Record<string, string> }, accepted),
  ).toBe(locale);
});
