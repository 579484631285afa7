import { drawForm } from '@tryout/domain/simulations/simulation-form';
import type { Db } from '../../../platform/database/kysely.ts';
import type { PinnedTask } from '../../replays/public.ts';
import { findPinnedTask, type TaskPool, taskPoolOf } from '../plays.queries.ts';

/** The tasks that the play of a seed delivers, as it pins them: from then on nothing is drawn again. */
export function drawTasks({ tasks, groups }: TaskPool, seed: string): PinnedTask[] {
  return drawForm(tasks, groups, seed).map(({ group_id, ...pinned }): PinnedTask => {
    const time_limit_s = groups.find(({ id }) => id === group_id)?.time_limit_s ?? null;
    return group_id === null || time_limit_s === null
      ? pinned
      : { ...pinned, group: { key: group_id, time_limit_s } };
  });
}

/** The tasks of a new play of a simulation. */
export async function tasksForPlay(db: Db, simulationId: string, seed: string): Promise<PinnedTask[]> {
  return drawTasks(await taskPoolOf(db, simulationId), seed);
}

/** All that plays of a simulation are drawn from. */
export const poolOfSimulation = (db: Db, simulationId: string): Promise<TaskPool> =>
  taskPoolOf(db, simulationId);

/** A task by itself, as a play would pin it; undefined where there is none. */
export const taskByItself = (db: Db, taskId: string): Promise<PinnedTask | undefined> =>
  findPinnedTask(db, taskId);
