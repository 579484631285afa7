import type { RouteData } from '@tryout/contract/define-route';
import type { previewTaskCandidates } from '@tryout/contract/previews/previews';
import { dataPointsOf, type PinnedTask, type PlayRun, seriesOfRun } from '../replays/public.ts';

type PlayedTask = Omit<RouteData<typeof previewTaskCandidates>['candidates'][number], 'n' | 'minutes'>;

/** What each task of a play measured, in the order of play, whether or not a formula makes something of it. */
export function measuredValues(tasks: readonly PinnedTask[], run: PlayRun): PlayedTask[] {
  const [points, series] = [dataPointsOf(run), seriesOfRun(run)];
  return tasks.map(({ key, name }, at) => ({
    key,
    name,
    values: points
      .filter(({ task_index }) => task_index === at)
      .map((point) => ({ key: point.key, value: point.value, missing_reason: point.missing_reason ?? null })),
    series: series
      .filter(({ task_index }) => task_index === at)
      .map((each) => ({ key: each.key, values: [...each.series] })),
  }));
}
