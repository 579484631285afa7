import type { SourceProblem } from '@tryout/contract/formulas/formula-fields';
import type { Db } from '../../platform/database/kysely.ts';
import { draftFrom, type WrittenFormula } from './formula-draft.ts';
import { type FormulaRow, formulasById, versionsOfFormula } from './formula-rows.queries.ts';
import { formulasSay } from './formulas.messages.ts';
import {
  copyName,
  keyFor,
  lockedDraft,
  refuseSecondDraft,
  type VersionedText,
  versionOf,
} from './versioned-text.ts';
import { deleteDraft, insertDraft, lockFormula, storeDraft } from './write-formulas.queries.ts';

/** Formulas as versioned texts. */
export const FORMULAS: VersionedText<FormulaRow> = {
  kind: 'formula',
  name_length: 120,
  byIds: formulasById,
  versionsOf: versionsOfFormula,
  lock: lockFormula,
  says: {
    draft_there: (version) => formulasSay('formulas.draft_there', { version }),
    never_changes: formulasSay('formulas.never_changes'),
    saved_meanwhile: formulasSay('formulas.saved_meanwhile'),
    moved_meanwhile: formulasSay('formulas.moved_meanwhile'),
    changed_meanwhile: formulasSay('formulas.changed_meanwhile'),
    cannot_go: formulasSay('formulas.cannot_go'),
  },
};

/** A stored formula, and what is wrong with its text. */
export interface SavedFormula {
  readonly formula: FormulaRow;
  readonly problems: SourceProblem[];
}

async function insertFrom(
  db: Db,
  written: WrittenFormula,
  place: { key: string; parent: FormulaRow | null; author_id: string },
): Promise<SavedFormula> {
  const { draft, problems } = await draftFrom(db, written, place.parent, place.parent);
  const parent_id = place.parent?.id ?? null;
  const id = await insertDraft(db, { ...draft, key: place.key, parent_id, author_id: place.author_id });
  return { formula: await versionOf(FORMULAS, db, id), problems: [...problems] };
}

/** A first draft. */
export function createFormulaDraft(
  db: Db,
  written: WrittenFormula,
  author_id: string,
): Promise<SavedFormula> {
  return insertFrom(db, written, { key: keyFor(written.name), parent: null, author_id });
}

/** A copy as another formula. */
export function duplicateAsDraft(db: Db, formula: FormulaRow, author_id: string): Promise<SavedFormula> {
  const name = copyName(FORMULAS, formula.name);
  return insertFrom(db, { ...formula, name }, { key: keyFor(name), parent: formula, author_id });
}

/** The next version of a formula. @throws Refusal when there is a draft already */
export async function nextFormulaVersion(
  db: Db,
  formula: FormulaRow,
  author_id: string,
): Promise<SavedFormula> {
  await refuseSecondDraft(FORMULAS, db, formula.key);
  return insertFrom(db, formula, { key: formula.key, parent: formula, author_id });
}

/** Saves a draft. @throws Refusal when somebody saved meanwhile, or it is no draft any more */
export async function saveFormulaDraft(
  db: Db,
  id: string,
  written: WrittenFormula & { edit: number },
  author_id: string,
): Promise<SavedFormula> {
  const stored = await lockedDraft(FORMULAS, db, id, written.edit);
  const [parent] = stored.parent_id ? await formulasById(db, [stored.parent_id]) : [];
  const { edit: _edit, ...text } = written;
  const { draft, problems } = await draftFrom(db, text, parent ?? null, stored);
  await storeDraft(db, id, { ...draft, author_id });
  return { formula: await versionOf(FORMULAS, db, id), problems: [...problems] };
}

/** Deletes a draft for good. @throws Refusal for what was ever active */
export async function deleteFormulaDraft(db: Db, id: string): Promise<FormulaRow> {
  const stored = await lockedDraft(FORMULAS, db, id, null);
  await deleteDraft(db, id);
  return stored;
}
