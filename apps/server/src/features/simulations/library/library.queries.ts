import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

interface Words {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** Adds a task version. */
export async function insertTask(
  db: Db,
  task: Words & {
    version: string;
    description: string;
    minutes: number;
    parameters: unknown;
    data_points: unknown;
    trial_columns: unknown;
  },
): Promise<void> {
  await sql`
    insert into tasks (id, key, version, game_key, game_version, name, description, minutes, parameters, data_points,
      trial_columns, published_at)
    values (${task.id}, ${task.key}, ${task.version}, ${task.key}, ${task.version}, ${task.name}, ${task.description},
      ${task.minutes}, ${JSON.stringify(task.parameters)}, ${JSON.stringify(task.data_points)},
      ${JSON.stringify(task.trial_columns)}, now())
    on conflict do nothing
  `.execute(db);
}

/**
 * Puts a formula of the library in force: as the first version of its key, or in the place of an earlier revision of the
 * library. Where neither is so, what is in force was put there by the super admin, and stays.
 */
export async function putFormula(
  db: Db,
  formula: Words & {
    /** Ids of the library's earlier revisions. */
    earlier_ids: readonly string[];
    subtrait_id: string;
    task_key: string;
    data_point: string;
    source: string;
    definition: unknown;
    tests: unknown;
    reliability: unknown;
  },
): Promise<void> {
  const { rows } = await sql<{ id: string | null; is_there: boolean; is_known: boolean }>`
    select (select id from formulas where key = ${formula.key} and status = 'published') as id,
      exists (select from formulas where id = ${formula.id}) as is_there,
      exists (select from formulas where key = ${formula.key}) as is_known
  `.execute(db);
  const [now] = rows;
  if (!now || now.is_there) return;
  if (now.is_known && !formula.earlier_ids.some((id) => id === now.id)) return;
  if (now.id !== null) {
    await sql`
      update formulas set status = 'closed', closed_at = now(), updated_at = now(), edit = edit + 1 where id = ${now.id}
    `.execute(db);
  }
  await sql`
    insert into formulas (id, key, version, name, subtrait_id, task_key, data_point, source, definition, tests, reliability,
      status, parent_id, published_at)
    values (${formula.id}, ${formula.key},
      (select coalesce(max(version), 0) + 1 from formulas where key = ${formula.key}), ${formula.name},
      ${formula.subtrait_id}, ${formula.task_key}, ${formula.data_point}, ${formula.source},
      ${JSON.stringify(formula.definition)}, ${JSON.stringify(formula.tests)}, ${JSON.stringify(formula.reliability)},
      'published', ${now.id}, now())
    on conflict do nothing
  `.execute(db);
}

/** Puts a norm of the library in force, by the same rule. */
export async function putNorm(
  db: Db,
  norm: {
    id: string;
    earlier_ids: readonly string[];
    task_key: string;
    data_point: string;
    /** Settings and number of trials that it is for; empty: the form of its source. */
    form: object;
    n: number;
    mean: number;
    sd: number;
    reliability: number | null;
    percentiles: object;
    source: string;
    provisional: boolean;
  },
): Promise<void> {
  const form = JSON.stringify(norm.form);
  await sql`
    insert into norms (id, task_key, data_point, form, version, n, mean, sd, reliability, percentiles, source, provisional)
    select ${norm.id}, ${norm.task_key}, ${norm.data_point}, ${form}::jsonb,
      coalesce(max(k.version), 0) + 1, ${norm.n}, ${norm.mean}, ${norm.sd}, ${norm.reliability},
      ${JSON.stringify(norm.percentiles)}::jsonb, ${norm.source}, ${norm.provisional}
    from norms k
    where k.task_key = ${norm.task_key} and k.data_point = ${norm.data_point} and k.form = ${form}::jsonb
    having count(*) = 0 or (not bool_or(k.id = ${norm.id})
      and (array_agg(k.id order by k.version desc))[1] = any(${[...norm.earlier_ids]}::uuid[]))
    on conflict do nothing
  `.execute(db);
}

/** Adds a published score template of the platform as the next version of its key. */
export async function insertTemplate(db: Db, template: Words & { definition: unknown }): Promise<void> {
  await sql`
    insert into score_templates (id, key, version, name, source, definition, status)
    values (${template.id}, ${template.key},
      (select coalesce(max(version), 0) + 1 from score_templates where key = ${template.key} and organization_id is null),
      ${template.name}, 'platform', ${JSON.stringify(template.definition)}, 'published')
    on conflict do nothing
  `.execute(db);
}

/**
 * The version under which a simulation of the library is to be installed: the next one of its key. Null where it is there
 * already, or where the super admin made the newest version: that one stays the newest.
 */
export async function versionToInstall(
  db: Db,
  simulation: { id: string; key: string; earlier_ids: readonly string[] },
): Promise<number | null> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from simulations where key = ${simulation.key} and organization_id is null order by version desc
  `.execute(db);
  const [newest] = rows;
  if (!newest) return 1;
  if (rows.some(({ id }) => id === simulation.id)) return null;
  return simulation.earlier_ids.includes(newest.id) ? newest.version + 1 : null;
}

/** Adds a published simulation of the platform, with its tasks; false when it is there already. */
export async function insertSimulation(
  db: Db,
  simulation: Words & {
    version: number;
    kind: 'library' | 'template';
    words: object;
    purpose: string;
    candidate_intro: string;
    duration_minutes: number;
    score_template_id: string;
    is_demo_path: boolean;
    tasks: readonly {
      id: string;
      task_id: string;
      parameters: unknown;
      estimated_seconds: number;
      reason: string;
    }[];
  },
): Promise<boolean> {
  const { rows: added } = await sql`
    insert into simulations (id, key, version, name, kind, source, status, purpose, candidate_intro, duration_minutes,
      shortest_minutes, published_at, languages, score_template_id, is_demo_path, words)
    values (${simulation.id}, ${simulation.key}, ${simulation.version}, ${simulation.name}, ${simulation.kind}, 'platform', 'published',
      ${simulation.purpose}, ${simulation.candidate_intro}, ${simulation.duration_minutes},
      ${simulation.duration_minutes}, now(), '{en,ar}',
      ${simulation.score_template_id}, ${simulation.is_demo_path}, ${JSON.stringify(simulation.words)})
    on conflict do nothing returning id
  `.execute(db);
  for (const [order, task] of simulation.tasks.entries()) {
    await sql`
      insert into simulation_tasks (id, simulation_id, task_id, sort_order, parameters, estimated_seconds, reason)
      values (${task.id}, ${simulation.id}, ${task.task_id}, ${order + 1}, ${JSON.stringify(task.parameters)},
        ${task.estimated_seconds}, ${task.reason})
      on conflict do nothing
    `.execute(db);
  }
  return added.length > 0;
}

/** Gives a simulation of the product words in the languages that it has none in; what is there stays. */
export async function addSimulationWords(db: Db, id: string, words: object): Promise<void> {
  const given = JSON.stringify(words);
  await sql`
    update simulations set words = ${given}::jsonb || words
    where id = ${id} and source = 'platform' and not words @> (${given}::jsonb || words)
  `.execute(db);
}
