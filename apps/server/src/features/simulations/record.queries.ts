import type { Formula } from '@tryout/domain/formulas/formula';
import type { PictureCredit } from '@tryout/domain/pictures/picture-credit';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { SimulationStatus } from '@tryout/domain/simulations/simulation-status';
import type { PinnedAnswerKey } from '@tryout/games/answer-key';
import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ofKnownPositionOrNone } from '../positions/public.ts';

/** Which organizations these simulations belong to; unknown ids are left out. */
export async function ownersOfSimulations(
  db: Db,
  ids: readonly string[],
  actor: Actor,
): Promise<{ id: string; organization_id: string | null }[]> {
  const { rows } = await sql<{ id: string; organization_id: string | null }>`
    select s.id, s.organization_id from simulations s
    where s.id = any(${ids}::uuid[]) and ${ofKnownPositionOrNone(actor, sql`s.position_id`)}
  `.execute(db);
  return rows;
}

/** A simulation's own row, with the names beside it. */
export interface SimulationRow {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly kind: 'library' | 'template' | 'position';
  readonly source: string;
  readonly status: SimulationStatus;
  readonly organization_id: string | null;
  readonly organization_name: string | null;
  readonly organization_status: string | null;
  readonly position_id: string | null;
  readonly parent_id: string | null;
  readonly parent: { id: string; name: string; version: number } | null;
  readonly edit: number;
  readonly wizard_step: number;
  readonly purpose: string;
  readonly category: string;
  readonly industry_id: string | null;
  readonly industry: { id: string; name: string } | null;
  readonly device: 'any' | 'desktop';
  readonly languages: string[];
  readonly accommodations: string[];
  readonly words: Record<string, { name: string; intro: string; thanks: string }>;
  readonly candidate_intro: string;
  readonly duration_minutes: number;
  readonly shortest_minutes: number;
  readonly score_template_id: string;
  readonly template_is_own: boolean;
  readonly template_name: string;
  readonly template_version: number;
  readonly template_status: string;
  readonly template_definition: ScoreTemplate;
  readonly last_dry_run: unknown;
  readonly published_at: string | null;
  readonly closed_at: string | null;
  readonly archived_at: string | null;
  readonly created_by: string | null;
  readonly is_demo_path: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** One simulation. */
export async function findSimulationRow(db: Db, id: string): Promise<SimulationRow | undefined> {
  const { rows } = await sql<SimulationRow>`
    select s.*, o.name as organization_name, o.status as organization_status,
      c.name as template_name, c.version as template_version, c.status as template_status,
      c.definition as template_definition,
      (select json_build_object('id', p.id, 'name', p.name, 'version', p.version) from simulations p
       where p.id = s.parent_id) as parent,
      (select json_build_object('id', i.id, 'name', i.name) from reference_entries i where i.id = s.industry_id) as industry
    from simulations s join score_templates c on c.id = s.score_template_id
      left join organizations o on o.id = s.organization_id
    where s.id = ${id}
  `.execute(db);
  return rows[0];
}

/** An entry among the tasks of a simulation, with what the library says of the task. */
export interface SimulationTaskRow {
  readonly id: string;
  readonly task_id: string;
  readonly game_key: string;
  readonly game_version: string;
  readonly key: string;
  readonly version: string;
  readonly name: string;
  readonly description: string;
  readonly status: string;
  readonly preset: Record<string, unknown>;
  /** The upload that it is made of; null for a game of the product's own. */
  readonly build: PinnedBuild | null;
  /** The key that experts made for this version of the game; null: the one that comes with it. */
  readonly answer_key: PinnedAnswerKey | null;
  readonly parameters: Record<string, unknown>;
  readonly group_id: string | null;
  readonly reason: string;
  readonly estimated_seconds: number;
  /** Keys of what it gives, series over trials with their prefix. */
  readonly gives: string[];
  readonly formulas: { readonly subtrait_id: string; readonly definition: Formula }[];
}

/** A group of a simulation. */
export interface SimulationGroupRow {
  readonly id: string;
  readonly name: string;
  readonly pick: 'all' | 'random_n';
  readonly n: number | null;
  readonly shuffle: boolean;
  /** Playing time for all of its tasks, seconds; null: no limit. */
  readonly time_limit_s: number | null;
}

/** Tasks in their order. */
export async function tasksInSimulation(db: Db, id: string): Promise<SimulationTaskRow[]> {
  const { rows } = await sql<SimulationTaskRow>`
    select x.id, x.task_id, t.game_key, t.game_version, t.key, t.version, t.name, t.description, t.status, t.preset,
      (select b.build from pinned_builds b where b.build_version_id = t.build_version_id) as build,
      (select k.answer_key from pinned_answer_keys k where k.answer_key_id = t.answer_key_id) as answer_key,
      x.parameters, x.group_id, x.reason, x.estimated_seconds,
      array(select d ->> 'key' from jsonb_array_elements(t.data_points) d)
        || array(select 'trials.' || (d ->> 'key') from jsonb_array_elements(t.trial_columns) d) as gives,
      (select coalesce(json_agg(json_build_object('subtrait_id', f.subtrait_id, 'definition', f.definition)
         order by f.key), '[]'::json)
       from formulas_of_tasks ft join formulas f on f.id = ft.formula_id where ft.task_id = t.id) as formulas
    from simulation_tasks x join tasks t on t.id = x.task_id where x.simulation_id = ${id} order by x.sort_order
  `.execute(db);
  return rows;
}

/** Groups in their order. */
export async function groupsInSimulation(db: Db, id: string): Promise<SimulationGroupRow[]> {
  const { rows } = await sql<SimulationGroupRow>`
    select id, name, pick, n, shuffle, time_limit_s from simulation_groups where simulation_id = ${id} order by sort_order
  `.execute(db);
  return rows;
}

/** A category of a simulation, by name. */
export interface SimulationCategoryRow {
  readonly category_id: string;
  readonly category: string;
  readonly category_weightage: number;
  readonly boost: number;
}

/** A trait of a simulation with its subtraits, by name. */
export interface SimulationTraitRow {
  readonly trait_id: string;
  readonly trait: string;
  readonly definition: string;
  readonly category_id: string;
  readonly trait_weightage: number;
  readonly subtraits: {
    readonly subtrait_id: string;
    readonly subtrait: string;
    readonly definition: string;
    readonly direction: string;
    readonly weightage: number;
    readonly rank: number;
    readonly value: number | null;
    readonly target: { min: number; max: number } | null;
  }[];
}

/** Categories in their order. */
export async function categoriesInSimulation(db: Db, id: string): Promise<SimulationCategoryRow[]> {
  const { rows } = await sql<SimulationCategoryRow>`
    select x.category_id, c.name as category, x.category_weightage, x.boost
    from simulation_categories x join trait_categories c on c.id = x.category_id
    where x.simulation_id = ${id} order by x.sort_order, x.category_id
  `.execute(db);
  return rows;
}

/** Traits in their order, each with its subtraits in theirs. */
export async function traitsInSimulation(db: Db, id: string): Promise<SimulationTraitRow[]> {
  const { rows } = await sql<SimulationTraitRow>`
    select x.trait_id, t.name as trait, t.definition, x.category_id, x.trait_weightage,
      (select coalesce(json_agg(json_build_object('subtrait_id', y.subtrait_id, 'subtrait', s.name,
         'definition', s.definition, 'direction', s.direction, 'weightage', y.weightage, 'rank', y.rank,
         'value', y.value, 'target', y.target) order by y.sort_order, y.subtrait_id), '[]'::json)
       from simulation_subtraits y join subtraits s on s.id = y.subtrait_id
       where y.simulation_id = x.simulation_id and y.category_id = x.category_id and y.trait_id = x.trait_id
      ) as subtraits
    from simulation_traits x join traits t on t.id = x.trait_id
    where x.simulation_id = ${id} order by x.sort_order, x.trait_id
  `.execute(db);
  return rows;
}

/** A picture of a simulation. */
export interface SimulationImageRow {
  readonly id: string;
  readonly role: 'cover' | 'instruction' | 'task_asset';
  readonly picture: string | null;
  readonly file_id: string | null;
  readonly alt: string;
  readonly alt_by_locale: Record<string, string>;
  readonly credit: PictureCredit | null;
}

/** Pictures, oldest first. */
export async function imagesInSimulation(db: Db, id: string): Promise<SimulationImageRow[]> {
  const { rows } = await sql<SimulationImageRow>`
    select id, role, picture, file_id, alt, alt_by_locale,
      (select f.credit from files f where f.id = file_id) as credit
    from simulation_images
    where simulation_id = ${id} order by created_at, id
  `.execute(db);
  return rows;
}

/** A file of a simulation. */
export interface SimulationFileRow {
  readonly id: string;
  readonly file_id: string;
  readonly sha256: string;
  readonly name: string;
  readonly media_type: string;
  readonly size: number;
  readonly simulation_task_id: string | null;
}

/** Files, oldest first. */
export async function filesInSimulation(db: Db, id: string): Promise<SimulationFileRow[]> {
  const { rows } = await sql<SimulationFileRow>`
    select x.id, x.file_id, f.sha256, f.name, f.media_type, f.size::int, x.simulation_task_id
    from simulation_files x join files f on f.id = x.file_id
    where x.simulation_id = ${id} order by x.created_at, x.id
  `.execute(db);
  return rows;
}
