import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  askConfirmation,
  readConfirmation,
  readOwnConfirmation,
  withdrawConfirmation,
} from '@tryout/contract/plays/confirmation-plays';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { mayBeSignedIn } from '../../platform/session/session.ts';

/** An applicant's confirmation play as the hiring side reads of it. */
export type ConfirmationPlay = NonNullable<RouteResult<typeof readConfirmation>['confirmation']>;
/** The candidate's own. */
export type OwnConfirmation = RouteResult<typeof readOwnConfirmation>;

export const confirmationQuery = (applicationId: string) =>
  routeQuery(readConfirmation, { query: { application_id: applicationId } });
export const ownConfirmationQuery = (applicationId: string) => ({
  ...routeQuery(readOwnConfirmation, { query: { application_id: applicationId } }),
  enabled: mayBeSignedIn,
});

const OVER = new Set<ConfirmationPlay['state']>(['completed', 'terminated', 'expired', 'cancelled']);

/** Whether it can still be played. */
export const isToPlay = ({ state }: Pick<ConfirmationPlay, 'state'>) => !OVER.has(state);

export function useAskConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof askConfirmation>['body']) => callRoute(askConfirmation, { body }),
    onSettled: () => invalidateFeature(client, 'plays'),
  });
}

export function useWithdrawConfirmation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (application_id: string) => callRoute(withdrawConfirmation, { body: { application_id } }),
    onSettled: () => invalidateFeature(client, 'plays'),
  });
}
