import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { nameWhatIfPeople, readWhatIf, undoWhatIf, useWhatIf } from '@tryout/contract/what-if/what-if';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

export type PositionData = RouteResult<typeof readWhatIf>;
/** Of a position that has a score template. */
export type WhatIfData = PositionData & { readonly template: NonNullable<PositionData['template']> };

/** Columns of everybody are large: they are read once for a visit of the page. */
export const whatIfQuery = (id: string) => ({
  ...routeQuery(readWhatIf, { params: { position_id: id } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Names of those who move; who is known already is not asked for again. */
export const namesQuery = (id: string, ids: readonly string[]) => ({
  queryKey: ['what-if', 'names', id, ids.join()],
  queryFn: () =>
    callRoute(nameWhatIfPeople, { params: { position_id: id }, body: { application_ids: [...ids] } }),
  staleTime: Number.POSITIVE_INFINITY,
  enabled: ids.length > 0,
});

function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn,
    onSuccess: () =>
      Promise.all(
        ['what-if', 'score-templates', 'positions'].map((feature) => invalidateFeature(client, feature)),
      ),
  });
}

export const useUse = (id: string) =>
  useChange(({ body, key }: { body: RouteSend<typeof useWhatIf>['body']; key: string }) =>
    callRoute(useWhatIf, { params: { position_id: id }, body, idempotencyKey: key }),
  );
export const useUndo = (id: string) =>
  useChange((score_template_id: string) =>
    callRoute(undoWhatIf, { params: { position_id: id }, body: { score_template_id } }),
  );
