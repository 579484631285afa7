import { describe, expect, it } from 'vitest';
import { acceptedLanguage } from './language.ts';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['ar', 'ar'],
    ['AR-EG', 'ar'],
    ['de, ar;q=0.5', 'ar'],
    ['ar;q=0.8, en;q=0.9', 'en'],
    ['ar, en', 'ar'],
    ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
    ['ar;q=0', 'en'],
    ['fr, *;q=0.5, ar;q=0.4', 'en'],
    ['arabic', 'en'],
    ['ar;q=nothing', 'en'],
    [`${'de,'.repeat(30)}ar`, 'en'],
  ])('asked for with %j is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
