import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listCorrections,
  moveCorrection,
  openResponses,
  previewCorrection,
  readCorrection,
  upsertResponse,
} from '@tryout/contract/corrections/corrections';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type OpenedResponses = RouteResult<typeof openResponses>;
export type CardResponse = OpenedResponses['responses'][number];
export type Correction = RouteResult<typeof readCorrection>['correction'];
export type Effect = RouteResult<typeof previewCorrection>;

export const correctionsQuery = (query: RouteSend<typeof listCorrections>['query']) =>
  routeQuery(listCorrections, { query });
export const correctionQuery = (id: string) => routeQuery(readCorrection, { params: { correction_id: id } });

/** Opens the responses of a card; logged with the reason, so it is asked for on purpose each time. */
export function useOpenResponses() {
  return useMutation({
    meta: { showsError: true },
    mutationFn: ({ application, reason }: { application: string; reason: string }) =>
      callRoute(openResponses, { params: { application_id: application }, body: { reason } }),
  });
}

interface Wanted {
  readonly application: string;
  readonly response: CardResponse;
  readonly value: number;
  readonly total_score: number;
}

const placeOf = ({ application, response }: Wanted) => ({
  application_id: application,
  data_point_id: response.data_point,
  subtrait_id: response.subtrait_id,
});
const valuesOf = ({ response, value, total_score }: Wanted) => ({
  value,
  total_score,
  play_id: response.play_id,
  task_index: response.task_index,
});

/** What a corrected response would do to the card. */
export function usePreviewCorrection() {
  return useMutation({
    meta: { showsError: true },
    mutationFn: (wanted: Wanted) =>
      callRoute(previewCorrection, { params: placeOf(wanted), body: valuesOf(wanted) }),
  });
}

/** Asks for a correction. */
export function useAskCorrection() {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: (wanted: Wanted & { readonly reason: string }) =>
      callRouteForMessage(upsertResponse, {
        params: placeOf(wanted),
        body: { ...valuesOf(wanted), reason: wanted.reason },
      }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'corrections');
    },
  });
}

/** Confirms, refuses or takes back. */
export function useMoveCorrection(correction: Correction) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: (move: { readonly to: 'approved' | 'rejected' | 'closed'; readonly note: string }) =>
      callRouteForMessage(moveCorrection, {
        params: { correction_id: correction.id },
        body: { from: correction.status, ...move },
      }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'corrections');
    },
  });
}
