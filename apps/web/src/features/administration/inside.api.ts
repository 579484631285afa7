import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  endInsideLook,
  listApplicantsInside,
  listInsideLooks,
  listLinksInside,
  listMembersInside,
  listPositionsInside,
  openInsideLook,
  readApplicantInside,
  readCvInside,
  readOrganizationInside,
} from '@tryout/contract/administration/organization-inside';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { routeUrl } from '../../platform/api/route-url.ts';
import { toast } from '../../ui/states/toast.ts';

type Page = RouteSend<typeof listMembersInside>['query'];

export const insideQuery = (organization_id: string) =>
  routeQuery(readOrganizationInside, { params: { organization_id } });
export const insideMembersQuery = (organization_id: string, query: Page) =>
  routeQuery(listMembersInside, { params: { organization_id }, query });
export const insidePositionsQuery = (organization_id: string, query: Page) =>
  routeQuery(listPositionsInside, { params: { organization_id }, query });
export const insideLinksQuery = (
  organization_id: string,
  query: RouteSend<typeof listLinksInside>['query'],
) => routeQuery(listLinksInside, { params: { organization_id }, query });
export const looksQuery = (organization_id: string) =>
  routeQuery(listInsideLooks, { params: { organization_id } });
export const insideApplicantsQuery = (organization_id: string, query: Page) =>
  routeQuery(listApplicantsInside, { params: { organization_id }, query });
export const insideApplicantQuery = (organization_id: string, application_id: string) =>
  routeQuery(readApplicantInside, { params: { organization_id, application_id } });

/** Where the CV of an applicant is downloaded while a look is open. */
export const cvInsideUrl = (organization_id: string, application_id: string): string =>
  routeUrl(readCvInside.path, { organization_id, application_id });

function useLook<Input>(send: (input: Input) => Promise<{ message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      return invalidateFeature(client, 'administration');
    },
    meta: { showsError: true },
  });
}

export const useOpenLook = (organization_id: string) =>
  useLook((reason: string) =>
    callRouteForMessage(openInsideLook, { params: { organization_id }, body: { reason } }),
  );

export const useEndLook = (organization_id: string) =>
  useLook((_: null) => callRouteForMessage(endInsideLook, { params: { organization_id } }));
