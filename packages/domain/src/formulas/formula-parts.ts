import type { Clause, Condition, Expression, Formula, FormulaCase } from './formula.ts';

/**
 * What a formula or a condition is made of. Conditions that it names by id are not looked into: put them in first
 * (`inlineConditions`) to see all.
 */

/** A formula without its subtrait, or a condition on its own. */
export type FormulaSource = Pick<Formula, 'cases' | 'otherwise'> | Condition;

/** The data points that it names, each once, in the order of evaluation. */
export function dataPointsIn(source: FormulaSource): string[] {
  const found = new Set<string>();
  walk(source, { data_point: (key) => found.add(key), operator: () => undefined });
  return [...found];
}

/**
 * The operators that it uses, by key, each once. `all` of a single clause is no operator of its own: it is how one
 * comparison is kept.
 */
export function operatorsIn(source: FormulaSource): string[] {
  const found = new Set<string>();
  walk(source, { data_point: () => undefined, operator: (key) => found.add(key) });
  return [...found];
}

/**
 * The data point that a formula's responses are listed under: the first that a value is made of, else the first that
 * is named at all; null for a formula of constants. One that was listed before stays as long as it is named.
 */
export function mainDataPoint(formula: Pick<Formula, 'cases' | 'otherwise'>, before = ''): string | null {
  const all = dataPointsIn(formula);
  if (all.includes(before)) return before;
  const ofValues = dataPointsIn({
    cases: formula.cases.map((each): FormulaCase => ({ ...each, when: 'always' })),
    otherwise: 'not_calculated',
  });
  return ofValues[0] ?? all[0] ?? null;
}

/**
 * Does a measured reliability still hold for the next version? Only where the same single data point is counted in the
 * same way, as with another norm; a value made otherwise agrees with itself in a way that nobody has measured.
 */
export function keepsReliability(before: Formula, after: Formula): boolean {
  const [was, is] = [shapeOf(before), shapeOf(after)];
  return was !== null && was === is;
}

function shapeOf(formula: Formula): string | null {
  const [only, ...more] = formula.cases;
  if (only === undefined || more.length > 0 || only.when !== 'always') return null;
  if (!('operator' in only.value)) return null;
  const keys = dataPointsIn(formula);
  return keys.length === 1 ? `${only.value.operator} ${keys[0]}` : null;
}

interface Visitor {
  data_point(key: string): void;
  operator(key: string): void;
}

function walk(source: FormulaSource, visit: Visitor): void {
  if ('match' in source) {
    walkClause(source, visit);
    return;
  }
  for (const { when, value, total_score } of source.cases) {
    if (when !== 'always') walkClause(when, visit);
    walkExpression(value, visit);
    walkExpression(total_score, visit);
  }
  if (source.otherwise === 'not_calculated') return;
  walkExpression(source.otherwise.value, visit);
  walkExpression(source.otherwise.total_score, visit);
}

function walkClause(clause: Clause, visit: Visitor): void {
  if ('condition_id' in clause) return;
  if ('match' in clause) {
    if (clause.match !== 'all' || clause.clauses.length > 1) visit.operator(clause.match);
    for (const each of clause.clauses) walkClause(each, visit);
    return;
  }
  visit.operator(clause.operator);
  walkExpression(clause.left, visit);
  for (const each of [clause.right ?? []].flat() as readonly Expression[]) walkExpression(each, visit);
}

function walkExpression(expression: Expression, visit: Visitor): void {
  if ('data_point' in expression) visit.data_point(expression.data_point);
  if (!('operator' in expression)) return;
  visit.operator(expression.operator);
  for (const each of expression.args) walkExpression(each, visit);
}
