import type { Condition } from '@tryout/domain/formulas/formula';
import type { FormulaDataPoint } from '@tryout/domain/formulas/formula-validation';
import { toldBound } from '@tryout/games/uploaded-game/declared';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A data point that formulas of a task may name. */
export interface AvailableDataPoint {
  readonly key: string;
  readonly type: FormulaDataPoint['type'];
  readonly unit: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly options: string[];
  readonly required: boolean;
  readonly direction: string;
  readonly description: string;
  /** By the norm in force; null where there is none. */
  readonly norm: ActiveNorm | null;
}

interface ActiveNorm {
  readonly mean: number;
  readonly sd: number;
}

interface DeclaredTask {
  readonly key: string;
  readonly name: string;
  readonly data_points: readonly (Pick<AvailableDataPoint, 'key' | 'type'> & Partial<AvailableDataPoint>)[];
  readonly trial_columns: readonly {
    key: string;
    type: 'number' | 'boolean' | 'text';
    unit?: string;
    min?: number;
    max?: number;
    description?: string;
  }[];
  /** By data point. */
  readonly norms: Readonly<Record<string, ActiveNorm>>;
}

/** The newest norm of each data point of the task `t`. */
const normsOfTask = sql`(
  select coalesce(jsonb_object_agg(n.data_point, jsonb_build_object('mean', n.mean, 'sd', n.sd)), '{}')
  from (select distinct on (data_point) data_point, mean, sd from norms where task_key = t.key and form = '{}'
    order by data_point, version desc) n) as norms`;

function declaredBy(task: Omit<DeclaredTask, 'key' | 'name'>): AvailableDataPoint[] {
  const points = task.data_points.map(
    (each): AvailableDataPoint => ({
      key: each.key,
      type: each.type,
      unit: each.unit ?? '',
      min: toldBound(each.min),
      max: toldBound(each.max),
      options: each.options ?? [],
      required: each.required ?? false,
      direction: each.direction ?? 'none',
      description: each.description ?? '',
      norm: task.norms[each.key] ?? null,
    }),
  );
  const series = task.trial_columns.flatMap((column): AvailableDataPoint[] => {
    if (column.type === 'text') return [];
    const [least, most] = column.type === 'boolean' ? [0, 1] : [column.min ?? null, column.max ?? null];
    const { unit = '', description = '' } = column;
    const key = `trials.${column.key}`;
    return [
      {
        key,
        type: 'series',
        unit,
        min: least,
        max: most,
        options: [],
        required: false,
        direction: 'none',
        description,
        norm: null,
      },
    ];
  });
  return [...points, ...series];
}

/** Every task that can be written for, as it is now: of each key the newest published version. */
export async function tasksWithDataPoints(
  db: Db,
): Promise<{ id: string; key: string; name: string; data_points: AvailableDataPoint[] }[]> {
  const { rows } = await sql<DeclaredTask & { readonly id: string }>`
    select distinct on (t.key) t.id, t.key, t.name, t.data_points, t.trial_columns, ${normsOfTask}
    from tasks t where t.status = 'published' order by t.key, t.created_at desc, t.version desc
  `.execute(db);
  return rows.map((task) => ({ id: task.id, key: task.key, name: task.name, data_points: declaredBy(task) }));
}

/** What a task declares now: its newest published version, else the newest. Null for a task that is not there. */
export async function dataPointsOfTask(db: Db, taskKey: string): Promise<AvailableDataPoint[] | null> {
  const { rows } = await sql<DeclaredTask>`
    select t.key, t.name, t.data_points, t.trial_columns, ${normsOfTask} from tasks t where t.key = ${taskKey}
    order by (t.status = 'published') desc, t.created_at desc, t.version desc limit 1
  `.execute(db);
  return rows[0] ? declaredBy(rows[0]) : null;
}

/** Data points in the form in which formulas are checked on them. */
export function checkable(points: readonly AvailableDataPoint[]): FormulaDataPoint[] {
  return points.map(({ key, type, min, max, options }) => ({
    key,
    type,
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(options.length > 0 && { options }),
  }));
}

/** Subtraits that formulas can be written for. */
export async function subtraitsInUse(db: Db) {
  const { rows } = await sql<{
    id: string;
    key: string;
    name: string;
    definition: string;
    trait: string;
    category: string;
  }>`
    select s.id, s.key, s.name, s.definition, t.name as trait, c.name as category
    from subtraits s join traits t on t.id = s.trait_id join trait_categories c on c.id = t.category_id
    where s.status = 'active' order by c.name collate people_names, t.name collate people_names,
      s.name collate people_names, s.id
  `.execute(db);
  return rows;
}

/** Whether a formula can be written for this subtrait. */
export async function subtraitIsInUse(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from subtraits where id = ${id} and status = 'active'`.execute(db);
  return rows.length > 0;
}

/** A condition in force, whole. */
export interface ActiveCondition {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly source: string;
  readonly definition: Condition;
}

/** The conditions in force, by name. */
export async function activeConditions(db: Db): Promise<ActiveCondition[]> {
  // sql: definition present, because only drafts may lack one
  const { rows } = await sql<ActiveCondition>`
    select id, key, name, version, description, source, definition from conditions where status = 'published'
    order by name collate people_names, id
  `.execute(db);
  return rows;
}

/** Names and keys of conditions that have a draft and nothing in force. */
export async function conditionsInDraftOnly(db: Db): Promise<{ key: string; name: string }[]> {
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from conditions d where status = 'draft'
      and not exists (select 1 from conditions p where p.key = d.key and p.status = 'published')
  `.execute(db);
  return rows;
}
