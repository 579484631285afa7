import { expect } from 'vitest';
import type { Conditions, FormulaInputs } from '../../formulas/formula.ts';
import { evaluateFormula, FormulaError } from '../../formulas/formula-evaluation.ts';
import { randomFrom } from '../../statistics/random.ts';
import { compileFormula, type FormulaOutcome } from '../compile.ts';
import { inlineConditions } from '../conditions.ts';
import type { FormulaBody } from '../source.ts';
import { randomConditions, randomFormula, randomInputs } from './random-formula.ts';

/** The outcome by the evaluator that traces; what cannot be evaluated is told as its code. */
function evaluated(formula: FormulaBody, inputs: FormulaInputs, conditions: Conditions = {}) {
  const { trace: _, ...rest } = evaluateFormula({ subtrait_id: 's', ...formula }, inputs, conditions);
  return rest;
}

/** Asserting nine times a formula takes longer than all else, so only what differs is. */
function mustEqual(found: FormulaOutcome, expected: FormulaOutcome): void {
  const isEqual =
    found.reason === expected.reason &&
    found.case_index === expected.case_index &&
    Object.is(found.outcome?.value, expected.outcome?.value) &&
    Object.is(found.outcome?.total_score, expected.outcome?.total_score);
  if (!isEqual) expect(found).toEqual(expected);
}

/**
 * Compares compiled formulas with the tracing evaluator on random formulas with three inputs each. Answers every way in
 * which they ended, and how many formulas could not be compiled.
 */
export function compareCompiled(seed: string, formulas: number): { told: string[]; refused: number } {
  const random = randomFrom(seed);
  const told = new Set<string>();
  let refused = 0;
  for (let i = 0; i < formulas; i++) {
    const conditions = randomConditions(random);
    const formula = randomFormula(random, Object.keys(conditions));
    let compiled: ReturnType<typeof compileFormula>;
    try {
      compiled = compileFormula(formula, conditions);
    } catch (error) {
      expect(error).toBeInstanceOf(FormulaError);
      refused += 1;
      continue;
    }
    const inlined = compileFormula(inlineConditions(formula, conditions));
    for (let j = 0; j < 3; j++) {
      const inputs = randomInputs(random);
      const expected = evaluated(formula, inputs, conditions);
      mustEqual(compiled.evaluate(inputs), expected);
      mustEqual(inlined.evaluate(inputs), expected);
      const values = compiled.data_points.map((key) => (Object.hasOwn(inputs, key) ? inputs[key] : null));
      mustEqual(compiled.evaluateSlots(values), expected);
      told.add(expected.reason ?? (expected.outcome === null ? '' : 'outcome'));
    }
  }
  return { told: [...told].sort(), refused };
}

/** Every way in which an evaluation can end. */
export const EVERY_END = [
  'condition_unknown',
  'no_case',
  'outcome',
  'total_score_missing',
  'total_score_not_positive',
  'value_missing',
  'value_out_of_range',
];
