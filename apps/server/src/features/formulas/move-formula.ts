import type { SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { blocker, refusedBy } from './activation-words.ts';
import { columnsOf } from './formula-draft.ts';
import { activeFormula, type FormulaRow, formulasById } from './formula-rows.queries.ts';
import { simulationsLeftUnscored, simulationsScoredBy } from './formula-uses.queries.ts';
import { formulasSay } from './formulas.messages.ts';
import { FORMULAS } from './save-formula.ts';
import {
  currentOf,
  lockedVersion,
  recordMove,
  refuseStale,
  type VersionMove,
  versionOf,
} from './versioned-text.ts';
import { weighActivation } from './weigh-activation.ts';
import { closeFormula, lockSubtrait, publishFormula, republishFormula } from './write-formulas.queries.ts';

/** What somebody wants of a formula, and what they saw of it. */
export interface FormulaMove extends VersionMove {
  readonly replaces: string | null;
}

/** What came of it. */
export interface MovedFormula {
  readonly formula: FormulaRow;
  readonly closed_id: string | null;
  readonly published_simulations: number;
}

/**
 * Activates a version in place of the active one, or closes one. Whatever scores a subtrait changes one at a
 * time, so that no two closings leave a simulation without a score together.
 * @throws Refusal when somebody was faster, and with every reason that stands in the way
 */
export async function moveFormula(
  act: SignedAct,
  known: FormulaRow,
  move: FormulaMove,
): Promise<MovedFormula> {
  const { db } = act;
  await lockSubtrait(db, known.subtrait_id);
  const formula = await lockedVersion(FORMULAS, db, known.id);
  refuseStale(FORMULAS, formula, move);
  const closed_id = move.to === 'published' ? await activateFormula(act, formula, move) : null;
  if (move.to === 'closed') await close(act, formula);
  const { published } = await simulationsScoredBy(db, formula, 1);
  return { formula: await versionOf(FORMULAS, db, formula.id), closed_id, published_simulations: published };
}

async function activateFormula(
  act: SignedAct,
  formula: FormulaRow,
  move: FormulaMove,
): Promise<string | null> {
  const { db, actor } = act;
  const active = await activeFormula(db, formula);
  if ((active?.id ?? null) !== move.replaces) {
    throw new Refusal(
      'conflict',
      active
        ? formulasSay('formulas.other_in_force', { name: active.name, version: active.version })
        : formulasSay('formulas.replaced_gone'),
      { current: { ...currentOf(formula), theirs: active ?? null } },
    );
  }
  const { definition, condition_ids, blockers } = await weighActivation(db, formula, active);
  if (blockers.length > 0 || definition === null) throw refusedBy(blockers, currentOf(formula));
  if (active) {
    await closeFormula(db, active.id, actor.user_id);
    await recordMove(FORMULAS, act, 'closed', active, { replaced_by: formula.id });
  }
  if (formula.status === 'closed') {
    await republishFormula(db, formula.id, actor.user_id);
  } else {
    const [parent] = formula.parent_id ? await formulasById(db, [formula.parent_id]) : [];
    const before = parent ?? null;
    const columns = columnsOf(definition, formula.task_key, before && { ...before, ...keptPoint(formula) });
    await publishFormula(db, formula.id, { definition, ...columns, condition_ids, author_id: actor.user_id });
  }
  await recordMove(FORMULAS, act, 'published', formula, { replaces: active?.id ?? null });
  return active?.id ?? null;
}

/** The data point under which a draft was listed stays, even where its conditions name others first. */
function keptPoint({ data_point }: FormulaRow): { data_point?: string } {
  return data_point === '' ? {} : { data_point };
}

async function close(act: SignedAct, formula: FormulaRow): Promise<void> {
  const unscored = await simulationsLeftUnscored(act.db, formula);
  if (unscored.length > 0) {
    const reasons = unscored.map(({ name }) => blocker({ code: 'unscored', name }));
    throw refusedBy(reasons, currentOf(formula));
  }
  await closeFormula(act.db, formula.id, act.actor.user_id);
  await recordMove(FORMULAS, act, 'closed', formula, { replaced_by: null });
}
