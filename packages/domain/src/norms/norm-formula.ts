import type { Expression, Formula } from '../formulas/formula.ts';
import type { FormulaTest } from '../formulas/formula-validation.ts';

/** Mean and spread that a formula counts against. */
export interface Norm {
  readonly mean: number;
  readonly sd: number;
}

/** First plays that local norms need (simulations §1). */
export const LOCAL_NORM_MINIMUM = 200;

const NORM_OPERATORS = new Set(['norm_t', 'norm_pct']);

function isNormOf(expression: Expression, data_point: string): boolean {
  if (!('operator' in expression) || !NORM_OPERATORS.has(expression.operator)) return false;
  const [x] = expression.args;
  return x !== undefined && 'data_point' in x && x.data_point === data_point;
}

function normedExpression(expression: Expression, data_point: string, norm: Norm): Expression {
  if (!('operator' in expression)) return expression;
  if (isNormOf(expression, data_point)) {
    const [x, , , direction] = expression.args;
    const args = [x, { literal: norm.mean }, { literal: norm.sd }, direction];
    return { ...expression, args: args.filter((each) => each !== undefined) };
  }
  return { ...expression, args: expression.args.map((each) => normedExpression(each, data_point, norm)) };
}

function normIn(expression: Expression, data_point: string): Norm | null {
  if (!('operator' in expression)) return null;
  if (isNormOf(expression, data_point)) {
    const [, mean, sd] = expression.args.map((each) => ('literal' in each ? each.literal : null));
    return typeof mean === 'number' && typeof sd === 'number' ? { mean, sd } : null;
  }
  for (const each of expression.args) {
    const found = normIn(each, data_point);
    if (found !== null) return found;
  }
  return null;
}

function expressionsOf(formula: Formula): Expression[] {
  return formula.cases.map((each) => each.value);
}

/** The norm that a formula counts a data point against; null where it counts against none. */
export function normOf(formula: Formula, data_point: string): Norm | null {
  for (const expression of expressionsOf(formula)) {
    const found = normIn(expression, data_point);
    if (found !== null) return found;
  }
  return null;
}

/** The same formula against another norm; everything else stays. */
export function withNorm(formula: Formula, data_point: string, norm: Norm): Formula {
  return {
    ...formula,
    cases: formula.cases.map((each) => ({
      ...each,
      value: normedExpression(each.value, data_point, norm),
    })),
  };
}

/** What a T-score formula must give against its norm: 50 at the mean, and nothing for nothing. */
export function normTests(data_point: string, norm: Norm): FormulaTest[] {
  return [
    { inputs: { [data_point]: norm.mean }, expect: { value: 50, total_score: 100 } },
    { inputs: { [data_point]: null }, expect: null },
  ];
}
