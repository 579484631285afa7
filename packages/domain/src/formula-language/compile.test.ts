import { describe, expect, it } from 'vitest';
import { compileFormula } from './compile.ts';
import type { FormulaBody } from './source.ts';
import { compareCompiled, EVERY_END } from './testing/compare-compiled.ts';

describe('a compiled formula', () => {
  it('gives what the tracing evaluator gives, on random formulas with 3 inputs each', () => {
    const { told, refused } = compareCompiled('compiled', 2_000);
    expect(refused).toBeLessThan(400);
    expect(told).toEqual(EVERY_END);
  });

  it('reads own members of its inputs only', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const formula: FormulaBody = {
        cases: [{ when: 'always', value: { data_point: name }, total_score: { literal: 1 } }],
        otherwise: 'not_calculated',
      };
      expect(compileFormula(formula).evaluate({}).reason).toBe('value_missing');
    }
  });
});
