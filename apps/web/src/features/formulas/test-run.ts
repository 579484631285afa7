import type { Conditions, Formula } from '@tryout/domain/formulas/formula';
import { evaluateFormula, type FormulaResult } from '@tryout/domain/formulas/formula-evaluation';
import { failingTests } from '@tryout/domain/formulas/formula-validation';
import type { FormulaTestCase } from './formulas.api.ts';

/** What one test case came to. */
export interface TestRun {
  readonly passes: boolean;
  readonly outcome: FormulaResult['outcome'];
}

/** Runs every test case by the rules of the server; null while there is no formula to run. */
export function runTests(
  formula: Formula | null,
  tests: readonly FormulaTestCase[],
  conditions: Conditions,
): TestRun[] | null {
  if (formula === null) return null;
  const failing = new Set(failingTests(formula, tests, conditions));
  return tests.map(({ inputs }, index) => ({
    passes: !failing.has(index),
    outcome: evaluateFormula(formula, inputs, conditions).outcome,
  }));
}
