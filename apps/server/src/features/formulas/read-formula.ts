import { dataPointsIn } from '@tryout/domain/formulas/formula-parts';
import { FORMULA_STATUSES, type FormulaStatus } from '@tryout/domain/formulas/formula-status';
import { allowedTargets } from '@tryout/domain/records/transitions';
import type { Db } from '../../platform/database/kysely.ts';
import type { Language } from '../../platform/language/language.ts';
import { toldBlockers } from './activation-words.ts';
import { activeFormula, type FormulaRow, formulasById, versionsOfFormula } from './formula-rows.queries.ts';
import { conditionsPutInto, simulationsLeftUnscored, simulationsScoredBy } from './formula-uses.queries.ts';
import { readFormulaSource, worldOf } from './read-source.ts';
import { weighActivation } from './weigh-activation.ts';

/** Simulations that are listed with a formula. */
const SIMULATIONS_SHOWN = 100;

/** A version among its siblings. */
export function versionSummaryOf<T extends { id: string; version: number; name: string; source: string }>(
  row: T & {
    status: FormulaStatus;
    created_at: string;
    updated_at: string;
    updated_by: FormulaRow['updated_by'];
    published_at: string | null;
    closed_at: string | null;
  },
) {
  const { id, version, name, status, source, created_at, updated_at, updated_by, published_at, closed_at } =
    row;
  return { id, version, name, status, source, created_at, updated_at, updated_by, published_at, closed_at };
}

/** A formula with all that surrounds it. */
export async function readFormulaWhole(db: Db, formula: FormulaRow) {
  const world = await worldOf(db, formula.task_key);
  const read = formula.status === 'draft' ? readFormulaSource(formula.source, world) : null;
  const whole = read ? (read.compiled ?? read.formula) : formula.definition;
  const declared = new Set(world.data_points.map((each) => each.key));
  const [base] = formula.parent_id ? await formulasById(db, [formula.parent_id]) : [];
  const active = await activeFormula(db, formula);
  const { items, total } = await simulationsScoredBy(db, formula, SIMULATIONS_SHOWN);
  return {
    formula,
    versions: (await versionsOfFormula(db, formula.key)).map(versionSummaryOf),
    base: base ?? null,
    active: active ?? null,
    data_points: [...world.data_points],
    missing_data_points: whole ? dataPointsIn(whole).filter((key) => !declared.has(key)) : [],
    conditions: read
      ? read.conditions.map(({ id, key, name, version }) => ({
          id,
          key,
          name,
          version,
          status: 'published' as const,
          newer_version: null,
        }))
      : await conditionsPutInto(db, formula.id),
    simulations: items,
    simulations_total: total,
    allowed: allowedTargets(FORMULA_STATUSES, formula.status),
  };
}

/** What stands between a formula and its activation or closing. */
export async function readReadiness(db: Db, formula: FormulaRow, language: Language) {
  const active = await activeFormula(db, formula);
  const isActive = active?.id === formula.id;
  const { blockers } = isActive ? { blockers: [] } : await weighActivation(db, formula, active);
  const { published } = await simulationsScoredBy(db, formula, 1);
  return {
    activate: toldBlockers(blockers, language),
    replaces:
      active && !isActive
        ? { id: active.id, key: active.key, name: active.name, version: active.version }
        : null,
    unscored: isActive ? await simulationsLeftUnscored(db, formula) : [],
    published_simulations: published,
  };
}
