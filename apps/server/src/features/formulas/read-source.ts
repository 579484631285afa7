import type { SourceProblem as ToldProblem } from '@tryout/contract/formulas/formula-fields';
import { checkFormulaText } from '@tryout/domain/formula-language/check-text';
import {
  conditionsByName,
  conditionsNamedBy,
  inlineConditions,
} from '@tryout/domain/formula-language/conditions';
import { parseFormula } from '@tryout/domain/formula-language/parse';
import type { FormulaBody, SourceProblem, SourceSpans } from '@tryout/domain/formula-language/source';
import { FormulaError } from '@tryout/domain/formulas/formula-evaluation';
import type { Db } from '../../platform/database/kysely.ts';
import {
  type ActiveCondition,
  type AvailableDataPoint,
  activeConditions,
  checkable,
  conditionsInDraftOnly,
  dataPointsOfTask,
} from './vocabulary.queries.ts';

/** What a formula's text is read against. */
export interface FormulaWorld {
  /** False for a task that is gone; then it declares nothing. */
  readonly task_exists: boolean;
  readonly data_points: readonly AvailableDataPoint[];
  readonly conditions: readonly ActiveCondition[];
  /** Names and keys of conditions that are not in force yet. */
  readonly not_active: ReadonlySet<string>;
}

/** Everything that texts for a task may name. */
export async function worldOf(db: Db, taskKey: string): Promise<FormulaWorld> {
  const declared = await dataPointsOfTask(db, taskKey);
  const drafts = await conditionsInDraftOnly(db);
  return {
    task_exists: declared !== null,
    data_points: declared ?? [],
    conditions: await activeConditions(db),
    not_active: new Set(drafts.flatMap(({ key, name }) => [key, name])),
  };
}

/** A text, read. */
export interface ReadFormula {
  /** The tree with named conditions as names; null when the text cannot be read. */
  readonly formula: FormulaBody | null;
  /** Everything wrong with it, in the order of the text; empty when it can be evaluated. */
  readonly problems: readonly ToldProblem[];
  /** The tree with named conditions put in; null when the text cannot be read or one cannot be put in. */
  readonly compiled: FormulaBody | null;
  /** Why conditions could not be put in; null when they could, or there was nothing to put them into. */
  readonly not_compiled: FormulaError['code'] | null;
  readonly spans: SourceSpans;
  /** The conditions that it names and that are in force. */
  readonly conditions: readonly ActiveCondition[];
}

/** Reads a formula's text against what there is. Never throws for what is in the text. */
export function readFormulaSource(source: string, world: FormulaWorld): ReadFormula {
  const parsed = parseFormula(source);
  const named = conditionsByName(world.conditions);
  const { problems } = checkFormulaText(source, checkable(world.data_points), named);
  const names = new Set(parsed.formula ? conditionsNamedBy(parsed.formula) : []);
  return {
    formula: parsed.formula,
    problems: problems.map((each) => toldProblem(each, source, world.not_active)),
    ...compiledFrom(parsed.formula, named),
    spans: parsed.spans,
    conditions: world.conditions.filter((each) => named[each.key] && isNamed(each, names, world.conditions)),
  };
}

function compiledFrom(formula: FormulaBody | null, named: ReturnType<typeof conditionsByName>) {
  if (formula === null) return { compiled: null, not_compiled: null };
  try {
    return { compiled: inlineConditions(formula, named), not_compiled: null };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { compiled: null, not_compiled: error.code };
  }
}

/** A name that is another condition's key means that one. */
function isNamed(
  condition: ActiveCondition,
  names: ReadonlySet<string>,
  all: readonly ActiveCondition[],
): boolean {
  if (names.has(condition.key)) return true;
  return names.has(condition.name) && !all.some((other) => other.key === condition.name);
}

/** A problem as it is told: a condition that is still a draft is another thing than one that nobody knows. */
export function toldProblem(
  problem: SourceProblem,
  source: string,
  notActive: ReadonlySet<string>,
): ToldProblem {
  const { from, to } = problem;
  const name = nameAfterAt(source.slice(from, to));
  const isDraft = problem.code === 'unknown_condition' && notActive.has(name);
  return { code: isDraft ? 'condition_not_published' : problem.code, data: { ...problem.data }, from, to };
}

function nameAfterAt(text: string): string {
  const name = text.replace(/^@/, '');
  if (!name.startsWith('"')) return name;
  try {
    return String(JSON.parse(name));
  } catch {
    // A name with escapes of another kind is told as unknown.
    return name;
  }
}
