import type { DataPoint, ValidityFlag } from '@tryout/games/task-core';
import type { PlayRun } from './play-run.ts';

/** Every task's data points, also of tasks that were never reached. */
export function dataPointsOf(run: PlayRun): (DataPoint & { task_index: number; task_key: string })[] {
  return run.tasks.flatMap((task, task_index) =>
    (task.judge.dataPoints(task.plan, task.state) as readonly DataPoint[]).map((point) => ({
      ...point,
      task_index,
      task_key: task.judge.key,
    })),
  );
}

/** Facts about how each task was played; shown for review, never scored. */
export function validityOf(run: PlayRun): { task_key: string; flags: readonly ValidityFlag[] }[] {
  return run.tasks.map((task) => ({
    task_key: task.judge.key,
    flags: task.judge.validity(task.plan, task.state) as readonly ValidityFlag[],
  }));
}
