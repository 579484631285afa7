import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import { changeHiringRules, readHiringRules } from '@tryout/contract/organizations/hiring-rules';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const hiringRulesQuery = () => routeQuery(readHiringRules);

export function useChangeHiringRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof changeHiringRules>['body']) =>
      callRouteForMessage(changeHiringRules, { body }),
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      // What positions and people are seen changes with them.
      return client.invalidateQueries();
    },
    meta: { showsError: true },
  });
}
