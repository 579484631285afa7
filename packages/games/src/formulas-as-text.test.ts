import { compileFormula } from '@tryout/domain/formula-language/compile';
import { parseFormula } from '@tryout/domain/formula-language/parse';
import { printFormula } from '@tryout/domain/formula-language/print';
import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { describe, expect, it } from 'vitest';
import { TASK_FORMULAS } from './formulas.ts';

const ALL = Object.values(TASK_FORMULAS).flat();

describe('the formulas of the games as text', () => {
  it.each(ALL.map((each) => [each.key, each] as const))('%s is read as it was written', (_, { formula }) => {
    const { cases, otherwise } = formula;
    const { formula: read, problems } = parseFormula(printFormula(formula));
    expect(problems).toEqual([]);
    expect(read).toEqual({ cases, otherwise });
  });

  it.each(ALL.map((each) => [each.key, each] as const))(
    '%s compiled gives the same',
    (_, { formula, tests }) => {
      const compiled = compileFormula(formula);
      for (const { inputs, expect: expected } of tests) {
        const { trace, ...rest } = evaluateFormula(formula, inputs);
        expect(trace.length).toBeGreaterThan(0);
        expect(compiled.evaluate(inputs)).toEqual(rest);
        expect(compiled.evaluate(inputs).outcome).toEqual(expected);
      }
    },
  );
});
