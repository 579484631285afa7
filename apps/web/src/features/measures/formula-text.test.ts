import type { Formula } from '@tryout/domain/formulas/formula';
import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform/i18n/use-text.ts';
import { dataPointName, dataPointValue, type MeasureWords } from './data-point-text.ts';
import { formulaSentences } from './formula-text.ts';
import { messages } from './measures.messages.ts';

const wordsIn = (locale: 'en' | 'ar'): MeasureWords => ({
  t: textOf(messages, locale),
  number: (value, options) => new Intl.NumberFormat('en', options).format(value),
  list: (values) => new Intl.ListFormat('en').format(values),
});
const words = wordsIn('en');

describe('formulaSentences', () => {
  it('tells a norm, its two sides and what happens without a value', () => {
    const norm = {
      data_point: 'acc_all',
      subtrait_id: 's',
      transform: 'norm_t',
      mean: 0.9,
      sd: 0.05,
    } as const;
    expect(formulaSentences(formulaOfRow({ ...norm, dir: 1 }), 'Accuracy', words)).toEqual([
      'Accuracy is correct answers compared with the norm, where 0.9 gives 50 and each 0.05 above it adds 10 points, limited to 0–100, out of 100.',
      'Without the values it needs, Accuracy is Not Calculated – never 0.',
    ]);
    expect(formulaSentences(formulaOfRow({ ...norm, dir: -1 }), 'Accuracy', words)[0]).toContain(
      'each 0.05 below it',
    );
  });

  it('tells tables, ratios and unknown data points', () => {
    const table = formulaOfRow({
      data_point: 'integrity',
      subtrait_id: 's',
      transform: 'table',
      points: [
        [0, 0],
        [65, 20],
      ],
    });
    expect(formulaSentences(table, 'Integrity', words)[0]).toBe(
      'Integrity is agreement with the answer key on honesty read from a table, interpolated in between: 0 gives 0 and 65 gives 20, out of 100.',
    );
    const ratio = formulaOfRow({
      data_point: 'words_per_minute',
      subtrait_id: 's',
      transform: 'ratio',
      max: 80,
    });
    expect(formulaSentences(ratio, 'Typing', words)[0]).toBe(
      'Typing is words per minute, limited to 0–80, out of 80.',
    );
  });

  it('tells conditions, arithmetic and a fallback with a value', () => {
    const formula: Formula = {
      subtrait_id: 's',
      cases: [
        {
          when: {
            match: 'all',
            clauses: [
              { left: { data_point: 'acc_all' }, operator: 'gte', right: { literal: 0.8 } },
              {
                left: { data_point: 'rt_correct' },
                operator: 'between',
                right: [{ literal: 200 }, { literal: 900 }],
              },
            ],
          },
          value: { operator: 'add', args: [{ data_point: 'losses' }, { literal: 2 }] },
          total_score: { literal: 10 },
        },
      ],
      otherwise: { value: { literal: 0 }, total_score: { literal: 10 } },
    };
    expect(formulaSentences(formula, 'Planning', words)).toEqual([
      'When all of these are true: correct answers is at least 0.8 and usual time for a correct answer is within 200 – 900: Planning is (flights that lost their cargo + 2), out of 10.',
      'Otherwise: Planning is 0, out of 10.',
    ]);
  });

  it('speaks Arabic', () => {
    const formula = formulaOfRow({
      data_point: 'calibration',
      subtrait_id: 's',
      transform: 'ratio',
      max: 100,
    });
    const [sentence = ''] = formulaSentences(formula, 'Risk', wordsIn('ar'));
    expect(sentence).toContain('العائد المتوقع');
    expect(sentence).not.toMatch(/held|within|out of/);
  });
});

describe('data points', () => {
  it('have names and units, and keys in words where they are unknown', () => {
    expect(dataPointName('rcs_all', words)).toBe('Correct answers per second');
    expect(dataPointName('tide_level', words)).toBe('tide level');
    expect(dataPointName('constructor', words)).toBe('constructor');
    expect(dataPointValue('acc_all', 0.9063, words)).toBe('90.6%');
    expect(dataPointValue('rt_correct', 618.7, words)).toBe('619 ms');
    expect(dataPointValue('rcs_all', 1.4221, words)).toBe('1.42 per second');
    expect(dataPointValue('losses', 0, words)).toBe('0');
    expect(dataPointValue('losses', null, words)).toBe('no value');
  });
});
