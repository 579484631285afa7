import type { AiKind } from '@tryout/domain/ai-assist/ai-kinds';
import type { Anchors } from '@tryout/domain/relevance/crosswalk';
import { sql } from 'kysely';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** Switches and provider as they are stored. */
export interface StoredSettings {
  readonly id: string;
  readonly organization_id: string | null;
  readonly is_on: boolean;
  readonly tasks_off: readonly AiKind[];
  readonly uses_provider: boolean;
  readonly address: string;
  readonly model: string;
  readonly sealed_key: Buffer | null;
  readonly price_in_micros: number;
  readonly price_out_micros: number;
  readonly monthly_budget_micros: number | null;
  readonly organizations_may_set: boolean;
  readonly currency: string;
  readonly updated_at: string;
}

/** The platform's row and that of an organization, as far as they are there. */
export async function findSettings(db: Db, organizationId: string | null): Promise<StoredSettings[]> {
  const { rows } = await sql<StoredSettings>`
    select id, organization_id, is_on, tasks_off, uses_provider, address, model, sealed_key,
      price_in_micros::float8 as price_in_micros, price_out_micros::float8 as price_out_micros,
      monthly_budget_micros::float8 as monthly_budget_micros, organizations_may_set, currency, updated_at
    from ai_settings where organization_id is null or organization_id = ${organizationId}::uuid
  `.execute(db);
  return rows;
}

/** Stores one row. */
export async function storeSettings(
  db: Db,
  row: Omit<StoredSettings, 'updated_at'> & { readonly updated_by: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into ai_settings (id, organization_id, is_on, tasks_off, uses_provider, address, model, sealed_key,
      price_in_micros, price_out_micros, monthly_budget_micros, organizations_may_set, currency, updated_by, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.is_on}, ${row.tasks_off}::text[], ${row.uses_provider}, ${row.address},
      ${row.model}, ${row.sealed_key}, ${row.price_in_micros}, ${row.price_out_micros}, ${row.monthly_budget_micros},
      ${row.organizations_may_set}, ${row.currency}, ${row.updated_by}, ${row.at})
    on conflict (id) do update set is_on = excluded.is_on, tasks_off = excluded.tasks_off,
      uses_provider = excluded.uses_provider, address = excluded.address, model = excluded.model,
      sealed_key = excluded.sealed_key, price_in_micros = excluded.price_in_micros,
      price_out_micros = excluded.price_out_micros, monthly_budget_micros = excluded.monthly_budget_micros,
      organizations_may_set = excluded.organizations_may_set,
      currency = excluded.currency, updated_by = excluded.updated_by, updated_at = excluded.updated_at
  `.execute(db);
}

/** A subtrait with what anchors it. */
export interface AnchoredSubtrait {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly words: Readonly<Record<string, { readonly name?: string }>>;
  readonly definition: string;
  readonly trait_id: string;
  readonly trait: string;
  readonly trait_words: Readonly<Record<string, { readonly name?: string }>>;
  readonly category_id: string;
  /** Null: the product's own count. */
  readonly anchors: Anchors | null;
  readonly is_measured: boolean;
}

/** Every active subtrait in the library's order. */
export async function findAnchored(db: Db): Promise<AnchoredSubtrait[]> {
  const { rows } = await sql<AnchoredSubtrait>`
    select s.id, s.key, s.name, s.words, s.definition, s.trait_id, t.name as trait, t.words as trait_words, t.category_id,
      x.anchors, exists (select from formulas_of_tasks f join tasks k on k.id = f.task_id
        where f.subtrait_id = s.id and k.status = 'published') as is_measured
    from subtraits s join traits t on t.id = s.trait_id join trait_categories c on c.id = t.category_id
      left join subtrait_anchors x on x.subtrait_id = s.id
    where s.status = 'active' and t.status = 'active' and c.status = 'active'
    order by c.sort_order, t.sort_order, s.sort_order, s.id
  `.execute(db);
  return rows;
}

/** Stores the anchors of a subtrait. */
export async function storeAnchors(
  db: Db,
  row: {
    readonly subtrait_id: string;
    readonly anchors: Anchors;
    readonly user_id: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into subtrait_anchors (subtrait_id, anchors, updated_by, updated_at)
    values (${row.subtrait_id}, ${jsonb(row.anchors)}, ${row.user_id}, ${row.at})
    on conflict (subtrait_id) do update set anchors = excluded.anchors, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at
  `.execute(db);
}

/** A published task with what it measures; of several versions the newest. */
export interface MeasuringTask {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly measures: readonly { readonly subtrait: string; readonly reliability: number | null }[];
}

/** Every published task that a formula in force reads. */
export async function findMeasuringTasks(db: Db): Promise<MeasuringTask[]> {
  const { rows } = await sql<MeasuringTask>`
    select t.id, t.name, t.minutes::float8 as minutes,
      json_agg(json_build_object('subtrait', f.subtrait_id, 'reliability', (o.reliability ->> 'r')::float8)
        order by f.subtrait_id) as measures
    from tasks t join formulas_of_tasks f on f.task_id = t.id join formulas o on o.id = f.formula_id
    where t.status = 'published' and not exists (
      select from tasks later where later.key = t.key and later.status = 'published'
        and (later.published_at, later.id) > (t.published_at, t.id))
    group by t.id, t.name, t.minutes order by t.name, t.id
  `.execute(db);
  return rows;
}

/** A published simulation with the tasks it delivers. */
export interface PublishedSimulation {
  readonly id: string;
  readonly name: string;
  readonly is_own: boolean;
  readonly minutes: number;
  readonly measures: readonly { readonly subtrait: string; readonly reliability: number | null }[];
}

/** Published simulations that a position of an organization may have. */
export async function findPublishedSimulations(
  db: Db,
  position: { readonly id: string; readonly organization_id: string },
): Promise<PublishedSimulation[]> {
  const { rows } = await sql<PublishedSimulation>`
    select s.id, s.name, s.organization_id is not null as is_own, s.duration_minutes::float8 as minutes,
      coalesce((select json_agg(json_build_object('subtrait', f.subtrait_id, 'reliability', (o.reliability ->> 'r')::float8)
          order by x.sort_order, f.subtrait_id)
        from simulation_tasks x join formulas_of_tasks f on f.task_id = x.task_id join formulas o on o.id = f.formula_id
        where x.simulation_id = s.id), '[]'::json) as measures
    from simulations s
    where s.status = 'published' and (s.organization_id is null or s.organization_id = ${position.organization_id})
      and (s.kind = 'library' or (s.kind = 'position' and s.position_id = ${position.id}))
      and not exists (select from simulations later where later.key = s.key and later.version > s.version
        and later.status = 'published' and later.organization_id is not distinct from s.organization_id)
    order by s.name, s.id
  `.execute(db);
  return rows;
}
