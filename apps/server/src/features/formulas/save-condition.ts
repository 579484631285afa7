import type { SourceProblem } from '@tryout/contract/formulas/formula-fields';
import { nextVersionName } from '@tryout/domain/text/version-name';
import type { Db } from '../../platform/database/kysely.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  type ConditionRow,
  conditionNameIsTaken,
  conditionsById,
  deleteConditionDraft,
  insertConditionDraft,
  lockCondition,
  lockConditions,
  storeConditionDraft,
  usesOfCondition,
  versionsOfCondition,
} from './condition-rows.queries.ts';
import { formulasSay } from './formulas.messages.ts';
import { type OwnCondition, readConditionSource } from './read-condition-source.ts';
import {
  copyName,
  currentOf,
  keyFor,
  lockedDraft,
  refuseSecondDraft,
  type VersionedText,
  versionOf,
} from './versioned-text.ts';

/** Shared conditions as versioned texts. */
export const CONDITIONS: VersionedText<ConditionRow> = {
  kind: 'condition',
  name_length: 80,
  byIds: conditionsById,
  versionsOf: versionsOfCondition,
  lock: lockCondition,
  says: {
    draft_there: (version) => formulasSay('formulas.condition_draft_there', { version }),
    never_changes: formulasSay('formulas.never_changes'),
    saved_meanwhile: formulasSay('formulas.condition_saved_meanwhile'),
    moved_meanwhile: formulasSay('formulas.condition_moved_meanwhile'),
    changed_meanwhile: formulasSay('formulas.condition_changed_meanwhile'),
    cannot_go: formulasSay('formulas.condition_cannot_go'),
  },
};

/** What somebody wrote. */
export interface WrittenCondition {
  readonly name: string;
  readonly description: string;
  readonly source: string;
}

/** A stored condition, and what is wrong with its text. */
export interface SavedCondition {
  readonly condition: ConditionRow;
  readonly problems: SourceProblem[];
}

async function insert(
  db: Db,
  written: WrittenCondition,
  place: { key: string; parent_id: string | null; author_id: string },
): Promise<SavedCondition> {
  const { name, description, source } = written;
  const own: OwnCondition = { key: place.key, name };
  const { condition: definition, problems } = await readConditionSource(db, source, own);
  const id = await insertConditionDraft(db, { name, description, source, definition, ...place });
  return { condition: await versionOf(CONDITIONS, db, id), problems: [...problems] };
}

async function refuseTakenName(db: Db, name: string, ownKey: string | null): Promise<void> {
  if (!(await conditionNameIsTaken(db, name, ownKey))) return;
  const message = formulasSay('formulas.condition_name_taken', { name });
  throw new Refusal('conflict', message, { fields: [{ field: 'name', message }] });
}

/** A first draft. @throws Refusal when another condition has this name */
export async function createConditionDraft(
  db: Db,
  written: WrittenCondition,
  author_id: string,
): Promise<SavedCondition> {
  await refuseTakenName(db, written.name, null);
  return insert(db, written, { key: keyFor(written.name), parent_id: null, author_id });
}

/** A copy as another condition, under the next name that nobody has. */
export async function duplicateCondition(
  db: Db,
  condition: ConditionRow,
  author_id: string,
): Promise<SavedCondition> {
  await lockConditions(db);
  let name = copyName(CONDITIONS, condition.name);
  while (await conditionNameIsTaken(db, name, null)) name = nextVersionName(name);
  return insert(db, { ...condition, name }, { key: keyFor(name), parent_id: condition.id, author_id });
}

/** The next version. @throws Refusal when there is a draft already */
export async function nextConditionVersion(
  db: Db,
  condition: ConditionRow,
  author_id: string,
): Promise<SavedCondition> {
  await refuseSecondDraft(CONDITIONS, db, condition.key);
  return insert(db, condition, { key: condition.key, parent_id: condition.id, author_id });
}

/** Saves a draft. @throws Refusal when somebody saved meanwhile, or its name cannot be had */
export async function saveConditionDraft(
  db: Db,
  id: string,
  written: WrittenCondition & { edit: number },
  author_id: string,
): Promise<SavedCondition> {
  const stored = await lockedDraft(CONDITIONS, db, id, written.edit);
  const { name, description, source } = written;
  if (name !== stored.name) {
    if (stored.version > 1) {
      throw new Refusal('refused_by_rule', formulasSay('formulas.condition_keeps_name'), {
        current: currentOf(stored),
      });
    }
    await refuseTakenName(db, name, stored.key);
  }
  const { condition: definition, problems } = await readConditionSource(db, source, {
    key: stored.key,
    name,
  });
  await storeConditionDraft(db, id, { name, description, source, definition, author_id });
  return { condition: await versionOf(CONDITIONS, db, id), problems: [...problems] };
}

/** Deletes a draft that nothing names. @throws Refusal that says what does */
export async function deleteUnusedDraft(db: Db, id: string): Promise<void> {
  const stored = await lockedDraft(CONDITIONS, db, id, null);
  const { formulas, conditions } = await usesOfCondition(db, id);
  const [user] = [...conditions, ...formulas];
  const isOnlyVersion = (await versionsOfCondition(db, stored.key)).length === 1;
  if (user && isOnlyVersion) {
    throw new Refusal('refused_by_rule', formulasSay('formulas.condition_named', { name: user.name }), {
      current: currentOf(stored),
    });
  }
  await deleteConditionDraft(db, id);
}
