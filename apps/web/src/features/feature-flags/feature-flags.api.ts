import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  changeFeatureFlag,
  featureFlagHistory,
  findFlagOrganizations,
  listFeatureFlags,
  restoreFeatureFlag,
} from '@tryout/contract/feature-flags/feature-flags';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type FlagChange = RouteResult<typeof featureFlagHistory>['items'][number];
type Changed = RouteResult<typeof changeFeatureFlag>;

export const flagsQuery = () => routeQuery(listFeatureFlags);
export const flagHistoryQuery = () => routeQuery(featureFlagHistory);
export const organizationsQuery = (search: string) =>
  routeQuery(findFlagOrganizations, { query: { search } });

/** Says for whom a flag is on; for ten seconds the change can be undone. */
export function useChangeFlag() {
  const client = useQueryClient();
  const restore = useRestoreFlag();
  return useMutation({
    mutationFn: ({
      key,
      body,
    }: {
      readonly key: Changed['items'][number]['key'];
      readonly body: RouteSend<typeof changeFeatureFlag>['body'];
    }) => callRouteForMessage(changeFeatureFlag, { params: { key }, body }),
    onSuccess: async ({ data, message }) => {
      const { change_id, version } = data;
      if (change_id !== null)
        toast.undo({ message: message ?? '', onUndo: () => restore.mutate({ id: change_id, version }) });
      await invalidateFeature(client, 'feature-flags');
    },
  });
}

/** Brings an earlier audience back; whatever comes of it, the flags are looked at again. */
export function useRestoreFlag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { readonly id: string; readonly version: number }) =>
      callRouteForMessage(restoreFeatureFlag, { params: { feature_flag_change_id: id }, body: { version } }),
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
    },
    onSettled: () => invalidateFeature(client, 'feature-flags'),
    meta: { showsError: true },
  });
}
