import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { requiredOfTask, type TaskPool, taskPoolOf, wordsOfTask } from '../plays/public.ts';
import type { PinnedTask as PreviewTask } from '../replays/public.ts';

/** A simulation's name, what its plays are drawn from, and its score template. */
export async function previewedSimulation(
  db: Db,
  id: string,
): Promise<{ name: string; score_template_id: string; pool: TaskPool } | undefined> {
  const { rows } = await sql<{ name: string; score_template_id: string }>`
    select name, score_template_id from simulations where id = ${id}
  `.execute(db);
  const [found] = rows;
  return found && { ...found, pool: await taskPoolOf(db, id) };
}

/** A task as a play would pin it. */
export async function pinnedTask(db: Db, id: string): Promise<PreviewTask | undefined> {
  const { rows } = await sql<PreviewTask>`
    select t.id as task_id, t.game_key as key, t.key as task_key, t.game_version as version, t.name, t.minutes,
      t.preset as parameters, ${requiredOfTask} as required, t.time_limit_s, ${wordsOfTask} as words,
      (select b.build from pinned_builds b where b.build_version_id = t.build_version_id) as build
    from tasks t where t.id = ${id}
  `.execute(db);
  return rows[0];
}

/** What the formulas in force feed that count for a task, with the traits above, in the order of their names. */
export async function subtraitsOfTaskId(
  db: Db,
  id: string,
): Promise<{ subtrait_id: string; subtrait: string; trait_id: string; trait: string }[]> {
  const { rows } = await sql<{ subtrait_id: string; subtrait: string; trait_id: string; trait: string }>`
    select distinct st.id as subtrait_id, st.name as subtrait, tr.id as trait_id, tr.name as trait
    from formulas_of_tasks f join subtraits st on st.id = f.subtrait_id join traits tr on tr.id = st.trait_id
    where f.task_id = ${id} order by tr.name, st.name
  `.execute(db);
  return rows;
}

/** What the published formulas of a task feed, with the traits above, in the order of their names. */
export async function subtraitsOfTask(
  db: Db,
  key: string,
): Promise<{ subtrait_id: string; subtrait: string; trait_id: string; trait: string }[]> {
  const { rows } = await sql<{ subtrait_id: string; subtrait: string; trait_id: string; trait: string }>`
    select distinct st.id as subtrait_id, st.name as subtrait, tr.id as trait_id, tr.name as trait
    from formulas f join subtraits st on st.id = f.subtrait_id join traits tr on tr.id = st.trait_id
    where f.task_key = ${key} and f.status = 'published' order by tr.name, st.name
  `.execute(db);
  return rows;
}
