/**
 * Formulas as data: what of a play counts as how much of a subtrait (product §2.16). A formula is a JSON tree; nothing
 * in it is ever run as code. Evaluation is in `formula-evaluation.ts`, checks are in `formula-validation.ts`.
 */

/** A single value of a data point. */
export type Scalar = number | boolean | string;

/** A data point's value: a scalar, a series over trials (null = that trial has none), or missing. */
export type DataPointValue = Scalar | readonly (number | boolean | null)[] | null;

/** Values by data point key. A key that is not there is missing. */
export type FormulaInputs = Readonly<Record<string, DataPointValue | undefined>>;

/** One point of a `table` or `step`: from `x` on the value is `y`. */
export type ShapePoint = readonly [x: number, y: number];

/** Something that has a value. */
export type Expression =
  | { readonly literal: Scalar }
  | { readonly data_point: string }
  | {
      /** Key of an arith, aggregate or shape operator. */
      readonly operator: string;
      readonly args: readonly Expression[];
      /** Only for `table` and `step`, in rising order of x. */
      readonly points?: readonly ShapePoint[];
    };

/** A comparison. `right` is left out for `exists` and `missing`, and a list for `in`, `not_in` and `between`. */
export interface CompareClause {
  readonly left: Expression;
  readonly operator: string;
  readonly right?: Expression | readonly Expression[];
}

/** A part of a condition: a comparison, a condition by id, or a condition within. */
export type Clause = CompareClause | { readonly condition_id: string } | Condition;

/**
 * Clauses joined by all, any or none. A clause on a missing value is unknown and makes the whole condition unknown,
 * so that missing data never decides anything. At most 4 levels of conditions.
 */
export interface Condition {
  readonly match: 'all' | 'any' | 'none';
  readonly clauses: readonly Clause[];
}

/** Conditions that formulas share, by id. */
export type Conditions = Readonly<Record<string, Condition>>;

/** One case: when its condition is true, `value` out of `total_score`. */
export interface FormulaCase {
  readonly when: 'always' | { readonly condition_id: string } | Condition;
  readonly value: Expression;
  readonly total_score: Expression;
}

/** A formula for one subtrait: the first true case counts; `otherwise` when none is or one is unknown. */
export interface Formula {
  readonly subtrait_id: string;
  readonly cases: readonly FormulaCase[];
  readonly otherwise: 'not_calculated' | { readonly value: Expression; readonly total_score: Expression };
}

/** Bounds of a formula: levels of nesting, nodes in all, levels of conditions, points of a shape. */
export const FORMULA_LIMITS = { depth: 32, nodes: 500, condition_depth: 4, points: 100 } as const;

/** Shorthand for a literal. */
export function literal(value: Scalar): Expression {
  return { literal: value };
}

/** Shorthand for a data point. */
export function dataPoint(key: string): Expression {
  return { data_point: key };
}

/** Shorthand for an operator applied to expressions; numbers become literals. */
export function apply(operator: string, ...args: readonly (Expression | number)[]): Expression {
  return { operator, args: args.map((arg) => (typeof arg === 'number' ? literal(arg) : arg)) };
}
