import type { SourceProblem } from '@tryout/contract/formulas/formula-fields';
import { FORMULA_STATUSES } from '@tryout/domain/formulas/formula-status';
import { allowedTargets } from '@tryout/domain/records/transitions';
import { nextVersionName } from '@tryout/domain/text/version-name';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { draftFrom, type WrittenFormula } from './formula-draft.ts';
import { type FormulaRow, formulasById, versionsOfFormula } from './formula-rows.queries.ts';
import { formulasSay } from './formulas.messages.ts';
import { deleteDraft, insertDraft, lockFormula, lockVersions, storeDraft } from './write-formulas.queries.ts';

/** Longest name of a formula. */
const NAME_LENGTH = 120;
/** Places that the number of a copy may take. */
const ROOM_FOR_NUMBER = 8;

/** A stored formula, and what is wrong with its text. */
export interface SavedFormula {
  readonly formula: FormulaRow;
  readonly problems: SourceProblem[];
}

/** The row of a formula that was there a moment ago. @throws Refusal (not found) */
export async function formulaOf(db: Db, id: string): Promise<FormulaRow> {
  const [row] = await formulasById(db, [id]);
  if (!row) throw notFound();
  return row;
}

/** Where a formula stands, with the record itself, for whoever knew an older one. */
export function currentOf(row: FormulaRow) {
  return { status: row.status, allowed: allowedTargets(FORMULA_STATUSES, row.status), theirs: row };
}

/** A key for what is new: its name to recognise it by, and a part that nothing else has. */
export function keyFor(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  const own = uuidv7().replaceAll('-', '').slice(-12);
  return words === '' ? own : `${words}-${own}`;
}

/** The name of a copy; cut where its number would make it longer than a form takes. */
export function copyName(name: string, longest: number): string {
  return nextVersionName(name.slice(0, longest - ROOM_FOR_NUMBER));
}

async function insertFrom(
  db: Db,
  written: WrittenFormula,
  place: { key: string; parent: FormulaRow | null; author_id: string },
): Promise<SavedFormula> {
  const { draft, problems } = await draftFrom(db, written, place.parent, place.parent);
  const parent_id = place.parent?.id ?? null;
  const id = await insertDraft(db, { ...draft, key: place.key, parent_id, author_id: place.author_id });
  return { formula: await formulaOf(db, id), problems: [...problems] };
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
  const name = copyName(formula.name, NAME_LENGTH);
  return insertFrom(db, { ...formula, name }, { key: keyFor(name), parent: formula, author_id });
}

/** The next version of a formula. @throws Refusal when there is a draft already, which `current.theirs` tells */
export async function nextFormulaVersion(
  db: Db,
  formula: FormulaRow,
  author_id: string,
): Promise<SavedFormula> {
  await lockVersions(db, 'formula', formula.key);
  const draft = (await versionsOfFormula(db, formula.key)).find((each) => each.status === 'draft');
  if (draft) {
    throw new Refusal('refused_by_rule', formulasSay('formulas.draft_there', { version: draft.version }), {
      current: currentOf(draft),
    });
  }
  return insertFrom(db, formula, { key: formula.key, parent: formula, author_id });
}

/** Writes a draft anew. @throws Refusal when somebody saved meanwhile, or it is no draft any more */
export async function saveFormulaDraft(
  db: Db,
  id: string,
  written: WrittenFormula & { edit: number },
  author_id: string,
): Promise<SavedFormula> {
  const stored = await lockedDraft(db, id, written.edit);
  const [parent] = stored.parent_id ? await formulasById(db, [stored.parent_id]) : [];
  const { edit: _edit, ...text } = written;
  const { draft, problems } = await draftFrom(db, text, parent ?? null, stored);
  await storeDraft(db, id, { ...draft, author_id });
  return { formula: await formulaOf(db, id), problems: [...problems] };
}

/** Deletes a draft for good. @throws Refusal for what was ever in force */
export async function deleteFormulaDraft(db: Db, id: string): Promise<FormulaRow> {
  const stored = await lockedDraft(db, id, null);
  await deleteDraft(db, id);
  return stored;
}

async function lockedDraft(db: Db, id: string, edit: number | null): Promise<FormulaRow> {
  if (!(await lockFormula(db, id))) throw notFound();
  const stored = await formulaOf(db, id);
  if (stored.status !== 'draft') {
    throw new Refusal('refused_by_rule', formulasSay('formulas.never_changes'), {
      current: currentOf(stored),
    });
  }
  if (edit !== null && stored.edit !== edit) {
    throw new Refusal('conflict', formulasSay('formulas.saved_meanwhile'), { current: currentOf(stored) });
  }
  return stored;
}
