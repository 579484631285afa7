import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A simulation's name and its score template. */
export async function findPreviewedSimulation(
  db: Db,
  id: string,
): Promise<{ name: string; score_template_id: string } | undefined> {
  const { rows } = await sql<{ name: string; score_template_id: string }>`
    select name, score_template_id from simulations where id = ${id}
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
