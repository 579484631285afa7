import { describe, expect, it } from 'vitest';
import { apply, type Condition, dataPoint, type Formula, literal } from './formula.ts';
import {
  type ConditionActivationFacts,
  conditionActivationProblems,
  type FormulaActivationFacts,
  formulaActivationProblems,
} from './formula-activation.ts';
import { dataPointsIn, keepsReliability, mainDataPoint, operatorsIn } from './formula-parts.ts';

const careful: Condition = {
  match: 'all',
  clauses: [{ left: dataPoint('accuracy'), operator: 'gte', right: literal(0.8) }],
};
const quick: Condition = {
  match: 'any',
  clauses: [
    careful,
    { left: apply('mean', dataPoint('trials.rt')), operator: 'between', right: [literal(1), literal(900)] },
  ],
};

function formula(change: Partial<Formula> = {}): Formula {
  return {
    subtrait_id: 'planning',
    cases: [
      {
        when: careful,
        value: apply('linear', dataPoint('accuracy'), 0.5, 1),
        total_score: literal(100),
      },
    ],
    otherwise: 'not_calculated',
    ...change,
  };
}

const always = (value: Formula['cases'][number]['value']): Formula =>
  formula({ cases: [{ when: 'always', value, total_score: literal(100) }] });

function facts(change: Partial<FormulaActivationFacts> = {}): FormulaActivationFacts {
  return {
    formula: formula(),
    data_points: [
      { key: 'accuracy', type: 'ratio', min: 0, max: 1 },
      { key: 'moves', type: 'integer', min: 0, max: 40 },
    ],
    tests: [{ inputs: { accuracy: 1 }, expect: { value: 100, total_score: 100 } }],
    operators: { off: new Set(), kept: new Set() },
    seed: 'activation',
    ...change,
  };
}

const said = (change: Partial<FormulaActivationFacts>) =>
  formulaActivationProblems(facts(change)).map(({ code, name }) => `${code} ${name}`.trim());

describe('a formula may be put in force', () => {
  it.each<[string, Partial<FormulaActivationFacts>, string[]]>([
    ['as it is', {}, []],
    ['not while its text cannot be read', { formula: null }, ['does_not_parse']],
    ['not without a test', { tests: [] }, ['no_tests']],
    [
      'not while tests fail, which are counted from 1',
      {
        tests: [
          { inputs: { accuracy: 0.9 }, expect: { value: 80, total_score: 100 } },
          { inputs: { accuracy: 0.9 }, expect: { value: 8, total_score: 10 } },
          { inputs: {}, expect: { value: 0, total_score: 100 } },
        ],
      },
      ['tests_fail 2, 3'],
    ],
    [
      'not on data points that its task does not declare',
      { data_points: [{ key: 'moves', type: 'integer' }] },
      ['unknown_data_point accuracy'],
    ],
    ['not for a task that is gone', { data_points: [] }, ['unknown_data_point accuracy']],
    [
      'not with a series where a number belongs; nothing is run then',
      { data_points: [{ key: 'accuracy', type: 'series' }], tests: [] },
      ['invalid series_needs_aggregate', 'no_tests'],
    ],
    [
      'not with an operator that is off',
      { operators: { off: new Set(['linear', 'gte', 'mul']), kept: new Set() } },
      ['inactive_operator gte', 'inactive_operator linear'],
    ],
    [
      'with an operator that is off but was there before',
      { operators: { off: new Set(['linear']), kept: new Set(['linear']) } },
      [],
    ],
    [
      'with one comparison while "all of" is off',
      { operators: { off: new Set(['all']), kept: new Set() } },
      [],
    ],
    [
      'not when a value can leave its range',
      {
        formula: always(apply('mul', dataPoint('accuracy'), 101)),
        tests: [{ inputs: { accuracy: 0.5 }, expect: { value: 50.5, total_score: 100 } }],
      },
      ['probe_fails value_out_of_range'],
    ],
    [
      'not when a total can be 0',
      {
        formula: formula({
          cases: [{ when: 'always', value: literal(0), total_score: dataPoint('moves') }],
        }),
        tests: [{ inputs: { moves: 3 }, expect: { value: 0, total_score: 3 } }],
      },
      ['probe_fails total_score_not_positive'],
    ],
    [
      'although a division by zero leaves some people uncalculated',
      {
        formula: always(apply('clamp', apply('div', 1, dataPoint('moves')), 0, 100)),
        tests: [{ inputs: { moves: 0 }, expect: null }],
      },
      [],
    ],
  ])('%s', (_, change, expected) => {
    expect(said(change)).toEqual(expected);
  });

  it('judged alike however often it is asked', () => {
    const breach = { formula: always(apply('mul', dataPoint('accuracy'), 100.001)) };
    expect(said(breach)).toEqual(said(breach));
  });
});

describe('a condition may be put in force', () => {
  const condition = (change: Partial<ConditionActivationFacts>) =>
    conditionActivationProblems({
      condition: quick,
      cycle: null,
      unpublished: [],
      operators: { off: new Set(), kept: new Set() },
      ...change,
    }).map(({ code, name }) => `${code} ${name}`.trim());

  it.each<[string, Partial<ConditionActivationFacts>, string[]]>([
    ['on data points of whatever task', {}, []],
    ['not while its text cannot be read', { condition: null }, ['does_not_parse']],
    ['not in a circle, which is named', { cycle: ['A', 'B', 'A'] }, ['cycle A → B → A']],
    [
      'not on conditions that are not in force',
      { unpublished: ['Careful', 'Fast'] },
      ['unpublished_condition Careful', 'unpublished_condition Fast'],
    ],
    [
      'not past four levels',
      {
        condition: [1, 2, 3, 4].reduce<Condition>((inner) => ({ match: 'none', clauses: [inner] }), careful),
      },
      ['invalid too_deep'],
    ],
    ['not empty', { condition: { match: 'all', clauses: [] } }, ['invalid empty_condition']],
    [
      'not with an operator that is off',
      { operators: { off: new Set(['any', 'mean', 'eq']), kept: new Set(['mean']) } },
      ['inactive_operator any'],
    ],
  ])('%s', (_, change, expected) => {
    expect(condition(change)).toEqual(expected);
  });
});

describe('the parts of a formula', () => {
  const both = formula({
    cases: [
      { when: quick, value: apply('add', dataPoint('moves'), 1), total_score: literal(41) },
      { when: { condition_id: 'elsewhere' }, value: dataPoint('accuracy'), total_score: literal(1) },
    ],
    otherwise: { value: literal(0), total_score: dataPoint('last') },
  });

  it('data points and operators, each once', () => {
    expect(dataPointsIn(both)).toEqual(['accuracy', 'trials.rt', 'moves', 'last']);
    expect(operatorsIn(both)).toEqual(['any', 'gte', 'between', 'mean', 'add']);
    expect(operatorsIn(quick)).toEqual(['any', 'gte', 'between', 'mean']);
  });

  it('the data point its responses are listed under is what a value is made of, and stays', () => {
    expect(mainDataPoint(both)).toBe('moves');
    expect(mainDataPoint(both, 'trials.rt')).toBe('trials.rt');
    expect(mainDataPoint(both, 'gone')).toBe('moves');
    expect(mainDataPoint(always(literal(1)))).toBeNull();
    const constant = [{ when: quick, value: literal(1), total_score: literal(1) }];
    expect(mainDataPoint(formula({ cases: constant }))).toBe('accuracy');
  });

  it('a measured reliability goes on for the same data point counted alike, such as against another norm', () => {
    const normed = (mean: number, key = 'accuracy') => always(apply('norm_t', dataPoint(key), mean, 2, 1));
    expect(keepsReliability(normed(1), normed(3))).toBe(true);
    expect(keepsReliability(normed(1), normed(1, 'moves'))).toBe(false);
    expect(keepsReliability(normed(1), always(apply('linear', dataPoint('accuracy'), 0, 1)))).toBe(false);
    expect(keepsReliability(normed(1), formula())).toBe(false);
    expect(keepsReliability(formula(), formula())).toBe(false);
  });
});
