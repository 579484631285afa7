import type { SourceProblem } from '@tryout/contract/formulas/formula-fields';
import type { FormulaBody } from '@tryout/domain/formula-language/source';
import type { Formula } from '@tryout/domain/formulas/formula';
import { keepsReliability, mainDataPoint } from '@tryout/domain/formulas/formula-parts';
import type { FormulaTest } from '@tryout/domain/formulas/formula-validation';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import type { FormulaRow } from './formula-rows.queries.ts';
import { formulasSay } from './formulas.messages.ts';
import { readFormulaSource, worldOf } from './read-source.ts';
import { subtraitIsInUse } from './vocabulary.queries.ts';
import type { DraftFormula } from './write-formulas.queries.ts';

/** What somebody wrote. */
export interface WrittenFormula {
  readonly name: string;
  readonly description: string;
  readonly subtrait_id: string;
  readonly task_key: string;
  readonly source: string;
  readonly tests: readonly FormulaTest[];
}

/** What of an earlier version goes on in the next one. */
export type FormulaBefore = Pick<FormulaRow, 'task_key' | 'definition' | 'data_point' | 'reliability'>;

/** The columns that follow from what a formula says. */
export function columnsOf(
  formula: Formula | null,
  task_key: string,
  before: FormulaBefore | null,
): Pick<DraftFormula, 'data_point' | 'reliability'> {
  if (formula === null) return { data_point: '', reliability: null };
  const isSame = before?.definition && before.task_key === task_key;
  return {
    data_point: mainDataPoint(formula, isSame ? before.data_point : '') ?? '',
    reliability: isSame && keepsReliability(before.definition, formula) ? before.reliability : null,
  };
}

/** The tree of a text, for its subtrait. */
export function withSubtrait(body: FormulaBody | null, subtrait_id: string): Formula | null {
  return body && { subtrait_id, ...body };
}

/**
 * Reads what was written into a draft. The text may be unfinished; subtrait and task have to exist, unless they stand
 * in the draft as it is stored.
 * @throws Refusal naming the field
 */
export async function draftFrom(
  db: Db,
  written: WrittenFormula,
  before: FormulaBefore | null,
  stored: Pick<FormulaRow, 'subtrait_id' | 'task_key'> | null,
): Promise<{ draft: DraftFormula; problems: readonly SourceProblem[] }> {
  const world = await worldOf(db, written.task_key);
  if (!world.task_exists && written.task_key !== stored?.task_key) {
    throw invalidField('task_key', formulasSay('formulas.task_unknown'));
  }
  if (written.subtrait_id !== stored?.subtrait_id && !(await subtraitIsInUse(db, written.subtrait_id))) {
    throw invalidField('subtrait_id', formulasSay('formulas.subtrait_unknown'));
  }
  const read = readFormulaSource(written.source, world);
  const definition = withSubtrait(read.formula, written.subtrait_id);
  const columns = columnsOf(definition, written.task_key, before);
  return { draft: { ...written, definition, ...columns }, problems: read.problems };
}
