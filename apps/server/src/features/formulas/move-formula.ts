import { FORMULA_STATUSES } from '@tryout/domain/formulas/formula-status';
import { canTransition } from '@tryout/domain/records/transitions';
import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { blocker, refusedBy } from './activation-words.ts';
import { columnsOf } from './formula-draft.ts';
import { activeFormula, type FormulaRow, formulasById } from './formula-rows.queries.ts';
import { simulationsLeftUnscored, simulationsScoredBy } from './formula-uses.queries.ts';
import { formulasSay } from './formulas.messages.ts';
import { currentOf, formulaOf } from './save-formula.ts';
import { weighActivation } from './weigh-activation.ts';
import {
  closeFormula,
  lockFormula,
  lockSubtrait,
  publishFormula,
  republishFormula,
} from './write-formulas.queries.ts';

/** What somebody wants of a formula, and what they saw of it. */
export interface FormulaMove {
  readonly from: 'draft' | 'published' | 'closed';
  readonly to: 'published' | 'closed';
  readonly edit: number;
  readonly replaces: string | null;
}

/** What came of it. */
export interface MovedFormula {
  readonly formula: FormulaRow;
  readonly closed_id: string | null;
  readonly published_simulations: number;
}

/**
 * Puts a version in force in place of what is, or takes one out of force. Whatever scores a subtrait changes one at a
 * time, so that no two closings leave a simulation without a score together.
 * @throws Refusal when somebody was faster, and with every reason that stands in the way
 */
export async function moveFormula(
  place: SignedAct,
  known: FormulaRow,
  move: FormulaMove,
): Promise<MovedFormula> {
  const { db } = place;
  await lockSubtrait(db, known.subtrait_id);
  if (!(await lockFormula(db, known.id))) throw notFound();
  const formula = await formulaOf(db, known.id);
  refuseStale(formula, move);
  const closed_id = move.to === 'published' ? await activateFormula(place, formula, move) : null;
  if (move.to === 'closed') await takeOutOfForce(place, formula);
  const { published } = await simulationsScoredBy(db, formula, 1);
  return { formula: await formulaOf(db, formula.id), closed_id, published_simulations: published };
}

function refuseStale(formula: FormulaRow, move: FormulaMove): void {
  const current = currentOf(formula);
  if (formula.status !== move.from) {
    throw new Refusal('stale_status', formulasSay('formulas.moved_meanwhile'), { current });
  }
  if (formula.edit !== move.edit) {
    throw new Refusal('conflict', formulasSay('formulas.changed_meanwhile'), {
      current,
    });
  }
  if (!canTransition(FORMULA_STATUSES, move.from, move.to).allowed) {
    throw new Refusal('refused_by_rule', formulasSay('formulas.cannot_go'), { current });
  }
}

async function activateFormula(
  place: SignedAct,
  formula: FormulaRow,
  move: FormulaMove,
): Promise<string | null> {
  const { db, actor } = place;
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
    await record(place, 'formula.closed', active, { replaced_by: formula.id });
  }
  if (formula.status === 'closed') {
    await republishFormula(db, formula.id, actor.user_id);
  } else {
    const [parent] = formula.parent_id ? await formulasById(db, [formula.parent_id]) : [];
    const before = parent ?? null;
    const columns = columnsOf(definition, formula.task_key, before && { ...before, ...keptPoint(formula) });
    await publishFormula(db, formula.id, { definition, ...columns, condition_ids, author_id: actor.user_id });
  }
  await record(place, 'formula.published', formula, { replaces: active?.id ?? null });
  return active?.id ?? null;
}

/** The data point under which a draft was listed stays, even where its conditions name others first. */
function keptPoint({ data_point }: FormulaRow): { data_point?: string } {
  return data_point === '' ? {} : { data_point };
}

async function takeOutOfForce(place: SignedAct, formula: FormulaRow): Promise<void> {
  const unscored = await simulationsLeftUnscored(place.db, formula);
  if (unscored.length > 0) {
    const reasons = unscored.map(({ name }) => blocker({ code: 'unscored', name }));
    throw refusedBy(reasons, currentOf(formula));
  }
  await closeFormula(place.db, formula.id, place.actor.user_id);
  await record(place, 'formula.closed', formula, { replaced_by: null });
}

function record(
  place: SignedAct,
  action: 'formula.published' | 'formula.closed',
  formula: FormulaRow,
  meta: Record<string, unknown>,
): Promise<void> {
  return recordSecurityEvent(place.db, place, {
    event_type: 'action',
    action,
    target_type: 'formula',
    target_id: formula.id,
    organization_id: null,
    meta: { key: formula.key, version: formula.version, name: formula.name, ...meta },
  });
}
