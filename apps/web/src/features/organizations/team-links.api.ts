import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  askByTeamLink,
  listTeamLinks,
  makeTeamLink,
  readTeamLink,
  revokeTeamLink,
} from '@tryout/contract/organizations/team-links';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type TeamLink = RouteResult<typeof listTeamLinks>['items'][number];

export const teamLinksQuery = (page: number, cursor: string | undefined) =>
  routeQuery(listTeamLinks, { query: { page, recordsPerPage: 10, ...(cursor ? { cursor } : {}) } });

/** What a team link is about. A POST, since its secret belongs into no log of addresses. */
export const teamLinkQuery = (token: string) => ({
  queryKey: ['organizations', 'team-link', token],
  queryFn: () => callRoute(readTeamLink, { body: { token } }),
  retry: false,
});

export function useMakeTeamLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: RouteSend<typeof makeTeamLink>['body'] & { key: string }) =>
      callRoute(makeTeamLink, { body, idempotencyKey: key }),
    onSuccess: () => invalidateFeature(client, 'organizations'),
    meta: { showsError: true },
  });
}

export function useRevokeTeamLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (team_link_id: string) =>
      callRouteForMessage(revokeTeamLink, { params: { team_link_id }, body: {} }),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'organizations');
    },
    meta: { showsError: true },
  });
}

export const useAskByTeamLink = () =>
  useMutation({
    mutationFn: (body: RouteSend<typeof askByTeamLink>['body']) =>
      callRouteForMessage(askByTeamLink, { body }),
    meta: { showsError: true },
  });
