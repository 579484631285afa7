import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import { listOperators, type OperatorRecord, saveOperator } from '@tryout/contract/formulas/operators';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type { OperatorRecord };

export const operatorsQuery = () => routeQuery(listOperators);

/** Renames an operator or switches it; shows its own refusals. */
export function useSaveOperator() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: { key: string } & RouteSend<typeof saveOperator>['body']) =>
      callRouteForMessage(saveOperator, { params: { operator_key: key }, body }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'formulas');
    },
    meta: { showsError: true },
  });
}
