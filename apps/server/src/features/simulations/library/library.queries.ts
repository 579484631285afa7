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

/** Adds a published formula as version 1. */
export async function insertFormula(
  db: Db,
  formula: Words & {
    subtrait_id: string;
    task_key: string;
    data_point: string;
    source: string;
    definition: unknown;
    tests: unknown;
    reliability: unknown;
  },
): Promise<void> {
  await sql`
    insert into formulas (id, key, version, name, subtrait_id, task_key, data_point, source, definition, tests, reliability,
      status, published_at)
    values (${formula.id}, ${formula.key}, 1, ${formula.name}, ${formula.subtrait_id}, ${formula.task_key},
      ${formula.data_point}, ${formula.source}, ${JSON.stringify(formula.definition)}, ${JSON.stringify(formula.tests)},
      ${formula.reliability === null ? null : JSON.stringify(formula.reliability)}, 'published', now())
    on conflict do nothing
  `.execute(db);
}

/** Adds a norm as version 1. */
export async function insertNorm(
  db: Db,
  norm: {
    id: string;
    task_key: string;
    data_point: string;
    n: number;
    mean: number;
    sd: number;
    reliability: number;
    percentiles: object;
    source: string;
    provisional: boolean;
  },
): Promise<void> {
  await sql`
    insert into norms (id, task_key, data_point, version, n, mean, sd, reliability, percentiles, source, provisional)
    values (${norm.id}, ${norm.task_key}, ${norm.data_point}, 1, ${norm.n}, ${norm.mean}, ${norm.sd},
      ${norm.reliability}, ${JSON.stringify(norm.percentiles)}, ${norm.source}, ${norm.provisional})
    on conflict do nothing
  `.execute(db);
}

/** Adds a published score template of the platform as version 1. */
export async function insertTemplate(db: Db, template: Words & { definition: unknown }): Promise<void> {
  await sql`
    insert into score_templates (id, key, version, name, source, definition, status)
    values (${template.id}, ${template.key}, 1, ${template.name}, 'platform', ${JSON.stringify(template.definition)},
      'published')
    on conflict do nothing
  `.execute(db);
}

/** Adds a published simulation of the platform as version 1, with its tasks; false when it is there already. */
export async function insertSimulation(
  db: Db,
  simulation: Words & {
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
    values (${simulation.id}, ${simulation.key}, 1, ${simulation.name}, ${simulation.kind}, 'platform', 'published',
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
