import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clause, Condition, Expression } from '../formulas/formula.ts';
import { OPERATORS } from '../formulas/formula-operators.ts';
import { parseCondition, parseFormula } from './parse.ts';
import { printCondition, printFormula } from './print.ts';
import type { FormulaBody } from './source.ts';

const name = fc.oneof(
  fc.constantFrom(
    'accuracy',
    'trials.rt',
    'when',
    'of',
    'mean',
    'الدقة',
    'größe',
    '__proto__',
    '1st',
    'a-b',
    'a b',
  ),
  fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }),
);
const number = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -1000, max: 1000 }))
  .map((each) => each + 0);
const value = fc.oneof(number, fc.boolean(), fc.string({ unit: 'binary', maxLength: 6 }));
const functions = OPERATORS.filter((each) => each.kind === 'arith' || each.kind === 'shape');
const points = fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 4 });

const { expression, condition } = fc.letrec<{ expression: Expression; condition: Condition; clause: Clause }>(
  (tie) => ({
    expression: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      value.map((literal) => ({ literal })),
      name.map((data_point) => ({ data_point })),
      fc
        .tuple(fc.constantFrom('mean', 'count', 'best'), name)
        .map(([operator, data_point]) => ({ operator, args: [{ data_point }] })),
      fc
        .tuple(
          fc.constantFrom(...functions),
          fc.array(tie('expression'), { minLength: 4, maxLength: 4 }),
          points,
        )
        .map(([{ key, arity }, args, drawn]) => ({
          operator: key,
          args: args.slice(0, arity[1] ?? 2 + (args.length % 3)),
          ...(key === 'table' || key === 'step' ? { points: drawn } : {}),
        })),
      fc
        .tuple(
          fc.constantFrom('add', 'sub', 'mul', 'div'),
          fc.array(tie('expression'), { minLength: 2, maxLength: 3 }),
        )
        .map(([operator, args]) => ({
          operator,
          args: operator === 'sub' || operator === 'div' ? args.slice(0, 2) : args,
        })),
    ),
    clause: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      name.map((condition_id) => ({ condition_id })),
      fc
        .tuple(fc.constantFrom('eq', 'ne', 'gt', 'gte', 'lt', 'lte'), tie('expression'), tie('expression'))
        .map(([operator, left, right]) => ({ left, operator, right })),
      fc
        .tuple(tie('expression'), tie('expression'), tie('expression'))
        .map(([left, ...right]) => ({ left, operator: 'between', right })),
      fc
        .tuple(
          fc.constantFrom('in', 'not_in'),
          tie('expression'),
          fc.array(tie('expression'), { minLength: 1, maxLength: 3 }),
        )
        .map(([operator, left, right]) => ({ left, operator, right })),
      fc
        .tuple(fc.constantFrom('exists', 'missing'), tie('expression'))
        .map(([operator, left]) => ({ left, operator })),
      tie('condition'),
    ),
    condition: fc
      .tuple(fc.constantFrom('all', 'any', 'none'), fc.array(tie('clause'), { maxLength: 3 }))
      .map(([match, clauses]) => ({ match, clauses })),
  }),
);

const outcome = fc.record({ value: expression, total_score: expression });
const formula: fc.Arbitrary<FormulaBody> = fc.record({
  cases: fc.array(
    fc
      .tuple(
        fc.oneof(
          fc.constant('always' as const),
          name.map((condition_id) => ({ condition_id })),
          condition,
        ),
        outcome,
      )
      .map(([when, rest]) => ({ when, ...rest })),
    { maxLength: 3 },
  ),
  otherwise: fc.oneof(fc.constant('not_calculated' as const), outcome),
});

/** Trees past the bounds have no text that is read; they come up now and then. */
const BOUNDS = new Set(['too_deep', 'too_large', 'text_too_long']);

describe('text and tree', () => {
  it('a formula that is written and read again is the same formula', () => {
    let equal = 0;
    fc.assert(
      fc.property(formula, (tree) => {
        const { formula: read, problems } = parseFormula(printFormula(tree));
        if (problems.some((each) => BOUNDS.has(each.code))) return;
        expect(problems).toEqual([]);
        expect(read).toEqual(tree);
        equal += 1;
      }),
      { numRuns: 3000 },
    );
    expect(equal).toBeGreaterThan(1500);
  });

  it('a condition that is written and read again is the same condition', () => {
    fc.assert(
      fc.property(condition, (tree) => {
        const { condition: read, problems } = parseCondition(printCondition(tree));
        if (problems.some((each) => BOUNDS.has(each.code))) return;
        expect(problems).toEqual([]);
        expect(read).toEqual(tree);
      }),
      { numRuns: 2000 },
    );
  });

  it('writing what was read and reading it again changes nothing', () => {
    const text = 'when not (a = 1) and b exists or @x: -y * (2 - 3) of 10\notherwise: not calculated';
    const { formula: read } = parseFormula(text);
    expect(read && printFormula(read)).toBe(
      'when (not a = 1 and b exists) or @x: -y * (2 - 3) of 10\notherwise: not calculated',
    );
  });
});
