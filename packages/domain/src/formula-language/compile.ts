import type { Conditions, DataPointValue, FormulaCase, FormulaInputs } from '../formulas/formula.ts';
import type { FormulaResult } from '../formulas/formula-evaluation.ts';
import { clauseReader, type TruthReader } from './compile-condition.ts';
import { type Compilation, type NumberReader, numberReader } from './compile-expression.ts';
import type { FormulaBody } from './source.ts';

/** What `evaluateFormula` gives, without the steps to it. */
export type FormulaOutcome = Omit<FormulaResult, 'trace'>;

/** A formula made ready to be evaluated many times. Of one formula one evaluation runs at a time. */
export interface CompiledFormula {
  /** Every data point that the formula reads, each once. */
  readonly data_points: readonly string[];
  /** The outcome for inputs by key. */
  evaluate(inputs: FormulaInputs): FormulaOutcome;
  /** The outcome for values in the order of `data_points`; faster where the same columns come again and again. */
  evaluateSlots(values: readonly (DataPointValue | undefined)[]): FormulaOutcome;
}

interface CompiledOutcome {
  readonly value: NumberReader;
  readonly total_score: NumberReader;
}

/**
 * Turns a formula into functions over numbered values; no text is ever run as code. The outcome equals that of
 * `evaluateFormula` on every input, byte for byte.
 * @throws FormulaError when any part, reached or not, breaks `FORMULA_LIMITS` or names what does not exist
 */
export function compileFormula(formula: FormulaBody, conditions: Conditions = {}): CompiledFormula {
  const compilation: Compilation = { frame: { values: [] }, slots: new Map(), nodes: 0 };
  const { frame } = compilation;
  const cases = formula.cases.map(({ when, ...outcome }, i) => ({
    holds: when === 'always' ? null : clauseReader(compilation, conditions, when, `cases.${i}.when`, 0),
    outcome: compileOutcome(compilation, outcome, `cases.${i}`),
  }));
  const otherwise =
    formula.otherwise === 'not_calculated'
      ? null
      : compileOutcome(compilation, formula.otherwise, 'otherwise');
  const data_points = [...compilation.slots.keys()];
  const own: (DataPointValue | undefined)[] = data_points.map(() => null);
  return {
    data_points,
    evaluate(inputs) {
      for (let i = 0; i < data_points.length; i++) {
        const key = data_points[i] as string;
        own[i] = Object.hasOwn(inputs, key) ? inputs[key] : null;
      }
      frame.values = own;
      return run(cases, otherwise);
    },
    evaluateSlots(values) {
      frame.values = values;
      return run(cases, otherwise);
    },
  };
}

interface CompiledCase {
  /** Null for a case that always holds. */
  readonly holds: TruthReader | null;
  readonly outcome: CompiledOutcome;
}

function run(cases: readonly CompiledCase[], otherwise: CompiledOutcome | null): FormulaOutcome {
  for (let i = 0; i < cases.length; i++) {
    const { holds, outcome } = cases[i] as CompiledCase;
    const truth = holds === null ? true : holds();
    if (truth === null) return outcomeOf(otherwise, null, 'condition_unknown');
    if (truth) return outcomeOf(outcome, i, null);
  }
  return outcomeOf(otherwise, null, 'no_case');
}

function outcomeOf(
  source: CompiledOutcome | null,
  case_index: number | null,
  reason: FormulaOutcome['reason'],
): FormulaOutcome {
  if (source === null) return { outcome: null, case_index, reason };
  const value = source.value();
  const total_score = source.total_score();
  if (Number.isNaN(value)) return { outcome: null, case_index, reason: 'value_missing' };
  if (Number.isNaN(total_score)) return { outcome: null, case_index, reason: 'total_score_missing' };
  if (!(total_score > 0)) return { outcome: null, case_index, reason: 'total_score_not_positive' };
  if (!(value >= 0 && value <= total_score))
    return { outcome: null, case_index, reason: 'value_out_of_range' };
  return { outcome: { value, total_score }, case_index, reason };
}

function compileOutcome(
  compilation: Compilation,
  source: Pick<FormulaCase, 'value' | 'total_score'>,
  path: string,
): CompiledOutcome {
  return {
    value: numberReader(compilation, source.value, `${path}.value`, 1),
    total_score: numberReader(compilation, source.total_score, `${path}.total_score`, 1),
  };
}
