import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A simulation's row to begin. */
export interface NewSimulation {
  readonly id: string;
  readonly organization_id: string | null;
  readonly key: string;
  readonly version: number;
  readonly name: string;
  readonly kind: 'library' | 'template' | 'position';
  readonly source: 'manual' | 'copy';
  readonly parent_id: string | null;
  readonly position_id: string | null;
  readonly score_template_id: string;
  readonly template_is_own: boolean;
  readonly created_by: string;
  readonly at: Date;
}

/** Begins a simulation as a draft; false when there is a draft of it already. */
export async function insertSimulationDraft(db: Db, simulation: NewSimulation): Promise<boolean> {
  const { rows } = await sql`
    insert into simulations (id, organization_id, key, version, name, kind, source, parent_id, position_id,
      duration_minutes, score_template_id, template_is_own, created_by, created_at, updated_at)
    values (${simulation.id}, ${simulation.organization_id}, ${simulation.key}, ${simulation.version},
      ${simulation.name}, ${simulation.kind}, ${simulation.source}, ${simulation.parent_id},
      ${simulation.position_id}, 0, ${simulation.score_template_id}, ${simulation.template_is_own},
      ${simulation.created_by}, ${simulation.at}, ${simulation.at})
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Copies what step 1 and 5 hold. */
export async function copyBasics(db: Db, fromId: string, toId: string): Promise<void> {
  await sql`
    update simulations target set purpose = source.purpose, category = source.category,
      industry_id = source.industry_id, candidate_intro = source.candidate_intro, words = source.words,
      languages = source.languages, device = source.device, accommodations = source.accommodations
    from simulations source where source.id = ${fromId} and target.id = ${toId}
  `.execute(db);
}

/** Copies tasks and groups; their new ids are made by the database, joined by their places. */
export async function copyTasks(db: Db, fromId: string, toId: string): Promise<void> {
  await sql`
    insert into simulation_groups (id, simulation_id, name, sort_order, pick, n, shuffle, time_limit_s)
    select gen_random_uuid(), ${toId}, name, sort_order, pick, n, shuffle, time_limit_s
    from simulation_groups where simulation_id = ${fromId}
  `.execute(db);
  await sql`
    insert into simulation_tasks (id, simulation_id, task_id, sort_order, parameters, estimated_seconds, reason,
      group_id)
    select gen_random_uuid(), ${toId}, x.task_id, x.sort_order, x.parameters, x.estimated_seconds, x.reason,
      (select mine.id from simulation_groups theirs join simulation_groups mine
         on mine.simulation_id = ${toId} and mine.sort_order = theirs.sort_order
       where theirs.id = x.group_id)
    from simulation_tasks x where x.simulation_id = ${fromId}
  `.execute(db);
}

/** Copies the weights as they are. */
export async function copyWeights(db: Db, fromId: string, toId: string): Promise<void> {
  await sql`
    insert into simulation_categories (simulation_id, category_id, category_weightage, boost, sort_order)
    select ${toId}, category_id, category_weightage, boost, sort_order
    from simulation_categories where simulation_id = ${fromId}
  `.execute(db);
  await sql`
    insert into simulation_traits (simulation_id, category_id, trait_id, trait_weightage, sort_order)
    select ${toId}, category_id, trait_id, trait_weightage, sort_order
    from simulation_traits where simulation_id = ${fromId}
  `.execute(db);
  await sql`
    insert into simulation_subtraits (simulation_id, category_id, trait_id, subtrait_id, weightage, rank, value,
      target, sort_order)
    select ${toId}, category_id, trait_id, subtrait_id, weightage, rank, value, target, sort_order
    from simulation_subtraits where simulation_id = ${fromId}
  `.execute(db);
}

/** Copies pictures and files; the bytes are shared, for they never change. */
export async function copyAttachments(db: Db, fromId: string, toId: string): Promise<void> {
  await sql`
    insert into simulation_images (id, simulation_id, role, picture, file_id, alt, alt_by_locale, created_at)
    select gen_random_uuid(), ${toId}, role, picture, file_id, alt, alt_by_locale, created_at
    from simulation_images where simulation_id = ${fromId}
  `.execute(db);
  await sql`
    insert into simulation_files (id, simulation_id, file_id, simulation_task_id, created_at)
    select gen_random_uuid(), ${toId}, x.file_id,
      (select mine.id from simulation_tasks theirs join simulation_tasks mine
         on mine.simulation_id = ${toId} and mine.sort_order = theirs.sort_order
       where theirs.id = x.simulation_task_id), x.created_at
    from simulation_files x where x.simulation_id = ${fromId}
  `.execute(db);
}

/** The draft among the versions of a simulation. */
export async function findDraft(
  db: Db,
  organizationId: string | null,
  key: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from simulations
    where organization_id is not distinct from ${organizationId} and key = ${key} and status = 'draft'
  `.execute(db);
  return rows[0]?.id;
}

/** The highest version that a simulation has. */
export async function latestVersion(db: Db, organizationId: string | null, key: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) as version from simulations
    where organization_id is not distinct from ${organizationId} and key = ${key}
  `.execute(db);
  return rows[0]?.version ?? 0;
}
