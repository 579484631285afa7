import { checkConditionText, checkFormulaText, spanAt } from '@tryout/domain/formula-language/check-text';
import type { FormulaBody, SourceProblem, SourceSpans } from '@tryout/domain/formula-language/source';
import type { Clause, Conditions, Expression, Formula } from '@tryout/domain/formulas/formula';
import type { FormulaDataPoint } from '@tryout/domain/formulas/formula-validation';
import { partsOf } from './formula-parts.ts';
import type { TaskPoint } from './formulas.api.ts';

/** A text read in the browser with the rules that the server reads it by. */
export interface Analysis {
  /** Null exactly when there are problems. */
  readonly formula: FormulaBody | null;
  readonly problems: readonly Fault[];
  readonly spans: SourceSpans;
}

/** A problem of the text, or of what it uses: an operator that is off, a data point that no task gives. */
export type Fault = Omit<SourceProblem, 'code'> & {
  readonly code: SourceProblem['code'] | 'inactive_operator' | 'unknown_everywhere';
};

/** What a text is read against. */
export interface Surroundings {
  readonly data_points: readonly FormulaDataPoint[];
  readonly conditions: Conditions;
  /** Keys of operators that nothing new may use. */
  readonly inactive: ReadonlySet<string>;
}

/** A data point as the language needs it; one of a type this release does not know counts as a number. */
export function languagePoint(point: TaskPoint): FormulaDataPoint {
  return {
    key: point.key,
    type: TYPES.find((type) => type === point.type) ?? 'number',
    ...(point.min === null ? {} : { min: point.min }),
    ...(point.max === null ? {} : { max: point.max }),
    options: point.options,
  };
}

const TYPES = ['number', 'integer', 'boolean', 'enum', 'duration_ms', 'ratio', 'series'] as const;

/** Reads and checks the text of a formula. */
export function analyse(text: string, { data_points, conditions, inactive }: Surroundings): Analysis {
  const { formula, problems, spans } = checkFormulaText(text, data_points, conditions);
  if (formula === null) return { formula, problems, spans };
  const off = switchedOff(text, formula, spans, inactive);
  return { formula: off.length > 0 ? null : formula, problems: off, spans };
}

/** Reads and checks the text of a condition, as a formula of one case that holds when it does. */
export function analyseCondition(
  text: string,
  { data_points, conditions, inactive }: Surroundings,
): Analysis {
  const { condition, problems, spans } = checkConditionText(text, data_points, conditions);
  if (condition === null) {
    const told = problems.map((problem) =>
      problem.code === 'unknown_data_point' ? { ...problem, code: 'unknown_everywhere' as const } : problem,
    );
    return { formula: null, problems: told, spans };
  }
  const one: Expression = { literal: 1 };
  const formula: FormulaBody = {
    cases: [{ when: condition, value: one, total_score: one }],
    otherwise: { value: { literal: 0 }, total_score: one },
  };
  const off = switchedOff(text, formula, spans, inactive);
  return { formula: off.length > 0 ? null : formula, problems: off, spans };
}

function switchedOff(
  text: string,
  formula: FormulaBody,
  spans: SourceSpans,
  inactive: ReadonlySet<string>,
): Fault[] {
  return partsOf(formula).flatMap(({ path, part }) => {
    const key = 'operator' in part ? part.operator : 'match' in part ? part.match : null;
    if (key === null || !inactive.has(key)) return [];
    const span = spanAt(spans, path) ?? { from: 0, to: text.length };
    return [{ ...span, code: 'inactive_operator' as const, data: { found: key } }];
  });
}

/** Data points that a formula reads, each once in the order of the text; those of its named conditions too. */
export function usedDataPoints(formula: FormulaBody, conditions: Conditions): string[] {
  const used = new Set<string>();
  const entered = new Set<string>();
  const visit = (part: Clause | Expression): void => {
    if ('data_point' in part) used.add(part.data_point);
    if (!('condition_id' in part) || entered.has(part.condition_id)) return;
    entered.add(part.condition_id);
    const named = Object.hasOwn(conditions, part.condition_id) ? conditions[part.condition_id] : undefined;
    if (named === undefined) return;
    for (const each of partsOf(caseOf(named))) visit(each.part);
  };
  for (const { part } of partsOf(formula)) visit(part);
  return [...used];
}

function caseOf(condition: Exclude<Formula['cases'][number]['when'], 'always'>): FormulaBody {
  const one: Expression = { literal: 1 };
  return { cases: [{ when: condition, value: one, total_score: one }], otherwise: 'not_calculated' };
}
