import type { Formula } from '@tryout/domain/formulas/formula';
import { formulaActivationProblems } from '@tryout/domain/formulas/formula-activation';
import { operatorsIn } from '@tryout/domain/formulas/formula-parts';
import type { Db } from '../../platform/database/kysely.ts';
import { type Blocker, blocker } from './activation-words.ts';
import { withSubtrait } from './formula-draft.ts';
import { type FormulaRow, formulasById } from './formula-rows.queries.ts';
import { operatorsSwitchedOff } from './operators.queries.ts';
import { readFormulaSource, worldOf } from './read-source.ts';
import { checkable } from './vocabulary.queries.ts';

/** What would be put in force, and what stands in the way of it. */
export interface Activation {
  /** With its conditions put in; null when the text gives none. */
  readonly definition: Formula | null;
  readonly condition_ids: readonly string[];
  readonly blockers: readonly Blocker[];
}

/**
 * Judges a version as it is stored. A draft is read anew against the conditions in force; what was in force before is
 * judged as it was then, on the data points of now.
 * @param active what is in force in its place now
 */
export async function weighActivation(
  db: Db,
  formula: FormulaRow,
  active: FormulaRow | undefined,
): Promise<Activation> {
  const world = await worldOf(db, formula.task_key);
  const read = formula.status === 'draft' ? readFormulaSource(formula.source, world) : null;
  const definition = read ? withSubtrait(read.compiled, formula.subtrait_id) : formula.definition;
  const condition_ids = read?.conditions.map((each) => each.id) ?? [];
  if (read?.not_compiled) {
    const unpublished = read.problems.filter((each) => each.code === 'condition_not_published');
    const blockers =
      unpublished.length > 0
        ? unpublished.map(({ data }) =>
            blocker({ code: 'unpublished_condition', name: String(data.found ?? '').replace(/^@/, '') }),
          )
        : [blocker({ code: 'invalid', name: read.not_compiled })];
    return { definition: null, condition_ids, blockers };
  }
  const problems = formulaActivationProblems({
    formula: definition,
    data_points: checkable(world.data_points),
    tests: formula.tests,
    operators: { off: await operatorsSwitchedOff(db), kept: await keptOperators(db, formula, active) },
    seed: `${formula.key} ${formula.version} ${formula.edit}`,
  });
  return { definition, condition_ids, blockers: problems.map(blocker) };
}

/** Operators that were in force here before, or in the version that this one was made from. */
async function keptOperators(
  db: Db,
  formula: FormulaRow,
  active: FormulaRow | undefined,
): Promise<Set<string>> {
  const [parent] = formula.parent_id ? await formulasById(db, [formula.parent_id]) : [];
  const wereActive = [active, parent, formula].filter((each) => each && each.status !== 'draft');
  return new Set(wereActive.flatMap((each) => (each?.definition ? operatorsIn(each.definition) : [])));
}
