import { describe, expect, it } from 'vitest';
import { wordsOf } from './words.tsx';

const catalogues = import.meta.glob<Record<string, unknown>>('../*/messages.ts', { eager: true });
const all = Object.values(catalogues)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Record<'en' | 'ar', Record<string, string>> => Object(value).en !== undefined);

describe('the words of the stations', () => {
  it.each(['en', 'ar'] as const)('can all be read in %s, whatever number stands in them', (locale) => {
    expect(all.length).toBeGreaterThan(14);
    for (const catalogue of all) {
      const words = wordsOf(locale, catalogue[locale]);
      for (const id of Object.keys(catalogue[locale])) {
        for (const n of [0, 1, 2, 5, 11, 100]) {
          const values = new Proxy({}, { get: () => n });
          expect(words.formatMessage({ id }, values)).not.toMatch(/[{}]|<\/?[a-z]/);
        }
      }
    }
  });

  it('say numbers, times and lists as the language writes them', () => {
    const english = wordsOf('en', {});
    expect(english.formatNumber(5)).toBe('5');
    expect(english.formatNumber(5, { signDisplay: 'always' })).toBe('+5');
    expect(english.formatList(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(wordsOf('de', {}).formatNumber(1234.5)).toBe('1.234,5');
    expect(wordsOf('de', {}).formatTime(new Date(0), { timeStyle: 'short', timeZone: 'UTC' })).toBe('00:00');
  });

  it('show a key that has no message, so that it is noticed', () => {
    expect(wordsOf('en', {}).formatMessage({ id: 'harbour.unknown' })).toBe('harbour.unknown');
  });
});
