import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { LibraryKind } from '@tryout/domain/traits/trait-library';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { templateHas } from './uses.queries.ts';

/** Something that a merge changed, with what stood there before. */
export type Moved =
  | { readonly type: 'child'; readonly id: string }
  | { readonly type: 'formula'; readonly id: string; readonly edit: number }
  | {
      readonly type: 'score_template';
      readonly id: string;
      readonly before: ScoreTemplate;
      readonly after: ScoreTemplate;
    }
  | {
      readonly type: 'simulation';
      readonly id: string;
      readonly edit: number;
      readonly before: ScoreTemplate;
    };

/** A merge as kept. */
export interface MergeRow {
  readonly id: string;
  readonly kind: LibraryKind;
  readonly from_id: string;
  readonly into_id: string;
  readonly moved: readonly Moved[];
}

/** Keeps what a merge did. */
export async function insertMerge(db: Db, merge: Omit<MergeRow, 'id'>, by: string | null): Promise<void> {
  await sql`
    insert into vocabulary_merges (id, kind, from_id, into_id, moved, merged_by)
    values (${uuidv7()}, ${merge.kind}, ${merge.from_id}, ${merge.into_id}, ${JSON.stringify(merge.moved)}, ${by})
  `.execute(db);
}

/** The merge of an entry that has not been taken back. */
export async function openMerge(db: Db, fromId: string): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    select id, kind, from_id, into_id, moved from vocabulary_merges
    where from_id = ${fromId} and undone_at is null order by at desc limit 1
  `.execute(db);
  return rows[0];
}

/** Marks a merge as taken back. */
export async function closeMerge(db: Db, id: string): Promise<void> {
  await sql`update vocabulary_merges set undone_at = now() where id = ${id}`.execute(db);
}

/** Lets drafts of formulas feed another subtrait; answers each with its `edit` afterwards. */
export async function repointFormulas(
  db: Db,
  fromId: string,
  intoId: string,
  only: readonly { readonly id: string; readonly edit: number }[] | null = null,
): Promise<{ id: string; edit: number }[]> {
  const chosen =
    only === null
      ? sql`true`
      : sql`(id, edit) in (select * from unnest(${only.map((one) => one.id)}::uuid[], ${only.map((one) => one.edit)}::int[]))`;
  const { rows } = await sql<{ id: string; edit: number }>`
    update formulas set subtrait_id = ${intoId}, edit = edit + 1, updated_at = now(),
      definition = case when definition is null then null
        else jsonb_set(definition, '{subtrait_id}', to_jsonb(${intoId}::text)) end
    where status = 'draft' and subtrait_id = ${fromId} and ${chosen} returning id, edit
  `.execute(db);
  return rows;
}

/** Drafts of score templates that have the entry, locked. */
export async function draftTemplatesWith(
  db: Db,
  kind: LibraryKind,
  id: string,
): Promise<{ id: string; definition: ScoreTemplate }[]> {
  const { rows } = await sql<{ id: string; definition: ScoreTemplate }>`
    select id, definition from score_templates where status = 'draft' and ${templateHas(kind, id)}
    order by id for update
  `.execute(db);
  return rows;
}

/** Writes a draft's definition; with `expected` only where it is still that. Answers whether it was written. */
export async function writeTemplate(
  db: Db,
  id: string,
  definition: ScoreTemplate,
  expected: ScoreTemplate | null = null,
): Promise<boolean> {
  const unchanged = expected === null ? sql`true` : sql`definition = ${JSON.stringify(expected)}::jsonb`;
  const { rows } = await sql<{ id: string }>`
    update score_templates set definition = ${JSON.stringify(definition)}, edit = edit + 1, updated_at = now()
    where id = ${id} and status = 'draft' and ${unchanged} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Drafts of simulations that have the entry, locked, with what they weigh. */
export async function draftSimulationsWith(
  db: Db,
  kind: LibraryKind,
  id: string,
): Promise<{ id: string; weights: ScoreTemplate }[]> {
  const table = {
    category: sql`simulation_categories x where x.category_id`,
    trait: sql`simulation_traits x where x.trait_id`,
    subtrait: sql`simulation_subtraits x where x.subtrait_id`,
  }[kind];
  const locked = await sql<{ id: string }>`
    select id from simulations s
    where status = 'draft' and exists (select 1 from ${table} = ${id} and x.simulation_id = s.id)
    order by id for update
  `.execute(db);
  return Promise.all(locked.rows.map(async (row) => ({ id: row.id, weights: await weightsOf(db, row.id) })));
}

/** The rows of a simulation in the shape of a template; further columns ride along. */
async function weightsOf(db: Db, simulationId: string): Promise<ScoreTemplate> {
  const { rows } = await sql<{ categories: ScoreTemplate['categories'] | null }>`
    select json_agg(json_build_object('category_id', c.category_id, 'category_weightage', c.category_weightage,
      'boost', c.boost, 'sort_order', c.sort_order, 'traits', coalesce((
        select json_agg(json_build_object('trait_id', t.trait_id, 'trait_weightage', t.trait_weightage,
          'sort_order', t.sort_order, 'subtraits', coalesce((
            select json_agg(json_build_object('subtrait_id', s.subtrait_id, 'weightage', s.weightage, 'rank', s.rank,
              'value', s.value, 'target', s.target, 'sort_order', s.sort_order) order by s.sort_order)
            from simulation_subtraits s where s.simulation_id = t.simulation_id and s.category_id = t.category_id
              and s.trait_id = t.trait_id), '[]'::json)) order by t.sort_order)
        from simulation_traits t where t.simulation_id = c.simulation_id and t.category_id = c.category_id),
        '[]'::json)) order by c.sort_order) as categories
    from simulation_categories c where c.simulation_id = ${simulationId}
  `.execute(db);
  return { categories: rows[0]?.categories ?? [] };
}

/** Writes what a draft weighs; with `expected` only where its `edit` is still that. Answers its `edit`, or null. */
export async function writeWeights(
  db: Db,
  simulationId: string,
  weights: ScoreTemplate,
  expected: number | null = null,
): Promise<number | null> {
  const { rows } = await sql<{ edit: number }>`
    update simulations set edit = edit + 1, updated_at = now()
    where id = ${simulationId} and status = 'draft' and (${expected}::int is null or edit = ${expected}) returning edit
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  await sql`delete from simulation_categories where simulation_id = ${simulationId}`.execute(db);
  const categories = sql`jsonb_to_recordset(${JSON.stringify(weights.categories)}::jsonb)
    as c(category_id uuid, category_weightage double precision, boost double precision, sort_order int, traits jsonb)`;
  const traits = sql`${categories}, jsonb_to_recordset(c.traits)
    as t(trait_id uuid, trait_weightage double precision, sort_order int, subtraits jsonb)`;
  await sql`
    insert into simulation_categories (simulation_id, category_id, category_weightage, boost, sort_order)
    select ${simulationId}, c.category_id, least(c.category_weightage, 100), c.boost, c.sort_order from ${categories}
  `.execute(db);
  await sql`
    insert into simulation_traits (simulation_id, category_id, trait_id, trait_weightage, sort_order)
    select ${simulationId}, c.category_id, t.trait_id, least(t.trait_weightage, 100), t.sort_order from ${traits}
  `.execute(db);
  await sql`
    insert into simulation_subtraits (simulation_id, category_id, trait_id, subtrait_id, weightage, rank, value, target,
      sort_order)
    select ${simulationId}, c.category_id, t.trait_id, s.subtrait_id, least(s.weightage, 100), s.rank, s.value,
      nullif(s.target, 'null'::jsonb), s.sort_order
    from ${traits}, jsonb_to_recordset(t.subtraits)
      as s(subtrait_id uuid, weightage double precision, rank int, value double precision, target jsonb,
        sort_order int)
  `.execute(db);
  return row.edit;
}
