import { OPERATORS } from '@tryout/domain/formulas/formula-operators';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import { operatorKind, operatorLabel, operatorMeaning } from './operator-name.ts';
import { operatorWords } from './operator-words.messages.ts';

const english = textOf(operatorWords, 'en');
const arabic = textOf(operatorWords, 'ar');
const named = (key: string, label: string, words: Record<string, { label: string }> = {}) => ({
  key,
  label,
  words,
});

describe('names of operators', () => {
  it.each(OPERATORS)('$key has a name, a family and a meaning in both languages', ({ key, label, kind }) => {
    for (const [locale, t] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      expect(operatorLabel(named(key, label), locale, t)).not.toBe('');
      expect(operatorMeaning(key, t)).not.toBe('');
      expect(operatorKind(kind, t)).not.toBe(kind);
    }
    expect(operatorLabel(named(key, label), 'ar', arabic)).toMatch(/\p{Script=Arabic}/u);
  });

  it('are the administrators’ own where they gave one, each in its language', () => {
    const renamed = named('gte', 'is no less than', { ar: { label: 'لا يقل عن' } });
    expect(operatorLabel(renamed, 'en', english)).toBe('is no less than');
    expect(operatorLabel(renamed, 'ar', arabic)).toBe('لا يقل عن');
    expect(operatorLabel(named('gte', 'is no less than'), 'ar', arabic)).toBe('على الأقل');
  });

  it('are the stored ones for operators this release does not know', () => {
    expect(operatorLabel(named('mode', 'most frequent'), 'ar', arabic)).toBe('most frequent');
    expect(operatorMeaning('mode', english)).toBe('');
  });
});
