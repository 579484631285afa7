import type {
  Clause,
  CompareClause,
  Condition,
  Expression,
  FormulaCase,
  Scalar,
} from '../formulas/formula.ts';
import type { FormulaBody } from './source.ts';
import { conditionNameText, nameText } from './words.ts';

/**
 * The text of a formula: one line a case, `otherwise` last. Reading it gives the same tree again, for every tree that
 * has the shape that reading gives: one right side, or a list after `in` and `between`; points only of `table` and
 * `step`; numbers that are finite and not -0.
 */
export function printFormula(formula: FormulaBody): string {
  const { otherwise } = formula;
  const last = otherwise === 'not_calculated' ? 'not calculated' : outcomeText(otherwise);
  return [...formula.cases.map(caseText), `otherwise: ${last}`].join('\n');
}

/** The text of a condition, as it stands after `when`. */
export function printCondition(condition: Condition): string {
  const [only] = condition.clauses;
  const isPlain = condition.match === 'all' && condition.clauses.length === 1;
  // After `when` a single comparison is a condition of its own.
  if (isPlain && only !== undefined && 'left' in only) return compareText(only);
  return conditionText(condition, null);
}

/** The text of a value. */
export function printExpression(expression: Expression): string {
  return expressionText(expression, 0);
}

function caseText({ when, ...outcome }: FormulaCase): string {
  if (when === 'always') return `always: ${outcomeText(outcome)}`;
  const condition = 'condition_id' in when ? conditionNameText(when.condition_id) : printCondition(when);
  return `when ${condition}: ${outcomeText(outcome)}`;
}

function outcomeText({ value, total_score }: Pick<FormulaCase, 'value' | 'total_score'>): string {
  return `${printExpression(value)} of ${printExpression(total_score)}`;
}

/** @param within what the condition is joined by where it stands; alone it needs no parentheses, as in a list */
function conditionText({ match, clauses }: Condition, within: 'all' | 'any' | 'not' | null): string {
  if (match === 'none' && clauses[0] !== undefined && clauses.length === 1) {
    return `not ${clauseText(clauses[0], 'not')}`;
  }
  if (match === 'none' || clauses.length < 2) {
    return `${match}(${clauses.map((each) => clauseText(each, null)).join(', ')})`;
  }
  const joined = clauses.map((each) => clauseText(each, match)).join(match === 'all' ? ' and ' : ' or ');
  return within === null ? joined : `(${joined})`;
}

function clauseText(clause: Clause, within: 'all' | 'any' | 'not' | null): string {
  if ('condition_id' in clause) return conditionNameText(clause.condition_id);
  return 'match' in clause ? conditionText(clause, within) : compareText(clause);
}

const SIGNS: Readonly<Record<string, string>> = {
  eq: '=',
  ne: '!=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

function compareText({ left, operator, right }: CompareClause): string {
  const list = right === undefined ? [] : [right].flat();
  const texts = [left, ...list].map((each) => expressionText(each as Expression, STRENGTH.add));
  const [one, other, third] = texts;
  if (operator === 'exists' && list.length === 0) return `${one} exists`;
  if (operator === 'missing' && list.length === 0) return `${one} is missing`;
  if (operator === 'between' && list.length === 2) return `${one} between ${other} and ${third}`;
  if (operator === 'in' || operator === 'not_in') {
    return `${one} ${operator === 'in' ? 'in' : 'not in'} (${texts.slice(1).join(', ')})`;
  }
  const sign = Object.hasOwn(SIGNS, operator) ? SIGNS[operator] : undefined;
  if (sign !== undefined && list.length === 1) return `${one} ${sign} ${other}`;
  return `${operator}(${texts.join(', ')})`;
}

const STRENGTH = { add: 1, multiply: 2, sign: 3 } as const;

const INFIX: Readonly<Record<string, { sign: string; strength: number; mayBeMany: boolean }>> = {
  add: { sign: '+', strength: STRENGTH.add, mayBeMany: true },
  sub: { sign: '-', strength: STRENGTH.add, mayBeMany: false },
  mul: { sign: '*', strength: STRENGTH.multiply, mayBeMany: true },
  div: { sign: '/', strength: STRENGTH.multiply, mayBeMany: false },
};

type Operation = Extract<Expression, { readonly operator: string }>;

/** @param least how strongly an operator must hold to go without parentheses here */
function expressionText(expression: Expression, least: number): string {
  if ('literal' in expression) return literalText(expression.literal);
  if ('data_point' in expression) return nameText(expression.data_point);
  const { text, strength } = operationText(expression);
  return strength < least ? `(${text})` : text;
}

function operationText(operation: Operation): { text: string; strength: number } {
  const { operator, args, points } = operation;
  const negated = negatedOf(operation);
  if (negated !== null) {
    return { text: `-${expressionText(negated, STRENGTH.sign)}`, strength: STRENGTH.sign };
  }
  const infix = Object.hasOwn(INFIX, operator) ? INFIX[operator] : undefined;
  if (infix !== undefined && (infix.mayBeMany ? args.length >= 2 : args.length === 2)) {
    const texts = args.map((arg, i) => operandText(arg, operator, i, infix.strength));
    return { text: texts.join(` ${infix.sign} `), strength: infix.strength };
  }
  const list = [
    ...args.map((arg) => expressionText(arg, 0)),
    ...(points ?? []).map(([x, y]) => `${literalText(x)}: ${literalText(y)}`),
  ];
  return { text: `${nameText(operator)}(${list.join(', ')})`, strength: Number.POSITIVE_INFINITY };
}

/** A first operand may hold as weakly as its operator, but a sum in a sum would join it. */
function operandText(arg: Expression, operator: string, i: number, strength: number): string {
  const wouldJoin = 'operator' in arg && arg.operator === operator && INFIX[operator]?.mayBeMany === true;
  return expressionText(arg, i === 0 && !wouldJoin ? strength : strength + 0.5);
}

/** What is taken from 0 is written with a minus in front, but for a number, which would take the minus itself. */
function negatedOf({ operator, args }: Operation): Expression | null {
  const [zero, operand] = args;
  if (operator !== 'sub' || args.length !== 2 || zero === undefined || operand === undefined) return null;
  if (!('literal' in zero) || zero.literal !== 0) return null;
  return 'literal' in operand && typeof operand.literal === 'number' ? null : operand;
}

function literalText(value: Scalar): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value === 0 ? 0 : value);
}
