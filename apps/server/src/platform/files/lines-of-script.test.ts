import { describe, expect, it } from 'vitest';
import { drawn, runsOfLine } from './lines-of-script.ts';

const texts = (line: string, direction: 'ltr' | 'rtl' = 'rtl') =>
  runsOfLine(line, direction).map(({ text, is_arabic }) => (is_arabic ? `ar:${text}` : text));

describe('the parts of a line', () => {
  it('stand from right to left in Arabic, with numbers and Latin words in their own order', () => {
    expect(texts('الثبات 0.74 في المحاكاة')).toEqual(['ar: في المحاكاة', '0.74', 'ar:الثبات ']);
    expect(texts('معامل Kendall W')).toEqual(['Kendall W', 'ar:معامل ']);
  });

  it('mirror brackets that run to the left', () => {
    const line = texts('(الدليل)').join('');
    expect(line.startsWith('(')).toBe(true);
    expect(line.endsWith(')')).toBe(true);
    expect(texts('النسخة (2)').join('|')).toBe('(2)|ar:النسخة ');
  });

  it('stay as they are in English, also around a word of Arabic', () => {
    expect(texts('Signal Tower (1.0)', 'ltr')).toEqual(['Signal Tower (1.0)']);
    expect(texts('Name: أمل (W)', 'ltr')).toEqual(['Name: ', 'ar:أمل', ' (W)']);
    expect(texts('')).toEqual([]);
  });

  it('leave out vowel signs and marks of direction', () => {
    expect(drawn('المفتاحَ\u200f')).toBe('المفتاح');
  });
});
