import type { FormulaRecord } from '@tryout/contract/formulas/formulas';
import type { Formula } from '@tryout/domain/formulas/formula';
import type { FormulaStatus } from '@tryout/domain/formulas/formula-status';
import type { MeasureFacts } from '@tryout/domain/score-cards/reliability';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Somebody who wrote something; null for what the product brought along. */
export type Author = { readonly id: string; readonly name: string } | null;

/** A formula version as stored, with the names around it. */
export interface FormulaRow {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly status: FormulaStatus;
  readonly subtrait_id: string;
  readonly subtrait: string;
  readonly trait: string;
  readonly task_key: string;
  readonly task: string;
  readonly data_point: string;
  readonly source: string;
  readonly definition: Formula | null;
  readonly tests: FormulaRecord['tests'];
  readonly reliability: MeasureFacts | null;
  readonly edit: number;
  readonly parent_id: string | null;
  readonly created_at: string;
  readonly created_by: Author;
  readonly updated_at: string;
  readonly updated_by: Author;
  readonly published_at: string | null;
  readonly closed_at: string | null;
}

/** A person's name for a column that holds their id. */
export function authorOf(column: RawBuilder<unknown>) {
  return sql<Author>`(select json_build_object('id', w.id, 'name', coalesce(nullif(btrim(w.first_name || ' ' || w.last_name), ''), w.email))
    from users w where w.id = ${column})`;
}

/** The task that a formula stands for as it is now: the newest published version, else the newest. */
export const taskNow = sql`
  lateral (select k.name, k.data_points, k.trial_columns from tasks k where k.key = f.task_key
    order by (k.status = 'published') desc, k.created_at desc, k.version desc limit 1) t`;

const columns = sql`
  f.id, f.key, f.version, f.name, f.description, f.status, f.subtrait_id, st.name as subtrait, tr.name as trait,
  f.task_key, coalesce(t.name, f.task_key) as task, f.data_point, f.source, f.definition, f.tests, f.reliability,
  f.edit, f.parent_id, f.created_at, ${authorOf(sql`f.created_by`)} as created_by, f.updated_at,
  ${authorOf(sql`f.updated_by`)} as updated_by, f.published_at, f.closed_at`;
const withNames = sql`
  formulas f join subtraits st on st.id = f.subtrait_id join traits tr on tr.id = st.trait_id
    left join ${taskNow} on true`;

/** Formula versions by id. */
export async function formulasById(db: Db, ids: readonly string[]): Promise<FormulaRow[]> {
  const { rows } = await sql<FormulaRow>`
    select ${columns} from ${withNames} where f.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** All versions of a formula, newest first. */
export async function versionsOfFormula(db: Db, key: string): Promise<FormulaRow[]> {
  const { rows } = await sql<FormulaRow>`
    select ${columns} from ${withNames} where f.key = ${key} order by f.version desc
  `.execute(db);
  return rows;
}

/** What is in force for a subtrait of a task. */
export async function activeFormula(
  db: Db,
  place: Pick<FormulaRow, 'subtrait_id' | 'task_key'>,
): Promise<FormulaRow | undefined> {
  const { rows } = await sql<FormulaRow>`
    select ${columns} from ${withNames}
    where f.subtrait_id = ${place.subtrait_id} and f.task_key = ${place.task_key} and f.status = 'published'
  `.execute(db);
  return rows[0];
}
