import { describe, expect, it } from 'vitest';
import { line } from './fields.ts';

describe('one line of text', () => {
  it.each([
    ['\u202eAmina Okafor', 'Amina Okafor'],
    ['\u202a+49 431 700\u202c', '+49 431 700'],
    ['أمينة\u200f', 'أمينة\u200f'],
    ['\u2068Amina\u2069', '\u2068Amina\u2069'],
  ])('%j is kept as %j', (given, kept) => {
    expect(line(40, 1).parse(given)).toBe(kept);
  });

  it('of nothing but marks that turn the direction is none', () => {
    expect(line(40, 1).safeParse('\u202e \u202c').error?.issues[0]?.message).toBe('is required');
  });
});
