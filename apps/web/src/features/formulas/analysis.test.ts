import { describe, expect, it } from 'vitest';
import { analyse, analyseCondition, usedDataPoints } from './analysis.ts';

const surroundings = {
  data_points: [
    { key: 'accuracy', type: 'ratio', min: 0, max: 1 },
    { key: 'rt', type: 'duration_ms' },
  ],
  conditions: {
    Careful: {
      match: 'all',
      clauses: [{ left: { data_point: 'rt' }, operator: 'lt', right: { literal: 900 } }],
    },
  },
  inactive: new Set(['norm_t']),
} as const;

const faultsOf = (text: string) =>
  analyse(text, surroundings).problems.map(({ code, from, to }) => [code, text.slice(from, to)]);

describe('reading a text in the browser', () => {
  it('finds nothing wrong with a good one, and what it reads, named conditions included', () => {
    const { formula, problems } = analyse('when @Careful: clamp(accuracy * 10, 0, 10) of 10', surroundings);
    expect(problems).toEqual([]);
    expect(formula && usedDataPoints(formula, surroundings.conditions)).toEqual(['rt', 'accuracy']);
  });

  it('points at the very signs', () => {
    expect(faultsOf('when accuracy >= 0.8 8 of 10')).toEqual([['colon_expected', '8']]);
    expect(faultsOf('when acuracy >= 0.8: 8 of 10')).toEqual([['unknown_data_point', 'acuracy']]);
  });

  it('refuses operators that are switched off, at their place', () => {
    const text = 'always: norm_t(accuracy, 0.7, 0.1, 1) of 100';
    const { formula, problems } = analyse(text, surroundings);
    expect(formula).toBeNull();
    expect(problems.map(({ code, from, to }) => [code, text.slice(from, to)])).toEqual([
      ['inactive_operator', 'norm_t(accuracy, 0.7, 0.1, 1)'],
    ]);
  });

  it('reads a condition as a formula that gives 1 when it holds', () => {
    const { formula } = analyseCondition('accuracy >= 0.8 and @Careful', surroundings);
    expect(formula?.cases).toHaveLength(1);
    expect(formula && usedDataPoints(formula, surroundings.conditions)).toEqual(['accuracy', 'rt']);
    expect(analyseCondition('accuracy', surroundings).problems.map(({ code }) => code)).toEqual([
      'comparison_expected',
    ]);
  });
});
