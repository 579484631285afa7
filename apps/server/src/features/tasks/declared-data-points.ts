import type { RouteData } from '@tryout/contract/define-route';
import type { readTask } from '@tryout/contract/tasks/tasks';
import { seriesColumns, seriesKey } from '@tryout/games/series';
import type { DataPointSpec, TrialColumn } from '@tryout/games/task-core';
import { toldBound } from '@tryout/games/uploaded-game/declared';

/** A data point as a task declares it; series over trials come after all others. */
export type DeclaredDataPoint = RouteData<typeof readTask>['data_points'][number];

/** Everything that a task emits, in declared order: its data points, and a series for each column of its trials. */
export function declaredDataPoints(
  points: readonly DataPointSpec[],
  columns: readonly TrialColumn[],
): DeclaredDataPoint[] {
  return [
    ...points.map(
      (point): DeclaredDataPoint => ({
        ...point,
        min: toldBound(point.min),
        max: toldBound(point.max),
        of: null,
      }),
    ),
    ...seriesColumns(columns).map(
      ({ key, type, unit, min, max, speeded, description }): DeclaredDataPoint => ({
        key: seriesKey(key),
        type: 'series',
        of: type === 'boolean' ? 'boolean' : 'number',
        unit,
        min: type === 'boolean' ? 0 : (min ?? null),
        max: type === 'boolean' ? 1 : (max ?? null),
        required: false,
        direction: 'none',
        speeded,
        description,
      }),
    ),
  ];
}
