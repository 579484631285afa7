import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  anonymiseCandidate,
  copyForCandidate,
  endCandidateLook,
  endSearchLook,
  listPlatformApplications,
  listPlatformCandidates,
  listPlatformEmployees,
  listPlatformPositions,
  listPlatformRecruiters,
  listPlatformSimulations,
  openCandidateLook,
  openSearchLook,
  readPlatformCandidate,
  readSearchLook,
} from '@tryout/contract/administration/platform-lists';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const candidatesQuery = (query: RouteSend<typeof listPlatformCandidates>['query']) =>
  routeQuery(listPlatformCandidates, { query });
export const candidateQuery = (user_id: string) => routeQuery(readPlatformCandidate, { params: { user_id } });
export const applicationsQuery = (query: RouteSend<typeof listPlatformApplications>['query']) =>
  routeQuery(listPlatformApplications, { query });
export const searchLookQuery = () => routeQuery(readSearchLook);
export const recruitersQuery = (query: RouteSend<typeof listPlatformRecruiters>['query']) =>
  routeQuery(listPlatformRecruiters, { query });
export const employeesQuery = (query: RouteSend<typeof listPlatformEmployees>['query']) =>
  routeQuery(listPlatformEmployees, { query });
export const platformPositionsQuery = (query: RouteSend<typeof listPlatformPositions>['query']) =>
  routeQuery(listPlatformPositions, { query });
export const platformSimulationsQuery = (query: RouteSend<typeof listPlatformSimulations>['query']) =>
  routeQuery(listPlatformSimulations, { query });

function useDone<T>(run: (given: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'administration');
    },
    meta: { showsError: true },
  });
}

/** Shows who a candidate is, or (null) names in the list of all applications. */
export const useOpenCandidateLook = (user_id: string | null) =>
  useDone((reason: string) =>
    user_id === null
      ? callRouteForMessage(openSearchLook, { body: { reason } })
      : callRouteForMessage(openCandidateLook, { params: { user_id }, body: { reason } }),
  );

export const useEndCandidateLook = (user_id: string | null) =>
  useDone((_: null) =>
    user_id === null
      ? callRouteForMessage(endSearchLook)
      : callRouteForMessage(endCandidateLook, { params: { user_id } }),
  );

export const useCopyForCandidate = (user_id: string) =>
  useDone((reason: string) =>
    callRouteForMessage(copyForCandidate, { params: { user_id }, body: { reason } }),
  );

export const useAnonymise = (user_id: string) =>
  useDone((body: RouteSend<typeof anonymiseCandidate>['body']) =>
    callRouteForMessage(anonymiseCandidate, { params: { user_id }, body }),
  );
