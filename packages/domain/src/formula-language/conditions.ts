import type { Clause, Condition, Conditions } from '../formulas/formula.ts';
import { FORMULA_LIMITS } from '../formulas/formula.ts';
import { FormulaError } from '../formulas/formula-evaluation.ts';
import type { FormulaBody } from './source.ts';

/** A condition that formulas share, as it is stored. */
export interface NamedCondition {
  readonly key: string;
  readonly name: string;
  readonly definition: Condition;
}

/** Shared conditions, to be found by key and by name; where a name is another one's key, the key wins. */
export function conditionsByName(conditions: readonly NamedCondition[]): Conditions {
  return Object.fromEntries([
    ...conditions.map((each) => [each.name, each.definition] as const),
    ...conditions.map((each) => [each.key, each.definition] as const),
  ]);
}

/** What a formula or a condition names after `@`, each once, in the order of the text. */
export function conditionsNamedBy(source: FormulaBody | Condition): string[] {
  const named = new Set<string>();
  const parts: (Clause | 'always')[] = 'cases' in source ? source.cases.map((each) => each.when) : [source];
  parts.reverse();
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (part === 'always') continue;
    if ('condition_id' in part) named.add(part.condition_id);
    else if ('match' in part) for (const clause of part.clauses.toReversed()) parts.push(clause);
  }
  return [...named];
}

/**
 * A circle of conditions that name each other, such as `['a', 'b', 'a']`; null when there is none. Names of conditions
 * that do not exist are passed over. Time is linear in the size of all conditions.
 */
export function conditionCycle(conditions: Conditions): string[] | null {
  const finished = new Set<string>();
  for (const start of Object.keys(conditions)) {
    const cycle = cycleFrom(start, conditions, finished);
    if (cycle !== null) return cycle;
  }
  return null;
}

function cycleFrom(start: string, conditions: Conditions, finished: Set<string>): string[] | null {
  const path: { readonly id: string; readonly next: string[] }[] = [];
  const onPath = new Set<string>();
  const enter = (id: string) => {
    const condition = Object.hasOwn(conditions, id) ? conditions[id] : undefined;
    if (condition === undefined || finished.has(id)) return;
    path.push({ id, next: conditionsNamedBy(condition).reverse() });
    onPath.add(id);
  };
  enter(start);
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    const id = last.next.pop();
    if (id === undefined) {
      finished.add(last.id);
      onPath.delete(last.id);
      path.pop();
    } else if (onPath.has(id)) {
      const ids = path.map((each) => each.id);
      return [...ids.slice(ids.indexOf(id)), id];
    } else {
      enter(id);
    }
  }
  return null;
}

/**
 * The same formula with every shared condition written out, so that it needs nothing beside it. It gives the same
 * outcome on every input.
 * @throws FormulaError for a condition that is unknown or names itself, and for a result past `FORMULA_LIMITS`
 */
export function inlineConditions<F extends FormulaBody>(formula: F, conditions: Conditions): F {
  const run: Inlining = { conditions, clauses: 0 };
  return {
    ...formula,
    cases: formula.cases.map((each, i) =>
      each.when === 'always' ? each : { ...each, when: inlined(run, each.when, `cases.${i}.when`, 0) },
    ),
  };
}

interface Inlining {
  readonly conditions: Conditions;
  clauses: number;
}

function inlined(
  run: Inlining,
  source: Condition | { readonly condition_id: string },
  path: string,
  depth: number,
): Condition {
  if (depth >= FORMULA_LIMITS.condition_depth) throw new FormulaError('too_deep', path);
  const { conditions } = run;
  let condition: Condition | undefined;
  if ('match' in source) condition = source;
  else if (Object.hasOwn(conditions, source.condition_id)) condition = conditions[source.condition_id];
  if (condition === undefined) throw new FormulaError('unknown_condition', path);
  return {
    match: condition.match,
    clauses: condition.clauses.map((clause, i) => {
      run.clauses += 1;
      if (run.clauses > FORMULA_LIMITS.nodes) throw new FormulaError('too_large', path);
      return 'left' in clause ? clause : inlined(run, clause, `${path}.clauses.${i}`, depth + 1);
    }),
  };
}
