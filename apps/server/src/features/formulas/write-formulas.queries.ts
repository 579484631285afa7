import type { Formula } from '@tryout/domain/formulas/formula';
import type { FormulaTest } from '@tryout/domain/formulas/formula-validation';
import type { MeasureFacts } from '@tryout/domain/score-cards/reliability';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** What a draft holds. */
export interface DraftFormula {
  readonly name: string;
  readonly description: string;
  readonly subtrait_id: string;
  readonly task_key: string;
  readonly data_point: string;
  readonly source: string;
  readonly definition: Formula | null;
  readonly tests: readonly FormulaTest[];
  readonly reliability: MeasureFacts | null;
}

/** What a change is judged by, with its row locked. */
export interface LockedFormula {
  readonly id: string;
  readonly key: string;
  readonly status: 'draft' | 'published' | 'closed';
  readonly edit: number;
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Locks a version. Undefined when it is gone. */
export async function lockFormula(db: Db, id: string): Promise<LockedFormula | undefined> {
  const { rows } = await sql<LockedFormula>`
    select id, key, status, edit from formulas where id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** One change at a time of what is in force for a subtrait, until the transaction ends. */
export async function lockSubtrait(db: Db, subtraitId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`formulas of ${subtraitId}`}, 0))`.execute(db);
}

/** Keeps what is in force for these subtraits as it is until the transaction ends. */
export async function keepFormulasOf(db: Db, subtraitIds: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended('formulas of ' || id, 0))
    from (select id from unnest(${subtraitIds}::text[]) id order by id) subtraits
  `.execute(db);
}

/** One change at a time of a formula's or a condition's versions, until the transaction ends. */
export async function lockVersions(db: Db, what: 'formula' | 'condition', key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} versions ${key}`}, 0))`.execute(db);
}

/** Adds a draft as the next version of its key. The caller holds `lockVersions` for a key that is there already. */
export async function insertDraft(
  db: Db,
  draft: DraftFormula & { key: string; parent_id: string | null; author_id: string },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into formulas (id, key, version, name, description, subtrait_id, task_key, data_point, source, definition,
      tests, reliability, parent_id, created_by, updated_by)
    values (${id}, ${draft.key}, (select coalesce(max(version), 0) + 1 from formulas where key = ${draft.key}),
      ${draft.name}, ${draft.description}, ${draft.subtrait_id}, ${draft.task_key}, ${draft.data_point},
      ${draft.source}, ${json(draft.definition)}, ${JSON.stringify(draft.tests)}, ${json(draft.reliability)},
      ${draft.parent_id}, ${draft.author_id}, ${draft.author_id})
  `.execute(db);
  return id;
}

/** Writes a draft anew and raises its edit. The caller holds its row. */
export async function storeDraft(
  db: Db,
  id: string,
  draft: DraftFormula & { author_id: string },
): Promise<void> {
  await sql`
    update formulas set name = ${draft.name}, description = ${draft.description}, subtrait_id = ${draft.subtrait_id},
      task_key = ${draft.task_key}, data_point = ${draft.data_point}, source = ${draft.source},
      definition = ${json(draft.definition)}, tests = ${JSON.stringify(draft.tests)},
      reliability = ${json(draft.reliability)}, edit = edit + 1, updated_by = ${draft.author_id}, updated_at = now()
    where id = ${id}
  `.execute(db);
}

/** Deletes a version that was never in force. The caller holds its row. */
export async function deleteDraft(db: Db, id: string): Promise<void> {
  await sql`delete from formulas where id = ${id} and status = 'draft'`.execute(db);
}

/** Takes a version out of force. */
export async function closeFormula(db: Db, id: string, authorId: string): Promise<void> {
  await sql`
    update formulas set status = 'closed', closed_at = now(), updated_by = ${authorId}, updated_at = now(), edit = edit + 1
    where id = ${id} and status = 'published'
  `.execute(db);
}

/** Puts a version in force as it reads with its conditions put in. What was in force there has been closed before. */
export async function publishFormula(
  db: Db,
  id: string,
  put: {
    definition: Formula;
    data_point: string;
    reliability: unknown;
    author_id: string;
    condition_ids: readonly string[];
  },
): Promise<void> {
  await sql`
    update formulas set status = 'published', definition = ${json(put.definition)}, data_point = ${put.data_point},
      reliability = ${json(put.reliability)}, published_at = now(), closed_at = null, updated_by = ${put.author_id},
      updated_at = now(), edit = edit + 1
    where id = ${id}
  `.execute(db);
  await sql`
    insert into formula_conditions (formula_id, condition_id)
    select ${id}, c from unnest(${put.condition_ids}::uuid[]) c on conflict do nothing
  `.execute(db);
}

/** Puts a version that was in force before in force again, as it was. */
export async function republishFormula(db: Db, id: string, authorId: string): Promise<void> {
  await sql`
    update formulas set status = 'published', published_at = now(), closed_at = null, updated_by = ${authorId},
      updated_at = now(), edit = edit + 1
    where id = ${id} and status = 'closed'
  `.execute(db);
}
