import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** What holds a version. */
export interface Pins {
  readonly simulations: number;
  readonly plays: number;
  readonly names: string[];
  /** Task versions made of it, in whatever state. */
  readonly tasks: number;
}

/** What holds each of these versions, by id: published simulations with a task of it, and plays that are not over. */
export async function pinsOf(db: Db, versionIds: readonly string[]): Promise<Map<string, Pins>> {
  const { rows } = await sql<Pins & { id: string }>`
    select v.id,
      (select count(*) from tasks t where t.build_version_id = v.id) as tasks,
      (select count(distinct s.id) from simulations s join simulation_tasks x on x.simulation_id = s.id
        join tasks t on t.id = x.task_id where t.build_version_id = v.id and s.status = 'published') as simulations,
      array(select distinct s.name from simulations s join simulation_tasks x on x.simulation_id = s.id
        join tasks t on t.id = x.task_id where t.build_version_id = v.id and s.status = 'published'
        order by s.name limit 20) as names,
      (select count(*) from plays p where p.state in ('ready', 'launched', 'active', 'paused', 'interrupted')
        and p.simulation_id in (select x.simulation_id from simulation_tasks x join tasks t on t.id = x.task_id
          where t.build_version_id = v.id)) as plays
    from unnest(${versionIds}::uuid[]) as v(id)
  `.execute(db);
  return new Map(rows.map(({ id, ...pins }) => [id, pins]));
}

/**
 * Holds every task made of a version, so that none of them comes into a simulation that is published at this moment:
 * publishing shares these rows.
 */
export async function lockTasksOf(db: Db, versionId: string): Promise<void> {
  await sql`select id from tasks where build_version_id = ${versionId} order by id for update`.execute(db);
}
