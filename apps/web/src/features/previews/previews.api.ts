import type { RouteBody, RouteResult } from '@tryout/contract/define-route';
import { previewCandidates, previewPlay } from '@tryout/contract/previews';
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

/** Judges a preview play from all its events. */
export function judgePreview(simulationId: string, body: RouteBody<typeof previewPlay>) {
  return callRoute(previewPlay, { params: { simulation_id: simulationId }, body });
}
