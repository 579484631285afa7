import type { SourceProblem } from '@tryout/contract/formulas/formula-fields';
import { checkConditionText } from '@tryout/domain/formula-language/check-text';
import { circleThrough } from '@tryout/domain/formula-language/circle-through';
import {
  conditionsByName,
  conditionsNamedBy,
  inlineConditions,
} from '@tryout/domain/formula-language/conditions';
import { parseCondition } from '@tryout/domain/formula-language/parse';
import type { FormulaBody } from '@tryout/domain/formula-language/source';
import type { Condition, Conditions } from '@tryout/domain/formulas/formula';
import { FormulaError } from '@tryout/domain/formulas/formula-evaluation';
import type { Db } from '../../platform/database/kysely.ts';
import { newestTexts } from './condition-rows.queries.ts';
import { toldProblem } from './read-source.ts';
import { type ActiveCondition, activeConditions, conditionsInDraftOnly } from './vocabulary.queries.ts';

/** The condition whose text is read; its name is how others name it. */
export interface OwnCondition {
  readonly key: string;
  readonly name: string;
}

/** A condition's text, read. */
export interface ReadCondition {
  /** The tree with other conditions as names; null when the text cannot be read. */
  readonly condition: Condition | null;
  readonly problems: readonly SourceProblem[];
  /** With the conditions that it names put in; null when the text cannot be read or one cannot be put in. */
  readonly compiled: Condition | null;
  /** Conditions in force that it names. */
  readonly parts: readonly ActiveCondition[];
  /** What it names that is not in force. */
  readonly unpublished: readonly string[];
  /** Names in a circle, first and last the same; null when there is none. */
  readonly cycle: readonly string[] | null;
}

/**
 * Reads a condition's text. Data points are left to the formulas that name it. A circle is looked for in the newest
 * text of every condition, whether in force or not.
 */
export async function readConditionSource(
  db: Db,
  source: string,
  own: OwnCondition | null,
): Promise<ReadCondition> {
  const parsed = parseCondition(source);
  const inForce = (await activeConditions(db)).filter((each) => each.key !== own?.key);
  const named = conditionsByName(inForce);
  const drafts = await conditionsInDraftOnly(db);
  const notActive = new Set(drafts.flatMap(({ key, name }) => [key, name]));
  const names = parsed.condition ? conditionsNamedBy(parsed.condition) : [];
  const cycle = own && parsed.condition ? await cycleWith(db, own, parsed.condition) : null;
  const checked = checkConditionText(source, [], named);
  const ofText = checked.problems.filter(
    (each) => isOfTheText(each.code) && !(cycle && isUnknown(each.code)),
  );
  const problems = ofText.map((each) => toldProblem(each, source, notActive));
  if (cycle) problems.unshift(cycleProblem(cycle, source));
  return {
    condition: parsed.condition,
    problems,
    compiled: cycle ? null : compiledFrom(parsed.condition, named),
    parts: inForce.filter((each) => names.includes(each.key) || names.includes(each.name)),
    unpublished: cycle ? [] : names.filter((name) => !Object.hasOwn(named, name)),
    cycle,
  };
}

/** What depends on the data points of a task is told where a formula names the condition. */
function isOfTheText(code: string): boolean {
  return code !== 'unknown_data_point';
}

function isUnknown(code: string): boolean {
  return code === 'unknown_condition';
}

function cycleProblem(cycle: readonly string[], source: string): SourceProblem {
  return {
    code: 'condition_cycle',
    data: { cycle: cycle.join(' → ') },
    from: 0,
    to: source.length,
  };
}

function compiledFrom(condition: Condition | null, named: Conditions): Condition | null {
  if (condition === null) return null;
  const one = { literal: 1 };
  const carrier: FormulaBody = {
    cases: [{ when: condition, value: one, total_score: one }],
    otherwise: 'not_calculated',
  };
  try {
    const when = inlineConditions(carrier, named).cases[0]?.when;
    return when !== undefined && when !== 'always' && 'match' in when ? when : null;
  } catch (error) {
    // A name that is not there, or too many levels: what stands in the way is told as a problem.
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

async function cycleWith(db: Db, own: OwnCondition, condition: Condition): Promise<string[] | null> {
  const others = (await newestTexts(db)).filter((each) => each.key !== own.key);
  const trees = [
    { ...own, definition: condition },
    ...others.flatMap(({ key, name, source }) => {
      const { condition: definition } = parseCondition(source);
      return definition ? [{ key, name, definition }] : [];
    }),
  ];
  const nameOf = new Map(trees.flatMap(({ key, name }) => [[name, name] as const, [key, name] as const]));
  const byName: Conditions = Object.fromEntries(
    trees.map(({ name, definition }) => [name, renamed(definition, nameOf)]),
  );
  return circleThrough(own.name, byName);
}

/** The same tree with every condition named by its name, so that a key and a name are one place in the circle. */
function renamed(condition: Condition, nameOf: ReadonlyMap<string, string>): Condition {
  return {
    match: 'all',
    clauses: conditionsNamedBy(condition).map((id) => ({ condition_id: nameOf.get(id) ?? id })),
  };
}
