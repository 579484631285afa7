import { describe, expect, it } from 'vitest';
import { freeKey, keyOf, LIBRARY_KEY, LIBRARY_LANGUAGE, tidyWords } from './trait-library.ts';

describe('keys', () => {
  it.each([
    ['Focused attention', 'focused_attention'],
    ['Économie à deux', 'economie_a_deux'],
    ['  =1+1 ', '1_1'],
    ['الانتباه', 'trait'],
    ['🙂', 'trait'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('%s gives %s', (name, key) => {
    expect(keyOf(name, 'trait')).toBe(key);
    expect(key).toMatch(LIBRARY_KEY);
  });
  it('gets the first free number', () => {
    const taken = new Set(['pace', 'pace_2']);
    expect(freeKey('pace', (key) => taken.has(key))).toBe('pace_3');
    expect(freeKey('speed', (key) => taken.has(key))).toBe('speed');
  });
});

describe('words', () => {
  it('leaves out what is empty and what the kind does not have', () => {
    const words = { de: { name: '', low_label: '' }, ar: { name: 'الانتباه', low_label: 'قليل' } };
    expect(tidyWords(words, 'trait')).toEqual({ ar: { name: 'الانتباه', low_label: 'قليل' } });
    expect(tidyWords(words, 'category')).toEqual({ ar: { name: 'الانتباه' } });
  });
  it.each([
    ['ar', true],
    ['pt-BR', true],
    ['en', false],
    ['AR', false],
    ['constructor', false],
    ['', false],
  ])('language %s: %s', (tag, fits) => {
    expect(LIBRARY_LANGUAGE.test(tag)).toBe(fits);
  });
});
