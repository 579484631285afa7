import type { Condition } from '@tryout/domain/formulas/formula';
import type { FormulaStatus } from '@tryout/domain/formulas/formula-status';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { type Author, authorOf } from './formula-rows.queries.ts';

/** A condition version as stored. */
export interface ConditionRow {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly status: FormulaStatus;
  readonly source: string;
  readonly definition: Condition | null;
  readonly edit: number;
  readonly used_by: number;
  readonly parent_id: string | null;
  readonly created_at: string;
  readonly created_by: Author;
  readonly updated_at: string;
  readonly updated_by: Author;
  readonly published_at: string | null;
  readonly closed_at: string | null;
}

/** Whether a draft's tree names the condition `c`, by its name or its key. */
const namesIt = (definition: ReturnType<typeof sql>) => sql<boolean>`
  jsonb_path_exists(${definition}, '$.**.condition_id ? (@ == $name || @ == $key)',
    jsonb_build_object('name', c.name, 'key', c.key))`;

/** Formula versions whose text names the condition `c`: drafts, and those in force that have a version of it put in. */
const formulasNaming = sql`
  select f.id, f.name, f.version, f.status,
    (select p.version from formula_conditions l join conditions p on p.id = l.condition_id
      where l.formula_id = f.id and p.key = c.key) as condition_version
  from formulas f
  where (f.status = 'draft' and ${namesIt(sql`f.definition`)}) or (f.status = 'published' and exists (
    select 1 from formula_conditions l join conditions p on p.id = l.condition_id
    where l.formula_id = f.id and p.key = c.key))`;

/** Conditions that name the condition `c`, in the same two ways. */
const conditionsNaming = sql`
  select o.id, o.name, o.version, o.status from conditions o
  where o.key <> c.key and ((o.status = 'draft' and ${namesIt(sql`o.definition`)}) or (o.status = 'published' and exists (
    select 1 from condition_parts l join conditions p on p.id = l.part_id
    where l.condition_id = o.id and p.key = c.key)))`;

/** The columns of a condition `c`. */
export const conditionColumns = sql`
  c.id, c.key, c.version, c.name, c.description, c.status, c.source, c.definition, c.edit,
  (select count(*) from (${formulasNaming}) n) + (select count(*) from (${conditionsNaming}) n) as used_by,
  c.parent_id, c.created_at, ${authorOf(sql`c.created_by`)} as created_by, c.updated_at,
  ${authorOf(sql`c.updated_by`)} as updated_by, c.published_at, c.closed_at`;

/** Condition versions by id. */
export async function conditionsById(db: Db, ids: readonly string[]): Promise<ConditionRow[]> {
  const { rows } = await sql<ConditionRow>`
    select ${conditionColumns} from conditions c where c.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** All versions of a condition, newest first. */
export async function versionsOfCondition(db: Db, key: string): Promise<ConditionRow[]> {
  const { rows } = await sql<ConditionRow>`
    select ${conditionColumns} from conditions c where c.key = ${key} order by c.version desc
  `.execute(db);
  return rows;
}

/** What names a condition. */
export async function usesOfCondition(db: Db, id: string) {
  const formulas = await sql<{
    id: string;
    name: string;
    version: number;
    status: FormulaStatus;
    condition_version: number | null;
  }>`
    select n.* from conditions c, lateral (${formulasNaming}) n where c.id = ${id}
    order by n.name collate people_names, n.version desc, n.id limit 200
  `.execute(db);
  const conditions = await sql<{ id: string; name: string; version: number; status: FormulaStatus }>`
    select n.* from conditions c, lateral (${conditionsNaming}) n where c.id = ${id}
    order by n.name collate people_names, n.version desc, n.id limit 200
  `.execute(db);
  return { formulas: formulas.rows, conditions: conditions.rows };
}

/** Conditions that were put into another one when it was published. */
export async function partsOfCondition(db: Db, id: string) {
  const { rows } = await sql<{ id: string; name: string; version: number; status: FormulaStatus }>`
    select p.id, p.name, p.version, p.status from condition_parts l join conditions p on p.id = l.part_id
    where l.condition_id = ${id} order by p.name collate people_names, p.id
  `.execute(db);
  return rows;
}

/** One text a condition: its draft's, else that of the version in force. What a circle is looked for in. */
export async function newestTexts(db: Db): Promise<{ key: string; name: string; source: string }[]> {
  const { rows } = await sql<{ key: string; name: string; source: string }>`
    select distinct on (key) key, name, source from conditions where status <> 'closed'
    order by key, (status = 'draft') desc
  `.execute(db);
  return rows;
}

/** What a change is judged by, with its row locked. Undefined when it is gone. */
export async function lockCondition(db: Db, id: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`select id from conditions where id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

/** One publication of a condition at a time, until the transaction ends: a circle needs two. */
export async function lockConditions(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('conditions in force', 0))`.execute(db);
}

/** Whether another condition has this name. */
export async function conditionNameIsTaken(db: Db, name: string, ownKey: string | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from conditions where lower(name) = lower(${name}) and version = 1
      and (${ownKey}::text is null or key <> ${ownKey})
  `.execute(db);
  return rows.length > 0;
}

/** What a draft of a condition holds. */
export interface DraftCondition {
  readonly name: string;
  readonly description: string;
  readonly source: string;
  readonly definition: Condition | null;
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Adds a draft as the next version of its key. */
export async function insertConditionDraft(
  db: Db,
  draft: DraftCondition & { key: string; parent_id: string | null; author_id: string },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into conditions (id, key, version, name, description, source, definition, parent_id, created_by, updated_by)
    values (${id}, ${draft.key}, (select coalesce(max(version), 0) + 1 from conditions where key = ${draft.key}),
      ${draft.name}, ${draft.description}, ${draft.source}, ${json(draft.definition)}, ${draft.parent_id},
      ${draft.author_id}, ${draft.author_id})
  `.execute(db);
  return id;
}

/** Writes a draft anew and raises its edit. The caller holds its row. */
export async function storeConditionDraft(
  db: Db,
  id: string,
  draft: DraftCondition & { author_id: string },
): Promise<void> {
  await sql`
    update conditions set name = ${draft.name}, description = ${draft.description}, source = ${draft.source},
      definition = ${json(draft.definition)}, edit = edit + 1, updated_by = ${draft.author_id}, updated_at = now()
    where id = ${id}
  `.execute(db);
}

/** Deletes a draft. The caller holds its row. */
export async function deleteConditionDraft(db: Db, id: string): Promise<void> {
  await sql`delete from conditions where id = ${id} and status = 'draft'`.execute(db);
}

/** Takes a version out of force. */
export async function closeCondition(db: Db, id: string, authorId: string): Promise<void> {
  await sql`
    update conditions set status = 'closed', closed_at = now(), edit = edit + 1, updated_by = ${authorId},
      updated_at = now()
    where id = ${id} and status = 'published'
  `.execute(db);
}

/** Puts a version in force with the conditions that it names put in; `parts` only for what was never in force. */
export async function publishCondition(
  db: Db,
  id: string,
  put: { definition: Condition; parts: readonly string[]; author_id: string },
): Promise<void> {
  await sql`
    update conditions set status = 'published', definition = ${json(put.definition)}, published_at = now(),
      closed_at = null, edit = edit + 1, updated_by = ${put.author_id}, updated_at = now()
    where id = ${id}
  `.execute(db);
  await sql`
    insert into condition_parts (condition_id, part_id)
    select ${id}, p from unnest(${put.parts}::uuid[]) p on conflict do nothing
  `.execute(db);
}
