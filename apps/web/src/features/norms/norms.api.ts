import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import { listNorms, readNorm, replaceNorm, restoreNorm } from '@tryout/contract/norms/norms';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type NormSummary = RouteResult<typeof listNorms>['items'][number];
export type NormDetail = RouteResult<typeof readNorm>;
export type Norm = NormDetail['norm'];

export const normsQuery = () => routeQuery(listNorms);
export const normQuery = (normId: string) => routeQuery(readNorm, { params: { norm_id: normId } });

/** What can be done about a norm: put the own sample in its place, or go back to an earlier version. */
export type NormChange =
  | { readonly what: 'replace'; readonly n: number }
  | { readonly what: 'restore'; readonly version: number };

/** Changes a norm; the page it is shown on shows the new version afterwards. */
export function useChangeNorm(normId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn: (change: NormChange) =>
      change.what === 'replace'
        ? callRouteForMessage(replaceNorm, { params: { norm_id: normId }, body: { n: change.n } })
        : callRouteForMessage(restoreNorm, {
            params: { norm_id: normId },
            body: { version: change.version },
          }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'norms');
      await invalidateFeature(client, 'simulations');
    },
  });
}
