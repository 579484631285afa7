import type { RouteBody, RouteResult } from '@tryout/contract/define-route';
import {
  previewCandidates,
  previewPlay,
  previewTask,
  previewTaskCandidates,
} from '@tryout/contract/previews/previews';
import { callRoute } from '../../platform/api/api-client.ts';

export type PreviewResult = NonNullable<RouteResult<typeof previewPlay>['result']>;
export type CandidateBatch = RouteResult<typeof previewCandidates>;
export type SimulatedCandidate = CandidateBatch['candidates'][number];
/** One station in place of the whole simulation. */
export type OnlyTask = NonNullable<RouteBody<typeof previewPlay>['task']>;
export type PersonaGroup = RouteBody<typeof previewCandidates>['group'];

/** The next simulated candidates of a series. */
export function simulateBatch(
  simulationId: string,
  body: RouteBody<typeof previewCandidates>,
  signal: AbortSignal,
): Promise<CandidateBatch> {
  return callRoute(previewCandidates, { params: { simulation_id: simulationId }, body, signal });
}

/** What a task measured of one play. */
export type MeasuredTask = PreviewResult['tasks'][number];

/** The next simulated candidates of a series, with what one task measured of each. */
export function simulateTaskBatch(
  taskId: string,
  body: RouteBody<typeof previewTaskCandidates>,
  signal: AbortSignal,
): Promise<RouteResult<typeof previewTaskCandidates>> {
  return callRoute(previewTaskCandidates, { params: { task_id: taskId }, body, signal });
}

/** All that a browser holds of a preview play. */
export type PreviewEvents = RouteBody<typeof previewTask>;

/** Judges a preview play from all its events. */
export type JudgePreview = (events: PreviewEvents) => Promise<RouteResult<typeof previewPlay>>;

/** Judges a preview of a simulation, or of one station of it. */
export function judgeSimulation(simulationId: string, task: OnlyTask | null): JudgePreview {
  return (events) =>
    callRoute(previewPlay, {
      params: { simulation_id: simulationId },
      body: { ...events, ...(task === null ? {} : { task }) },
    });
}

/** Judges a preview of a task on its own. */
export function judgeTask(taskId: string): JudgePreview {
  return (body) => callRoute(previewTask, { params: { task_id: taskId }, body });
}
