import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { chooseAttempt, grantAttempt, listAttempts } from '@tryout/contract/plays/plays';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** The attempts of an applicant at one simulation. */
export type SimulationAttempts = RouteResult<typeof listAttempts>['simulations'][number];
export type Attempt = SimulationAttempts['attempts'][number];

export const attemptsQuery = (applicationId: string) =>
  routeQuery(listAttempts, { query: { application_id: applicationId } });

/** What changes with an attempt: the card, the list and the attempts themselves. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      (['plays', 'score-cards', 'applicants'] as const).map((feature) => invalidateFeature(client, feature)),
    );
}

export function useGrantAttempt() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: RouteSend<typeof grantAttempt>['body']) => callRoute(grantAttempt, { body }),
    onSettled: refresh,
  });
}

export function useChooseAttempt() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: RouteSend<typeof chooseAttempt>['body']) => callRoute(chooseAttempt, { body }),
    onSettled: refresh,
  });
}
