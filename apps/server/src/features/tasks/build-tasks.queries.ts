import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Whether another task has the key, or the version of it. */
export async function keyIsTaken(
  db: Db,
  { id, key, version }: { id: string; key: string; version: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tasks t where t.key = ${key} and t.id <> ${id} and (t.source <> 'build' or t.version = ${version})
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Adds the task that is a version of an upload, or puts it before all others of its key again. */
export async function offerBuild(
  db: Db,
  task: {
    id: string;
    key: string;
    version: string;
    name: string;
    minutes: number;
    parameters: unknown;
    data_points: unknown;
    trial_columns: unknown;
    accommodations: readonly string[];
    build_version_id: string;
    by: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into tasks as t (id, key, version, game_key, game_version, source, name, description, minutes, parameters,
      data_points, trial_columns, accommodations, build_version_id, created_by, created_at, updated_at, published_at)
    values (${task.id}, ${task.key}, ${task.version}, ${task.key}, ${task.version}, 'build', ${task.name}, '',
      ${task.minutes}, ${JSON.stringify(task.parameters)}, ${JSON.stringify(task.data_points)},
      ${JSON.stringify(task.trial_columns)}, ${task.accommodations}::text[], ${task.build_version_id}, ${task.by},
      ${task.at}, ${task.at}, ${task.at})
    on conflict (id) do update set status = 'published', name = excluded.name, edit = t.edit + 1,
      build_version_id = excluded.build_version_id, created_at = excluded.created_at,
      updated_at = excluded.updated_at, published_at = excluded.published_at
  `.execute(db);
}

/** Closes every published task made of a version of an upload. */
export async function closeTasksOfBuild(db: Db, buildVersionId: string, at: Date): Promise<void> {
  await sql`
    update tasks set status = 'closed', edit = edit + 1, updated_at = ${at}
    where build_version_id = ${buildVersionId} and status = 'published'
  `.execute(db);
}

/** Deletes every task made of a version, unless a simulation holds one: then their names, and nothing is deleted. */
export async function deleteTasksOfBuild(db: Db, buildVersionId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct s.name from simulations s join simulation_tasks x on x.simulation_id = s.id
      join tasks t on t.id = x.task_id
    where t.build_version_id = ${buildVersionId} order by s.name limit 5
  `.execute(db);
  if (rows.length === 0) await sql`delete from tasks where build_version_id = ${buildVersionId}`.execute(db);
  return rows.map(({ name }) => name);
}
