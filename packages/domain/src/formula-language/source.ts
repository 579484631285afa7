import type { Condition, Formula } from '../formulas/formula.ts';
import type { FormulaProblemCode } from '../formulas/formula-validation.ts';

/** A part of a text, in UTF-16 units from its beginning: `from` is the first unit, `to` the one after the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What the text form of a formula holds: everything but the subtrait. */
export type FormulaBody = Pick<Formula, 'cases' | 'otherwise'>;

/** What is wrong with a text as a text; what is wrong with its meaning is a `FormulaProblemCode`. */
export type ParseProblemCode =
  | 'text_too_long'
  | 'sign_unknown'
  | 'text_not_closed'
  | 'name_not_closed'
  | 'name_empty'
  | 'escape_unknown'
  | 'number_malformed'
  | 'number_out_of_range'
  | 'case_expected'
  | 'case_after_otherwise'
  | 'colon_expected'
  | 'of_expected'
  | 'calculated_expected'
  | 'value_expected'
  | 'condition_expected'
  | 'comparison_expected'
  | 'comparison_chained'
  | 'and_expected'
  | 'missing_expected'
  | 'condition_name_expected'
  | 'opening_expected'
  | 'closing_expected'
  | 'number_expected'
  | 'points_not_here'
  | 'end_expected'
  | 'spreadsheet_formula'
  | 'spreadsheet_call'
  | 'too_deep'
  | 'too_large';

/**
 * Something wrong, and the very signs it is about. `data` goes into the message: `found` is the word or sign that
 * stands there ('' at the end of the text), `limit` the bound that was passed, `instead` what belongs in its place
 * where it is a habit from spreadsheets or programs.
 */
export interface SourceProblem extends Span {
  readonly code: ParseProblemCode | FormulaProblemCode;
  readonly data: Readonly<Record<string, string | number>>;
}

/**
 * Where each part of a tree stands in its text, by the paths of `TraceStep` and `FormulaProblem`
 * (`cases.0.when.clauses.1.left`, `otherwise.value`); of a condition on its own by paths from `cases.0.when`.
 */
export type SourceSpans = ReadonlyMap<string, Span>;

/** A text read as a formula. `formula` is null exactly when `problems` is not empty. */
export interface ParsedFormula {
  readonly formula: FormulaBody | null;
  /** In the order of the text. */
  readonly problems: readonly SourceProblem[];
  readonly spans: SourceSpans;
}

/** A text read as a condition. `condition` is null exactly when `problems` is not empty. */
export interface ParsedCondition {
  readonly condition: Condition | null;
  /** In the order of the text. */
  readonly problems: readonly SourceProblem[];
  readonly spans: SourceSpans;
}

/** Bounds of a text: UTF-16 units, and levels of parentheses. `FORMULA_LIMITS` bounds what the text means. */
export const SOURCE_LIMITS = { length: 20_000, nesting: 64 } as const;
