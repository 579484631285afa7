import type { DataPointValue, Expression, Scalar, ShapePoint } from '../formulas/formula.ts';
import { FORMULA_LIMITS } from '../formulas/formula.ts';
import { FormulaError } from '../formulas/formula-evaluation.ts';
import {
  type ArithFunction,
  arithmeticOf,
  computeAggregate,
  operatorOf,
  settled,
} from '../formulas/formula-operators.ts';

/** The values a compiled formula works on now, by slot. */
export interface Frame {
  values: readonly (DataPointValue | undefined)[];
}

/** What is known while a formula is compiled. */
export interface Compilation {
  readonly frame: Frame;
  /** Slot of each data point. */
  readonly slots: Map<string, number>;
  nodes: number;
}

/** A number; NaN is missing. */
export type NumberReader = () => number;

/** A scalar; null is missing. */
export type ScalarReader = () => Scalar | null;

/** The slot of a data point; a new one when it had none. */
export function slotOf(compilation: Compilation, key: string): number {
  const known = compilation.slots.get(key);
  if (known !== undefined) return known;
  const slot = compilation.slots.size;
  compilation.slots.set(key, slot);
  return slot;
}

/** Counts a node against `FORMULA_LIMITS`. @throws FormulaError */
export function enter(compilation: Compilation, path: string, depth: number): void {
  compilation.nodes += 1;
  if (depth > FORMULA_LIMITS.depth) throw new FormulaError('too_deep', path);
  if (compilation.nodes > FORMULA_LIMITS.nodes) throw new FormulaError('too_large', path);
}

/**
 * A reader of an expression as a number.
 * @param countsTruth whether true and false count as 1 and 0, as in arithmetic; in comparisons they are no numbers
 */
export function numberReader(
  compilation: Compilation,
  expression: Expression,
  path: string,
  depth: number,
  countsTruth = true,
): NumberReader {
  enter(compilation, path, depth);
  if ('literal' in expression) {
    const value = numberIn(expression.literal, countsTruth);
    return () => value;
  }
  if ('data_point' in expression) {
    const { frame } = compilation;
    const slot = slotOf(compilation, expression.data_point);
    return countsTruth ? () => numberIn(frame.values[slot], true) : () => numberIn(frame.values[slot], false);
  }
  if (!('operator' in expression)) throw new FormulaError('not_an_expression', path);
  const kind = operatorOf(expression.operator)?.kind;
  if (kind === 'aggregate')
    return aggregateReader(compilation, expression.operator, expression.args[0], path);
  const compute = arithmeticOf(expression.operator);
  if ((kind !== 'arith' && kind !== 'shape') || compute === null) {
    throw new FormulaError('unknown_operator', path);
  }
  const args = expression.args.map((arg, i) =>
    numberReader(compilation, arg, `${path}.args.${i}`, depth + 1),
  );
  return operationReader(compute, args, expression.points ?? []);
}

/** A reader of an expression as what it is. */
export function scalarReader(
  compilation: Compilation,
  expression: Expression,
  path: string,
  depth: number,
): ScalarReader {
  if ('literal' in expression) {
    enter(compilation, path, depth);
    const value = scalarIn(expression.literal);
    return () => value;
  }
  if ('data_point' in expression) {
    enter(compilation, path, depth);
    const { frame } = compilation;
    const slot = slotOf(compilation, expression.data_point);
    return () => scalarIn(frame.values[slot]);
  }
  const read = numberReader(compilation, expression, path, depth);
  return () => {
    const value = read();
    return Number.isNaN(value) ? null : value;
  };
}

function operationReader(
  compute: ArithFunction,
  args: readonly NumberReader[],
  points: readonly ShapePoint[],
): NumberReader {
  const count = args.length;
  if (count === 0) return () => Number.NaN;
  const values = new Array<number>(count).fill(0);
  const [first, second] = args;
  if (first !== undefined && count === 1) {
    return () => {
      const one = first();
      values[0] = one;
      return Number.isNaN(one) ? Number.NaN : settled(compute(values, points));
    };
  }
  if (first !== undefined && second !== undefined && count === 2) {
    return () => {
      const one = first();
      const other = second();
      values[0] = one;
      values[1] = other;
      return Number.isNaN(one) || Number.isNaN(other) ? Number.NaN : settled(compute(values, points));
    };
  }
  return () => {
    let isMissing = false;
    for (let i = 0; i < count; i++) {
      const value = (args[i] as NumberReader)();
      if (Number.isNaN(value)) isMissing = true;
      values[i] = value;
    }
    return isMissing ? Number.NaN : settled(compute(values, points));
  };
}

function aggregateReader(
  compilation: Compilation,
  key: string,
  source: Expression | undefined,
  path: string,
): NumberReader {
  if (source === undefined || !('data_point' in source)) throw new FormulaError('not_an_expression', path);
  const { frame } = compilation;
  const slot = slotOf(compilation, source.data_point);
  return () => {
    const raw = frame.values[slot];
    return Array.isArray(raw) ? (computeAggregate(key, raw).value ?? Number.NaN) : Number.NaN;
  };
}

function numberIn(raw: DataPointValue | undefined, countsTruth: boolean): number {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : Number.NaN;
  return countsTruth && typeof raw === 'boolean' ? Number(raw) : Number.NaN;
}

function scalarIn(raw: DataPointValue | undefined): Scalar | null {
  if (raw === null || raw === undefined || typeof raw === 'object') return null;
  return typeof raw === 'number' && !Number.isFinite(raw) ? null : raw;
}
