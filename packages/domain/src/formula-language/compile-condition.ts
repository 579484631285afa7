import type { Clause, CompareClause, Condition, Conditions, Expression } from '../formulas/formula.ts';
import { FORMULA_LIMITS } from '../formulas/formula.ts';
import { FormulaError } from '../formulas/formula-evaluation.ts';
import { compareScalars, operatorOf } from '../formulas/formula-operators.ts';
import {
  type Compilation,
  enter,
  numberReader,
  type ScalarReader,
  scalarReader,
  slotOf,
} from './compile-expression.ts';

/** True, false, or null for unknown. */
export type TruthReader = () => boolean | null;

type Numbers = (left: number, right: number) => boolean;

const ORDERED: Readonly<Record<string, Numbers>> = {
  gt: (left, right) => left > right,
  gte: (left, right) => left >= right,
  lt: (left, right) => left < right,
  lte: (left, right) => left <= right,
};

/** A reader of whether a clause holds. @throws FormulaError as `evaluateFormula` does */
export function clauseReader(
  compilation: Compilation,
  conditions: Conditions,
  clause: Clause,
  path: string,
  depth: number,
): TruthReader {
  enter(compilation, path, depth);
  if ('condition_id' in clause) {
    const id = clause.condition_id;
    const named = Object.hasOwn(conditions, id) ? conditions[id] : undefined;
    if (named === undefined) throw new FormulaError('unknown_condition', path);
    return conditionReader(compilation, conditions, named, `${path}(${id})`, depth + 1);
  }
  if ('match' in clause) return conditionReader(compilation, conditions, clause, path, depth + 1);
  return compareReader(compilation, clause, path);
}

function conditionReader(
  compilation: Compilation,
  conditions: Conditions,
  condition: Condition,
  path: string,
  depth: number,
): TruthReader {
  if (depth > FORMULA_LIMITS.condition_depth) throw new FormulaError('too_deep', path);
  const clauses = condition.clauses.map((clause, i) =>
    clauseReader(compilation, conditions, clause, `${path}.clauses.${i}`, depth),
  );
  // `all` looks for a false one, `any` and `none` for a true one; an unknown one decides against everything.
  const sought = condition.match !== 'all';
  const whenFound = condition.match === 'any';
  return () => {
    let isFound = false;
    for (const holds of clauses) {
      const truth = holds();
      if (truth === null) return null;
      if (truth === sought) isFound = true;
    }
    return isFound ? whenFound : !whenFound;
  };
}

function compareReader(compilation: Compilation, clause: CompareClause, path: string): TruthReader {
  const { operator } = clause;
  if (operatorOf(operator)?.kind !== 'compare') throw new FormulaError('unknown_operator', path);
  if (operator === 'exists' || operator === 'missing') {
    const exists = existenceReader(compilation, clause.left, `${path}.left`);
    return operator === 'exists' ? exists : () => !exists();
  }
  const right = (clause.right === undefined ? [] : [clause.right].flat()) as readonly Expression[];
  const [first, second] = right;
  const number = (expression: Expression, side: string) =>
    numberReader(compilation, expression, `${path}.${side}`, 1, false);
  const inOrder = Object.hasOwn(ORDERED, operator) ? ORDERED[operator] : undefined;
  if (inOrder !== undefined && first !== undefined && right.length === 1) {
    return orderReader(inOrder, number(clause.left, 'left'), number(first, 'right.0'));
  }
  if (operator === 'between' && first !== undefined && second !== undefined && right.length === 2) {
    const [read, low, high] = [
      number(clause.left, 'left'),
      number(first, 'right.0'),
      number(second, 'right.1'),
    ];
    return betweenReader(read, low, high);
  }
  const left = scalarReader(compilation, clause.left, `${path}.left`, 1);
  const list = right.map((each, i) => scalarReader(compilation, each, `${path}.right.${i}`, 1));
  const [only] = list;
  if (only !== undefined && list.length === 1 && (operator === 'eq' || operator === 'ne')) {
    return equalityReader(left, only, operator === 'eq');
  }
  return () => {
    const value = left();
    const others = list.map((read) => read());
    const there = others.filter((each) => each !== null);
    if (value === null || there.length < others.length) return null;
    return compareScalars(operator, value, there).value;
  };
}

function orderReader(compare: Numbers, left: () => number, right: () => number): TruthReader {
  return () => {
    const one = left();
    const other = right();
    return Number.isNaN(one) || Number.isNaN(other) ? null : compare(one, other);
  };
}

function equalityReader(left: ScalarReader, right: ScalarReader, wanted: boolean): TruthReader {
  return () => {
    const one = left();
    const other = right();
    return one === null || other === null ? null : (one === other) === wanted;
  };
}

function betweenReader(read: () => number, low: () => number, high: () => number): TruthReader {
  return () => {
    const value = read();
    const least = low();
    const most = high();
    if (Number.isNaN(value) || Number.isNaN(least) || Number.isNaN(most)) return null;
    return value >= least && value <= most;
  };
}

/** A series exists as soon as one trial has a value. */
function existenceReader(compilation: Compilation, expression: Expression, path: string): () => boolean {
  if (!('data_point' in expression)) {
    const read = scalarReader(compilation, expression, path, 1);
    return () => read() !== null;
  }
  const { frame } = compilation;
  const slot = slotOf(compilation, expression.data_point);
  const read = scalarReader(compilation, expression, path, 1);
  return () => {
    const raw = frame.values[slot];
    return Array.isArray(raw) ? raw.some((trial) => trial !== null) : read() !== null;
  };
}
