import { type SeriesPoint, seriesOf } from '@tryout/games/series';
import type { DataPoint, TrialRow, ValidityFlag } from '@tryout/games/task-core';
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

/** A series over the trials of a task, with its place in the play. */
export interface StoredSeries extends SeriesPoint {
  readonly task_index: number;
}

/** Every task's series over its trials; those that tell of speed only at the usual pace, as with data points. */
export function seriesOfRun(run: PlayRun): StoredSeries[] {
  return run.tasks.flatMap(({ judge, plan, state, accommodations }, task_index) => {
    const points = judge.dataPoints(plan, state) as readonly DataPoint[];
    const accommodated =
      accommodations.time_factor !== 1 || points.some((point) => point.missing_reason === 'accommodated');
    const rows = judge.trials(plan, state) as readonly TrialRow[];
    return seriesOf(judge.trial_columns, rows, accommodated).map((each) => ({ ...each, task_index }));
  });
}

/** Facts about how each task was played; shown for review, never scored. */
export function validityOf(run: PlayRun): { task_key: string; flags: readonly ValidityFlag[] }[] {
  return run.tasks.map((task) => ({
    task_key: task.judge.key,
    flags: task.judge.validity(task.plan, task.state) as readonly ValidityFlag[],
  }));
}
