import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  addIndependentGroup,
  changeIndependentGroup,
  deleteIndependentGroup,
  findGroupMembers,
  listIndependentGroups,
  readGroupOptions,
} from '@tryout/contract/independent-groups/independent-groups';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const groupsQuery = () => routeQuery(listIndependentGroups);
export const groupOptionsQuery = () => routeQuery(readGroupOptions);
export const recruitersQuery = (search: string) => routeQuery(findGroupMembers, { query: { search } });

function useDone<T>(run: (given: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'independent-groups');
    },
    meta: { showsError: true },
  });
}

/** What is written of a group; with an id and its version it is changed, without it is added. */
export interface GroupToSave {
  readonly of: { readonly id: string; readonly version: number } | null;
  readonly key: string;
  readonly body: RouteSend<typeof addIndependentGroup>['body'];
}

export const useSaveGroup = () =>
  useDone(({ of, key, body }: GroupToSave) =>
    of === null
      ? callRouteForMessage(addIndependentGroup, { body, idempotencyKey: key })
      : callRouteForMessage(changeIndependentGroup, {
          params: { independent_group_id: of.id },
          body: { ...body, version: of.version },
        }),
  );

export const useDeleteGroup = () =>
  useDone(({ id, reassign_to }: { id: string; reassign_to: string | null }) =>
    callRouteForMessage(deleteIndependentGroup, {
      params: { id },
      query: reassign_to === null ? {} : { reassign_to },
    }),
  );
