import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  type Condition,
  dataPoint,
  type Expression,
  type Formula,
  type FormulaInputs,
  literal,
} from './formula.ts';
import { evaluateFormula, FormulaError } from './formula-evaluation.ts';
import { OPERATORS, operatorOf } from './formula-operators.ts';
import { formulaOfRow } from './formula-rows.ts';
import { type FormulaDataPoint, failingTests, probeFormula, validateFormula } from './formula-validation.ts';

/** A formula whose only case always holds, out of 1e9 so that any small result is in range. */
const always = (value: Expression): Formula => ({
  subtrait_id: 's',
  cases: [{ when: 'always', value, total_score: literal(1e9) }],
  otherwise: 'not_calculated',
});

/** Evaluates an expression; negative results are lifted by 1000 and taken back. */
function resultOf(expression: Expression, inputs: FormulaInputs = {}): number | null {
  const { outcome } = evaluateFormula(always(apply('add', expression, 1000)), inputs);
  return outcome === null ? null : Math.round((outcome.value - 1000) * 1e6) / 1e6;
}

const accurate: Condition = {
  match: 'all',
  clauses: [
    { left: dataPoint('accuracy'), operator: 'gte', right: literal(0.8) },
    { left: dataPoint('mean_rt'), operator: 'lt', right: literal(900) },
  ],
};

const graded: Formula = {
  subtrait_id: 'planning',
  cases: [
    { when: accurate, value: literal(8), total_score: literal(10) },
    { when: { match: 'none', clauses: accurate.clauses }, value: literal(1), total_score: literal(10) },
  ],
  otherwise: { value: literal(4), total_score: literal(10) },
};

describe('operators', () => {
  it.each([
    [apply('add', 0.1, 0.2), 0.3],
    [apply('add', 1, 2, 3), 6],
    [apply('sub', 1, 3), -2],
    [apply('mul', 2, 3, 4), 24],
    [apply('div', 1, 3), 0.333333],
    [apply('div', 2, 3), 0.666667],
    [apply('div', 1, 0), null],
    [apply('div', 0, 0), null],
    [apply('mul', 1e200, 1e200), null],
    [apply('min', 3, 1, 2), 1],
    [apply('max', 3, 1, 2), 3],
    [apply('abs', -3), 3],
    [apply('round', 2.5), 3],
    [apply('round', -2.5), -3],
    [apply('clamp', 11, 0, 10), 10],
    [apply('linear', 5, 0, 10), 50],
    [apply('linear', 8, 10, 0), 20],
    [apply('linear', 20, 0, 10), 100],
    [apply('linear', 5, 5, 5), null],
    [apply('target', 50, 50, 10), 100],
    [apply('target', 55, 50, 10), 50],
    [apply('target', 70, 50, 10), 0],
    [apply('target', 50, 50, 0), null],
    [apply('invert', 30, 100), 70],
    [apply('norm_t', 1.21, 1.21, 0.211, 1), 50],
    [apply('norm_t', 1.421, 1.21, 0.211, 1), 60],
    [apply('norm_t', 1.421, 1.21, 0.211, -1), 40],
    [apply('norm_t', 99, 1, 0.1, 1), 100],
    [apply('norm_t', 1, 1, 0, 1), null],
    [apply('norm_pct', 0, 0, 1, 1), 50],
    [apply('norm_pct', 1, 0, 1, 1), 84.134475],
    [apply('norm_pct', 1, 0, 1, -1), 15.865525],
    [apply('irt', 1.5), 65],
    [apply('irt', -9), 0],
  ])('%o is %s', (expression, expected) => {
    expect(resultOf(expression)).toBe(expected);
  });

  const points = [
    [0, 10],
    [10, 20],
    [20, 100],
  ] as const;

  it.each([
    ['table', -5, 10],
    ['table', 5, 15],
    ['table', 10, 20],
    ['table', 15, 60],
    ['table', 99, 100],
    ['step', -5, 10],
    ['step', 9.99, 10],
    ['step', 10, 20],
    ['step', 99, 100],
  ])('%s at %s is %s', (operator, x, y) => {
    expect(resultOf({ operator, args: [literal(x)], points })).toBe(y);
  });

  it.each([
    ['count', 4],
    ['sum', 10],
    ['mean', 2.5],
    ['median', 2.5],
    ['sd', 1.290994],
    ['last', 3],
    ['best', 4],
    ['ratio', 1],
  ])('%s over trials is %s; trials without a value are left out', (key, expected) => {
    expect(resultOf(apply(key, dataPoint('rt')), { rt: [1, null, 2, 4, 3] })).toBe(expected);
  });

  it('ratio is the share of trials that are true', () => {
    expect(resultOf(apply('ratio', dataPoint('correct')), { correct: [true, false, null, true, true] })).toBe(
      0.75,
    );
  });

  it.each(['sum', 'mean', 'median', 'sd', 'last', 'best', 'ratio'])(
    '%s of no trials is missing, never 0',
    (key) => {
      expect(resultOf(apply(key, dataPoint('rt')), { rt: [null] })).toBeNull();
      expect(resultOf(apply(key, dataPoint('rt')), {})).toBeNull();
      expect(resultOf(apply(key, dataPoint('rt')), { rt: 5 })).toBeNull();
    },
  );

  it('has each operator of the registry once, with its family and arity', () => {
    expect(new Set(OPERATORS.map((each) => each.key)).size).toBe(OPERATORS.length);
    expect(operatorOf('norm_t')).toMatchObject({ kind: 'shape', arity: [4, 4], returns: 'number' });
    expect(operatorOf('all')).toMatchObject({ kind: 'logic', returns: 'boolean' });
    expect(operatorOf('constructor')).toBeNull();
  });
});

describe('missing values', () => {
  const x = dataPoint('x');

  it.each([
    [{}],
    [{ x: null }],
    [{ x: Number.NaN }],
    [{ x: Number.POSITIVE_INFINITY }],
    [{ x: 'text' }],
    [{ x: [1, 2] }],
  ])('%o makes every arith and shape operator missing', (inputs) => {
    for (const { key, kind, arity } of OPERATORS) {
      if (kind !== 'arith' && kind !== 'shape') continue;
      const args = [x, ...Array.from({ length: arity[0] - 1 }, () => 1)];
      expect(resultOf({ ...apply(key, ...args), points: [[0, 1]] } as Expression, inputs)).toBeNull();
    }
  });

  it('reads own members only', () => {
    expect(resultOf(dataPoint('constructor'), {})).toBeNull();
  });
});

describe('cases and conditions', () => {
  it.each([
    [{ accuracy: 0.9, mean_rt: 700 }, 8, 0, null],
    [{ accuracy: 0.8, mean_rt: 899.9 }, 8, 0, null],
    [{ accuracy: 0.5, mean_rt: 1200 }, 1, 1, null],
    [{ accuracy: 0.9, mean_rt: 1200 }, 4, null, 'no_case'],
    [{ accuracy: 0.9 }, 4, null, 'condition_unknown'],
    [{ accuracy: 0.5 }, 4, null, 'condition_unknown'],
  ])('%o gives %s', (inputs, value, case_index, reason) => {
    const result = evaluateFormula(graded, inputs);
    expect(result).toMatchObject({ outcome: { value, total_score: 10 }, case_index, reason });
  });

  it.each([
    ['eq', 'red', ['red'], true],
    ['ne', 'red', ['red'], false],
    ['in', 'red', ['blue', 'red'], true],
    ['not_in', 'red', ['blue', 'red'], false],
    ['eq', 1, ['1'], false],
    ['gt', 2, [1], true],
    ['gte', 2, [2], true],
    ['lt', 2, [2], false],
    ['lte', 2, [2], true],
    ['between', 2, [2, 3], true],
    ['between', 4, [2, 3], false],
    ['gt', 'red', [1], null],
  ])('%s of %s and %o is %s', (operator, left, right, expected) => {
    const when: Condition = {
      match: 'all',
      clauses: [{ left: dataPoint('x'), operator, right: right.map((each) => literal(each)) }],
    };
    const formula: Formula = {
      subtrait_id: 's',
      cases: [{ when, value: literal(1), total_score: literal(1) }],
      otherwise: 'not_calculated',
    };
    const result = evaluateFormula(formula, { x: left });
    const truth = result.outcome !== null ? true : result.reason === 'condition_unknown' ? null : false;
    expect(truth).toBe(expected);
  });

  it('exists and missing are always known', () => {
    const when: Condition = { match: 'any', clauses: [{ left: dataPoint('x'), operator: 'missing' }] };
    const formula: Formula = {
      subtrait_id: 's',
      cases: [{ when, value: literal(1), total_score: literal(2) }],
      otherwise: 'not_calculated',
    };
    expect(evaluateFormula(formula, {}).outcome).toEqual({ value: 1, total_score: 2 });
    expect(evaluateFormula(formula, { x: [null, 1] })).toMatchObject({ outcome: null, reason: 'no_case' });
  });

  it('an unknown clause makes all, any and none unknown, whatever the other clauses say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('all', 'any', 'none'),
        fc.array(fc.option(fc.boolean()), { minLength: 1, maxLength: 6 }),
        (match, truths) => {
          const clauses = truths.map((_, i) => ({
            left: dataPoint(`d${i}`),
            operator: 'eq',
            right: literal(true),
          }));
          const inputs = Object.fromEntries(truths.map((truth, i) => [`d${i}`, truth]));
          const formula: Formula = {
            subtrait_id: 's',
            cases: [{ when: { match, clauses }, value: literal(1), total_score: literal(1) }],
            otherwise: 'not_calculated',
          };
          const { outcome, reason } = evaluateFormula(formula, inputs);
          if (truths.includes(null)) {
            expect(reason).toBe('condition_unknown');
            return;
          }
          const any = truths.includes(true);
          const expected = match === 'all' ? !truths.includes(false) : match === 'any' ? any : !any;
          expect(outcome !== null).toBe(expected);
        },
      ),
    );
  });

  it('finds shared conditions by id and refuses cycles', () => {
    const formula: Formula = {
      ...graded,
      cases: [{ ...graded.cases[0], when: { condition_id: 'fast' } } as never],
    };
    expect(evaluateFormula(formula, { accuracy: 1, mean_rt: 1 }, { fast: accurate }).outcome?.value).toBe(8);
    expect(() => evaluateFormula(formula, {}, {})).toThrow(FormulaError);
    const cycle = { fast: { match: 'all', clauses: [{ condition_id: 'fast' }] } } as const;
    expect(() => evaluateFormula(formula, {}, cycle)).toThrow(FormulaError);
    expect(validateFormula(formula, [], cycle).map((each) => each.code)).toContain('condition_cycle');
  });
});

describe('the outcome', () => {
  const given = (value: Expression | number, total: Expression | number): Formula => ({
    subtrait_id: 's',
    cases: [
      {
        when: 'always',
        value: typeof value === 'number' ? literal(value) : value,
        total_score: typeof total === 'number' ? literal(total) : total,
      },
    ],
    otherwise: 'not_calculated',
  });

  it.each([
    [given(11, 10), 'value_out_of_range'],
    [given(-1, 10), 'value_out_of_range'],
    [given(0, 0), 'total_score_not_positive'],
    [given(dataPoint('x'), 10), 'value_missing'],
    [given(5, dataPoint('x')), 'total_score_missing'],
  ])('%o is not calculated: %s', (formula, reason) => {
    expect(evaluateFormula(formula, {})).toMatchObject({ outcome: null, reason });
  });

  it('traces each number to the data points behind it', () => {
    const { trace } = evaluateFormula(given(apply('norm_t', dataPoint('rcs'), 1.21, 0.211, 1), 100), {
      rcs: 1.421,
    });
    expect(trace.find((each) => each.path === 'cases.0.value')).toEqual({
      path: 'cases.0.value',
      kind: 'operator',
      key: 'norm_t',
      inputs: [1.421, 1.21, 0.211, 1],
      result: 60,
      missing: null,
    });
    expect(trace.find((each) => each.kind === 'data_point')).toMatchObject({ key: 'rcs', result: 1.421 });
    const unknown = evaluateFormula(graded, { accuracy: 0.9 }).trace;
    expect(unknown.find((each) => each.path === 'cases.0.when.clauses.1')).toMatchObject({
      kind: 'clause',
      result: null,
      missing: 'operand_missing',
    });
  });

  it('bounds depth and size', () => {
    let deep: Expression = literal(1);
    for (let i = 0; i < 31; i++) deep = apply('abs', deep);
    expect(evaluateFormula(given(deep, 10), {}).outcome?.value).toBe(1);
    expect(() => evaluateFormula(given(apply('abs', deep), 10), {})).toThrow(FormulaError);
    const wide = apply('add', ...Array.from({ length: 600 }, () => 1));
    expect(() => evaluateFormula(given(wide, 1000), {})).toThrow(FormulaError);
    expect(validateFormula(given(apply('abs', deep), 10), []).map((each) => each.code)).toContain('too_deep');
    expect(validateFormula(given(wide, 1000), []).map((each) => each.code)).toContain('too_large');
  });

  it('any well-formed formula gives a number in range or none, never NaN', () => {
    const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
      expression: fc.oneof<fc.MaybeWeightedArbitrary<Expression>[]>(
        { maxDepth: 4 },
        fc.double({ noNaN: true }).map(literal),
        fc.constantFrom('x', 'y', 'gone').map(dataPoint),
        fc
          .tuple(
            fc.constantFrom(...OPERATORS.filter((each) => each.kind === 'arith' || each.kind === 'shape')),
            fc.array(tie('expression'), { minLength: 4, maxLength: 4 }),
          )
          .map(([{ key, arity }, args]) => ({
            operator: key,
            args: args.slice(0, Math.max(1, arity[0])),
            points: [[0, 1]],
          })),
      ),
    }));
    fc.assert(
      fc.property(expression, expression, fc.double(), fc.double(), (value, total, x, y) => {
        const { outcome, reason } = evaluateFormula(given(value, total), { x, y });
        if (outcome === null) {
          expect(reason).not.toBeNull();
          return;
        }
        expect(outcome.total_score > 0 && outcome.value >= 0 && outcome.value <= outcome.total_score).toBe(
          true,
        );
      }),
    );
  });
});

describe('validation', () => {
  const specs: FormulaDataPoint[] = [
    { key: 'accuracy', type: 'ratio', min: 0, max: 1 },
    { key: 'mean_rt', type: 'duration_ms', min: 0, max: 5000 },
    { key: 'rts', type: 'series', min: 0, max: 5000 },
    { key: 'colour', type: 'enum', options: ['red', 'blue'] },
  ];
  const value = (expression: Expression) =>
    validateFormula(always(expression), specs).map((each) => each.code);

  it('finds nothing wrong with a good formula', () => {
    expect(validateFormula(graded, specs)).toEqual([]);
    expect(value(apply('norm_t', apply('median', dataPoint('rts')), 600, 70, -1))).toEqual([]);
  });

  it.each<[Expression, string]>([
    [dataPoint('nothing'), 'unknown_data_point'],
    [dataPoint('rts'), 'series_needs_aggregate'],
    [dataPoint('colour'), 'number_needed'],
    [apply('mean', dataPoint('accuracy')), 'aggregate_needs_series'],
    [apply('mean', dataPoint('nothing')), 'unknown_data_point'],
    [apply('power', 1, 2), 'unknown_operator'],
    [apply('gt', 1, 2), 'unknown_operator'],
    [apply('div', 1), 'wrong_number_of_operands'],
    [apply('table', dataPoint('accuracy')), 'points_missing'],
    [
      {
        operator: 'table',
        args: [literal(1)],
        points: [
          [1, 1],
          [1, 2],
        ],
      },
      'points_not_rising',
    ],
    [literal(Number.NaN), 'not_finite'],
    [literal('eight'), 'number_needed'],
    [{} as Expression, 'not_an_expression'],
  ])('%o: %s', (expression, code) => {
    expect(value(expression)).toContain(code);
  });

  it('finds cases that are never reached, missing cases and conditions', () => {
    const [first] = always(literal(1)).cases;
    const second = { when: { condition_id: 'gone' }, value: literal(1), total_score: literal(1) } as const;
    const formula: Formula = {
      subtrait_id: 's',
      cases: first ? [first, second] : [],
      otherwise: 'not_calculated',
    };
    expect(validateFormula(formula, specs).map((each) => each.code)).toEqual([
      'case_never_reached',
      'unknown_condition',
    ]);
    expect(validateFormula({ ...formula, cases: [] }, specs).map((each) => each.code)).toEqual(['no_cases']);
    const empty: Formula = { ...formula, cases: [{ ...second, when: { match: 'all', clauses: [] } }] };
    expect(validateFormula(empty, specs).map((each) => each.code)).toEqual(['empty_condition']);
  });

  it('runs test vectors', () => {
    const tests = [
      { inputs: { accuracy: 0.9, mean_rt: 700 }, expect: { value: 8, total_score: 10 } },
      { inputs: { accuracy: 0.9, mean_rt: 700 }, expect: { value: 7, total_score: 10 } },
      { inputs: {}, expect: null },
    ];
    expect(failingTests(graded, tests)).toEqual([1, 2]);
  });

  it('finds inputs that leave the range, and passes what holds it', () => {
    const broken: Formula = {
      ...always(dataPoint('mean_rt')),
      cases: [{ when: 'always', value: dataPoint('mean_rt'), total_score: literal(4000) }],
    };
    expect(probeFormula(broken, specs, 'seed')?.reason).toBe('value_out_of_range');
    expect(probeFormula(graded, specs, 'seed')).toBeNull();
  });
});

describe('rows of built-in tasks', () => {
  it.each([
    [{ transform: 'ratio', max: 40 } as const, 30, { value: 30, total_score: 40 }],
    [{ transform: 'norm_t', mean: 5.73, sd: 0.8, dir: 1 } as const, 6.53, { value: 60, total_score: 100 }],
    [{ transform: 'norm_t', mean: 0.2, sd: 0.1, dir: -1 } as const, 0.1, { value: 60, total_score: 100 }],
    [{ transform: 'norm_pct', mean: 0, sd: 1, dir: 1 } as const, 0, { value: 50, total_score: 100 }],
    [{ transform: 'target', target: 64, tolerance: 32 } as const, 48, { value: 50, total_score: 100 }],
    [
      {
        transform: 'table',
        points: [
          [0, 0],
          [3, 100],
        ],
      } as const,
      1.5,
      { value: 50, total_score: 100 },
    ],
    [{ transform: 'irt' } as const, 0.5, { value: 55, total_score: 100 }],
  ])('%o of %s', (row, x, outcome) => {
    const formula = formulaOfRow({ data_point: 'x', subtrait_id: 's', ...row });
    expect(evaluateFormula(formula, { x }).outcome).toEqual(outcome);
    expect(evaluateFormula(formula, { x: null })).toMatchObject({ outcome: null, reason: 'value_missing' });
    expect(validateFormula(formula, [{ key: 'x', type: 'number' }])).toEqual([]);
  });
});
