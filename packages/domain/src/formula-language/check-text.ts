import type { Conditions } from '../formulas/formula.ts';
import { FORMULA_LIMITS } from '../formulas/formula.ts';
import {
  type FormulaDataPoint,
  type FormulaProblem,
  validateFormula,
} from '../formulas/formula-validation.ts';
import { parseCondition, parseFormula } from './parse.ts';
import type { ParsedCondition, ParsedFormula, SourceProblem, SourceSpans, Span } from './source.ts';

/**
 * Reads a text and checks that what it names exists and fits: data points with their types, operators with the number
 * of their operands, shared conditions. `formula` is null exactly when `problems` is not empty.
 */
export function checkFormulaText(
  text: string,
  data_points: readonly FormulaDataPoint[],
  conditions: Conditions = {},
): ParsedFormula {
  const parsed = parseFormula(text);
  if (parsed.formula === null) return parsed;
  const found = validateFormula({ subtrait_id: '', ...parsed.formula }, data_points, conditions);
  if (found.length === 0) return parsed;
  return { ...parsed, formula: null, problems: problemsInText(text, found, parsed.spans) };
}

/** Reads and checks the text of a condition. `condition` is null exactly when `problems` is not empty. */
export function checkConditionText(
  text: string,
  data_points: readonly FormulaDataPoint[],
  conditions: Conditions = {},
): ParsedCondition {
  const parsed = parseCondition(text);
  if (parsed.condition === null) return parsed;
  const one = { literal: 1 };
  const cases = [{ when: parsed.condition, value: one, total_score: one }];
  const formula = { subtrait_id: '', cases, otherwise: 'not_calculated' } as const;
  const found = validateFormula(formula, data_points, conditions);
  if (found.length === 0) return parsed;
  return { ...parsed, condition: null, problems: problemsInText(text, found, parsed.spans) };
}

/** Problems of a tree as problems of the text it was read from, each told once, in the order of the text. */
export function problemsInText(
  text: string,
  problems: readonly FormulaProblem[],
  spans: SourceSpans,
): SourceProblem[] {
  const told = new Map<string, SourceProblem>();
  for (const { code, path } of problems) {
    const { from, to } = spanAt(spans, path) ?? { from: 0, to: text.length };
    const found = text.slice(from, to);
    const limit = limitOf(code, path);
    told.set(`${code} ${from} ${to}`, {
      code,
      data: limit === null ? { found } : { found, limit },
      from,
      to,
    });
  }
  return [...told.values()].sort((one, other) => one.from - other.from || one.to - other.to);
}

/**
 * Where the part at a path stands. Of what has no place of its own in the text, such as the inside of a shared
 * condition, it is the place of the part that it belongs to. Null for a path from elsewhere.
 */
export function spanAt(spans: SourceSpans, path: string): Span | null {
  let part = path;
  while (part !== '') {
    const span = spans.get(part);
    if (span !== undefined) return span;
    part = part.slice(0, Math.max(0, part.lastIndexOf('.'), part.lastIndexOf('(')));
  }
  return null;
}

function limitOf(code: FormulaProblem['code'], path: string): number | null {
  if (code === 'too_deep') {
    return path.includes('.when') ? FORMULA_LIMITS.condition_depth : FORMULA_LIMITS.depth;
  }
  if (code !== 'too_large') return null;
  return path === 'cases' ? FORMULA_LIMITS.nodes : FORMULA_LIMITS.points;
}
