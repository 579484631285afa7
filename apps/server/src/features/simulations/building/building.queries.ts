import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { SimulationStatus } from '@tryout/domain/simulations/simulation-status';
import type { NamedVocabulary, SimulationWeights } from '@tryout/domain/simulations/simulation-weights';
import type { PinnedAnswerKey } from '@tryout/games/answer-key';
import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../../platform/database/json.ts';
import type { Db } from '../../../platform/database/kysely.ts';

/** What of a simulation a change depends on. */
export interface HeldSimulation {
  readonly id: string;
  readonly organization_id: string | null;
  readonly organization_status: string | null;
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly status: SimulationStatus;
  readonly edit: number;
  readonly score_template_id: string;
  readonly template_is_own: boolean;
  readonly published_at: string | null;
}

/** Locks a simulation until the transaction ends. */
export async function lockSimulation(db: Db, id: string): Promise<HeldSimulation | undefined> {
  const { rows } = await sql<HeldSimulation>`
    select s.id, s.organization_id, s.key, s.version, s.name, s.status, s.edit, s.score_template_id,
      s.template_is_own, s.published_at,
      (select o.status from organizations o where o.id = s.organization_id) as organization_status
    from simulations s where s.id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** What is saved of a simulation's own row. */
export interface SimulationChanges {
  readonly name?: string | undefined;
  readonly kind?: string | undefined;
  readonly purpose?: string | undefined;
  readonly category?: string | undefined;
  readonly industry_id?: string | null | undefined;
  readonly device?: string | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly words?: object | undefined;
  readonly candidate_intro?: string | undefined;
  readonly accommodations?: readonly string[] | undefined;
}

/** Changes what is given; the rest stays. */
export async function changeSimulation(db: Db, id: string, changes: SimulationChanges): Promise<void> {
  await sql`
    update simulations set
      name = coalesce(${changes.name ?? null}, name),
      kind = coalesce(${changes.kind ?? null}, kind),
      purpose = coalesce(${changes.purpose ?? null}, purpose),
      category = coalesce(${changes.category ?? null}, category),
      industry_id = case when ${changes.industry_id !== undefined} then ${changes.industry_id ?? null}::uuid
        else industry_id end,
      device = coalesce(${changes.device ?? null}, device),
      languages = coalesce(${changes.languages ?? null}::text[], languages),
      words = coalesce(${changes.words ? jsonb(changes.words) : null}::jsonb, words),
      candidate_intro = coalesce(${changes.candidate_intro ?? null}, candidate_intro),
      accommodations = coalesce(${changes.accommodations ?? null}::text[], accommodations)
    where id = ${id}
  `.execute(db);
}

/** Notes that something was saved: the next edit, and how long the forms take. */
export async function noteSaved(
  db: Db,
  id: string,
  saved: { shortest_minutes: number; duration_minutes: number; at: Date },
): Promise<void> {
  await sql`
    update simulations set edit = edit + 1, updated_at = ${saved.at}, shortest_minutes = ${saved.shortest_minutes},
      duration_minutes = ${saved.duration_minutes}
    where id = ${id}
  `.execute(db);
}

/** Keeps the step of the wizard. */
export async function changeWizardStep(db: Db, id: string, step: number): Promise<void> {
  await sql`update simulations set wizard_step = ${step} where id = ${id}`.execute(db);
}

/** A task of the library as far as a simulation takes it. */
export interface LibraryTask {
  readonly id: string;
  readonly game_key: string;
  readonly game_version: string;
  readonly preset: Record<string, unknown>;
  readonly build: PinnedBuild | null;
  readonly answer_key: PinnedAnswerKey | null;
  readonly minutes: number;
  readonly status: string;
}

/** Tasks of the library by id. */
export async function libraryTasks(db: Db, ids: readonly string[]): Promise<LibraryTask[]> {
  const { rows } = await sql<LibraryTask>`
    select t.id, t.game_key, t.game_version, t.preset, t.minutes, t.status,
      (select b.build from pinned_builds b where b.build_version_id = t.build_version_id) as build,
      (select k.answer_key from pinned_answer_keys k where k.answer_key_id = t.answer_key_id) as answer_key
    from tasks t where t.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** An entry to store. */
export interface TaskEntry {
  readonly id: string;
  readonly task_id: string;
  readonly parameters: Record<string, unknown>;
  readonly group_id: string | null;
  readonly reason: string;
  readonly estimated_seconds: number;
}

/** Sets the entries in this order; those that are not among them are removed, the others keep their files. */
export async function replaceTasks(db: Db, id: string, entries: readonly TaskEntry[]): Promise<void> {
  await sql`
    delete from simulation_tasks where simulation_id = ${id}
      and not (id = any(${entries.map((entry) => entry.id)}::uuid[]))
  `.execute(db);
  // Two steps, for two entries cannot have one place even for a moment.
  await sql`update simulation_tasks set sort_order = -sort_order - 1 where simulation_id = ${id}`.execute(db);
  await sql`
    insert into simulation_tasks (id, simulation_id, task_id, sort_order, parameters, group_id, reason, estimated_seconds)
    select e.id, ${id}, e.task_id, e.place, e.parameters, e.group_id, e.reason, e.estimated_seconds
    from jsonb_to_recordset(${jsonb(entries.map((entry, i) => ({ ...entry, place: i + 1 })))}) as e(
      id uuid, task_id uuid, place integer, parameters jsonb, group_id uuid, reason text, estimated_seconds integer)
    on conflict (id) do update set task_id = excluded.task_id, sort_order = excluded.sort_order,
      parameters = excluded.parameters, group_id = excluded.group_id, reason = excluded.reason,
      estimated_seconds = excluded.estimated_seconds
  `.execute(db);
}

/** A group to store. */
export interface GroupEntry {
  readonly id: string;
  readonly name: string;
  readonly pick: string;
  readonly n: number | null;
  readonly shuffle: boolean;
  readonly time_limit_s: number | null;
}

/** Sets the groups in this order; tasks of those that are not among them are on their own again. */
export async function replaceGroups(db: Db, id: string, groups: readonly GroupEntry[]): Promise<void> {
  await sql`
    delete from simulation_groups where simulation_id = ${id}
      and not (id = any(${groups.map((group) => group.id)}::uuid[]))
  `.execute(db);
  await sql`update simulation_groups set sort_order = -sort_order - 1 where simulation_id = ${id}`.execute(
    db,
  );
  await sql`
    insert into simulation_groups (id, simulation_id, name, sort_order, pick, n, shuffle, time_limit_s)
    select e.id, ${id}, e.name, e.place, e.pick, e.n, e.shuffle, e.time_limit_s
    from jsonb_to_recordset(${jsonb(groups.map((group, i) => ({ ...group, place: i + 1 })))}) as e(
      id uuid, name text, place integer, pick text, n integer, shuffle boolean, time_limit_s integer)
    on conflict (id) do update set name = excluded.name, sort_order = excluded.sort_order, pick = excluded.pick,
      n = excluded.n, shuffle = excluded.shuffle, time_limit_s = excluded.time_limit_s
  `.execute(db);
}

/** Sets categories, traits and subtraits with their weights, in this order. */
export async function replaceWeights(db: Db, id: string, weights: SimulationWeights): Promise<void> {
  const categories = weights.categories.map((each, place) => ({ ...each, place }));
  const traits = weights.traits.map(({ subtraits: _, ...each }, place) => ({ ...each, place }));
  const subtraits = weights.traits.flatMap(({ category_id, trait_id, subtraits: inside }) =>
    inside.map((each, place) => ({ ...each, category_id, trait_id, place })),
  );
  await sql`delete from simulation_categories where simulation_id = ${id}`.execute(db);
  await sql`
    insert into simulation_categories (simulation_id, category_id, category_weightage, boost, sort_order)
    select ${id}, e.category_id, e.category_weightage, e.boost, e.place
    from jsonb_to_recordset(${jsonb(categories)}) as e(
      category_id uuid, category_weightage float8, boost float8, place integer)
  `.execute(db);
  await sql`
    insert into simulation_traits (simulation_id, category_id, trait_id, trait_weightage, sort_order)
    select ${id}, e.category_id, e.trait_id, e.trait_weightage, e.place
    from jsonb_to_recordset(${jsonb(traits)}) as e(
      category_id uuid, trait_id uuid, trait_weightage float8, place integer)
  `.execute(db);
  await sql`
    insert into simulation_subtraits (simulation_id, category_id, trait_id, subtrait_id, weightage, rank, value,
      target, sort_order)
    select ${id}, e.category_id, e.trait_id, e.subtrait_id, e.weightage, e.rank, e.value,
      nullif(e.target, 'null'::jsonb), e.place
    from jsonb_to_recordset(${jsonb(subtraits)}) as e(
      category_id uuid, trait_id uuid, subtrait_id uuid, weightage float8, rank integer, value float8, target jsonb,
      place integer)
  `.execute(db);
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly is_active: boolean;
}

/** What of the trait library these ids name. */
export interface FoundVocabulary extends NamedVocabulary {
  readonly traitCategories: ReadonlyMap<string, string>;
  /** Ids that are there and not archived. */
  readonly active: ReadonlySet<string>;
}

/** Categories, traits and subtraits by id. */
export async function vocabularyByIds(
  db: Db,
  ids: { categories: readonly string[]; traits: readonly string[]; subtraits: readonly string[] },
): Promise<FoundVocabulary> {
  const { rows: traits } = await sql<Named & { category_id: string }>`
    select id, name, category_id, status = 'active' as is_active from traits where id = any(${ids.traits}::uuid[])
  `.execute(db);
  const wanted = [...ids.categories, ...traits.map((trait) => trait.category_id)];
  const { rows: categories } = await sql<Named>`
    select id, name, status = 'active' as is_active from trait_categories where id = any(${wanted}::uuid[])
  `.execute(db);
  const { rows: subtraits } = await sql<Named & { direction: string }>`
    select id, name, direction, status = 'active' as is_active from subtraits where id = any(${ids.subtraits}::uuid[])
  `.execute(db);
  const all: readonly Named[] = [...categories, ...traits, ...subtraits];
  return {
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    traits: new Map(traits.map(({ id, name }) => [id, name])),
    traitCategories: new Map(traits.map(({ id, category_id }) => [id, category_id])),
    subtraits: new Map(subtraits.map(({ id, name, direction }) => [id, { name, direction }])),
    active: new Set(all.filter((each) => each.is_active).map((each) => each.id)),
  };
}

/** Begins the score template of a simulation itself, as a draft. */
export async function insertOwnTemplate(
  db: Db,
  template: {
    organization_id: string | null;
    key: string;
    version: number;
    name: string;
    definition: ScoreTemplate;
    created_by: string;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into score_templates (id, organization_id, key, version, name, source, definition, created_by)
    values (${id}, ${template.organization_id}, ${template.key}, ${template.version}, ${template.name}, 'manual',
      ${jsonb(template.definition)}, ${template.created_by})
  `.execute(db);
  return id;
}

/** Keeps the own template in step with its simulation; from which share of the weight on it scores stays. */
export async function changeOwnTemplate(
  db: Db,
  id: string,
  change: { name: string; definition: ScoreTemplate; at: Date },
): Promise<void> {
  await sql`
    update score_templates set name = ${change.name},
      definition = ${jsonb(change.definition)} || case when definition ? 'min_coverage_percent'
        then jsonb_build_object('min_coverage_percent', definition -> 'min_coverage_percent') else '{}'::jsonb end,
      edit = edit + 1, updated_at = ${change.at}
    where id = ${id} and status = 'draft'
  `.execute(db);
}

/** Publishes, closes or reopens the own template together with its simulation. */
export async function moveOwnTemplate(
  db: Db,
  id: string,
  status: 'draft' | 'published' | 'closed',
  at: Date,
): Promise<void> {
  await sql`
    update score_templates set status = ${status}::text, updated_at = ${at},
      published_at = case when ${status}::text = 'published' then coalesce(published_at, ${at}::timestamptz) else published_at end
    where id = ${id}
  `.execute(db);
}

/** Points the simulation to another template; an own draft that nothing points to any more is removed. */
export async function pointToTemplate(
  db: Db,
  id: string,
  template: { id: string; is_own: boolean; before: string; before_is_own: boolean },
): Promise<void> {
  await sql`
    update simulations set score_template_id = ${template.id}, template_is_own = ${template.is_own} where id = ${id}
  `.execute(db);
  if (template.before_is_own && template.before !== template.id) {
    await sql`delete from score_templates where id = ${template.before} and status = 'draft'`.execute(db);
  }
}

/** A template that a simulation of this organization can be scored by. */
export async function choosableTemplate(
  db: Db,
  id: string,
  organizationId: string | null,
): Promise<{ id: string; definition: ScoreTemplate } | undefined> {
  const { rows } = await sql<{ id: string; definition: ScoreTemplate }>`
    select id, definition from score_templates
    where id = ${id} and status = 'published' and (organization_id is null or organization_id = ${organizationId})
  `.execute(db);
  return rows[0];
}
