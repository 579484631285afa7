import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { failingTests, probeFormula } from '@tryout/domain/formulas/formula-validation';
import { describe, expect, it } from 'vitest';
import { analyse, languagePoint } from './analysis.ts';
import type { TaskPoint } from './formulas.api.ts';
import { workedExample } from './worked-example.ts';

const point = (changes: Partial<TaskPoint>): TaskPoint => ({
  key: 'accuracy',
  type: 'ratio',
  unit: '',
  min: 0,
  max: 1,
  options: [],
  required: true,
  direction: 'higher',
  description: '',
  norm: null,
  ...changes,
});

describe('the worked example', () => {
  it.each([
    point({}),
    point({ key: 'rt', type: 'duration_ms', min: 150, max: 3000, direction: 'lower' }),
    point({ key: 'theta', type: 'number', min: -3, max: 3 }),
    point({ key: 'moves', type: 'integer', min: 0, max: 7 }),
    point({ key: 'open ended', type: 'number', min: null, max: null }),
    point({ key: 'passed', type: 'boolean' }),
    point({ key: 'side', type: 'enum', options: ['port', 'starboard'] }),
    point({ key: 'only', type: 'enum', options: ['one'] }),
    point({ key: 'trials.rt', type: 'series', min: 0, max: 5000, direction: 'lower' }),
    point({ key: 'when', type: 'number', min: 3, max: 3 }),
    point({ key: 'rate', type: 'number', min: 0, max: 10, norm: { mean: 1.5012, sd: 0.1817 } }),
    point({ norm: { mean: 0.96, sd: 0.06 } }),
  ])('from $key, $type, could be activated as it is', (first) => {
    const { source, tests } = workedExample(first);
    const surroundings = { data_points: [languagePoint(first)], conditions: {}, inactive: new Set<string>() };
    const { formula, problems } = analyse(source, surroundings);
    expect(problems).toEqual([]);
    if (!formula) throw new Error('unread');
    const whole = { subtrait_id: 's', ...formula };
    expect(failingTests(whole, tests)).toEqual([]);
    expect(probeFormula(whole, surroundings.data_points, 'seed')).toBeNull();
    expect(evaluateFormula(whole, {}).outcome).toBeNull();
  });

  it('sets its bounds where people are, where there is a norm', () => {
    const normed = point({ key: 'rate', type: 'number', min: 0, max: 10, norm: { mean: 1.5, sd: 0.2 } });
    expect(workedExample(normed).source).toMatch(/^when rate >= 1.7: 10 of 10\nwhen rate >= 1.5: 6 of 10\n/);
  });

  it('reads like a sentence', () => {
    expect(workedExample(point({})).source).toBe(
      [
        'when accuracy >= 0.75: 10 of 10',
        'when accuracy >= 0.5: 6 of 10',
        'when accuracy exists: 2 of 10',
        'otherwise: not calculated',
      ].join('\n'),
    );
  });
});
