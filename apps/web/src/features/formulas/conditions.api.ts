import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  createCondition,
  createConditionVersion,
  deleteCondition,
  duplicateCondition,
  listConditions,
  moveCondition,
  readCondition,
} from '@tryout/contract/formulas/conditions';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type ConditionRow = RouteResult<typeof listConditions>['items'][number];
export type ConditionDetail = RouteResult<typeof readCondition>;
export type StoredCondition = ConditionDetail['condition'];
export type ConditionDraft = Required<RouteSend<typeof createCondition>['body']>;

export const conditionsQuery = (query: RouteSend<typeof listConditions>['query']) =>
  routeQuery(listConditions, { query });
export const conditionQuery = (condition_id: string) =>
  routeQuery(readCondition, { params: { condition_id } });

/** Something done about conditions: says what the server said, and looks at them again. */
function useAct<T, D>(send: (given: T) => Promise<{ data: D; message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'formulas');
    },
    meta: { showsError: true },
  });
}

export const useCreateCondition = () =>
  useAct(({ key, body }: { key: string; body: ConditionDraft }) =>
    callRouteForMessage(createCondition, { body, idempotencyKey: key }),
  );

export const useDuplicateCondition = () =>
  useAct(({ key, condition_id }: { key: string; condition_id: string }) =>
    callRouteForMessage(duplicateCondition, { params: { condition_id }, idempotencyKey: key }),
  );

export const useCreateConditionVersion = () =>
  useAct(({ key, condition_id }: { key: string; condition_id: string }) =>
    callRouteForMessage(createConditionVersion, { params: { condition_id }, idempotencyKey: key }),
  );

/** Deletes a draft. The lists are looked at again by the caller, once it has left the page of what is gone. */
export const useDeleteCondition = () =>
  useMutation({
    mutationFn: (condition_id: string) => callRoute(deleteCondition, { params: { condition_id } }),
    meta: { showsError: true },
  });

export const useMoveCondition = () =>
  useAct(({ condition_id, ...body }: { condition_id: string } & RouteSend<typeof moveCondition>['body']) =>
    callRouteForMessage(moveCondition, { params: { condition_id }, body }),
  );
