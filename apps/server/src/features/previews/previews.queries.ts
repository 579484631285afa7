import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type PreviewTask, tasksOfSimulation } from '../plays/public.ts';

/** A simulation's name, tasks and score template. */
export async function previewedSimulation(
  db: Db,
  id: string,
): Promise<{ name: string; score_template_id: string; tasks: PreviewTask[] } | undefined> {
  const { rows } = await sql<{ name: string; score_template_id: string }>`
    select name, score_template_id from simulations where id = ${id}
  `.execute(db);
  const [found] = rows;
  return found && { ...found, tasks: await tasksOfSimulation(db, id) };
}
