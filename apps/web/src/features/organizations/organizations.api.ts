import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyRoute, RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  acceptInvite,
  declineInvite,
  exchangeToken,
  inviteMember,
  invitePin,
  listInvites,
  listMembers,
  resendInvite,
  revokeInvite,
  updateMember,
} from '@tryout/contract/organizations/members';
import {
  addDepartment,
  addJobTitle,
  addLocation,
  archiveDepartment,
  archiveJobTitle,
  archiveLocation,
  listDepartments,
  listJobTitles,
  listLocations,
  readOrganization,
  removeDepartment,
  removeJobTitle,
  removeLocation,
  removePicture,
  updateDepartment,
  updateJobTitle,
  updateLocation,
  updateOrganization,
} from '@tryout/contract/organizations/organizations';
import { listIndustries } from '@tryout/contract/reference-data/reference-data';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { loadSignedInUser } from '../../platform/session/session.ts';
import { toast } from '../../ui/states/toast.ts';

const own = { showsError: true } as const;

export type Organization = RouteResult<typeof readOrganization>;
export type Member = RouteResult<typeof listMembers>['items'][number];
export type Invite = RouteResult<typeof listInvites>['items'][number];

export const organizationQuery = () => routeQuery(readOrganization);
export const industriesQuery = () => routeQuery(listIndustries);
export const membersQuery = (query: RouteSend<typeof listMembers>['query']) =>
  routeQuery(listMembers, { query });
export const invitesQuery = (query: RouteSend<typeof listInvites>['query']) =>
  routeQuery(listInvites, { query });

/** A change in the organization: says what the server said, and looks at everything of it again. */
function useChange<T>(send: (given: T) => Promise<{ message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'organizations');
    },
    meta: own,
  });
}

export const useUpdateOrganization = () =>
  useChange((body: RouteSend<typeof updateOrganization>['body']) =>
    callRouteForMessage(updateOrganization, { body }),
  );

export const useRemovePicture = () =>
  useChange((picture: 'logo' | 'cover') => callRouteForMessage(removePicture, { params: { picture } }));

export const useUpdateMember = () =>
  useChange((body: RouteSend<typeof updateMember>['body']) => callRouteForMessage(updateMember, { body }));

export const useInvite = () =>
  useChange(({ key, ...body }: RouteSend<typeof inviteMember>['body'] & { key: string }) =>
    callRouteForMessage(inviteMember, { body, idempotencyKey: key }),
  );

export const useResendInvite = () =>
  useChange((invite_id: string) => callRouteForMessage(resendInvite, { params: { invite_id } }));

export const useRevokeInvite = () =>
  useChange((invite_id: string) => callRouteForMessage(revokeInvite, { params: { invite_id } }));

/** What a link is about. Asked by POST, so that the token stands in no log. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['organizations', 'invitation', token],
    queryFn: ({ signal }) => callRoute(exchangeToken, { body: { token }, signal, endsSession: false }),
    retry: false,
  });

export function useAcceptInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RouteSend<typeof acceptInvite>['body']) => {
      const joined = await callRoute(acceptInvite, { body, endsSession: false });
      await loadSignedInUser(client);
      return joined;
    },
    meta: own,
  });
}

export const useDeclineInvite = () =>
  useMutation({
    mutationFn: (token: string) => callRoute(declineInvite, { body: { token }, endsSession: false }),
    meta: own,
  });

export const useInvitePin = () =>
  useMutation({ mutationFn: (token: string) => callRoute(invitePin, { body: { token } }), meta: own });

/** The three lists an organization keeps. */
export type PartKind = 'departments' | 'locations' | 'job_titles';

/** A row of any of them. */
export interface Part {
  readonly id: string;
  readonly name: string;
  readonly archived_at: string | null;
  readonly in_use: boolean;
  readonly code?: string;
  readonly parent_id?: string | null;
  readonly address?: string;
  readonly country?: string;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly place_id?: number | null;
  readonly time_zone?: string;
}

/** The fields of the form of a list's row. */
export type PartFields = Readonly<Record<string, string | number | null>>;

type Archived = 'no' | 'yes' | 'all';

export const partsQuery = (kind: PartKind, archived: Archived) =>
  queryOptions({
    queryKey: ['organizations', 'parts', kind, archived],
    queryFn: async ({ signal }): Promise<Part[]> => {
      const input = { query: { archived }, signal };
      if (kind === 'departments') {
        const { items } = await callRoute(listDepartments, input);
        return items.map(({ department_id: id, ...row }) => ({ id, ...row }));
      }
      if (kind === 'locations') {
        const { items } = await callRoute(listLocations, input);
        return items.map(({ location_id: id, ...row }) => ({ id, ...row }));
      }
      const { items } = await callRoute(listJobTitles, input);
      return items.map(({ job_title_id: id, ...row }) => ({ id, ...row }));
    },
  });

const ROUTES = {
  departments: {
    add: addDepartment,
    update: updateDepartment,
    archive: archiveDepartment,
    remove: removeDepartment,
  },
  locations: { add: addLocation, update: updateLocation, archive: archiveLocation, remove: removeLocation },
  job_titles: { add: addJobTitle, update: updateJobTitle, archive: archiveJobTitle, remove: removeJobTitle },
} as const satisfies Readonly<Record<PartKind, Readonly<Record<string, AnyRoute>>>>;

const PARAM = { departments: 'department_id', locations: 'location_id', job_titles: 'job_title_id' } as const;

type Loose = { params?: object; body?: object };

/** The three lists have the same calls with other names; the names are looked up, the types follow the kind. */
function send(route: AnyRoute, input: Loose) {
  return callRouteForMessage(route, input as never);
}

export const useSavePart = (kind: PartKind) =>
  useChange(({ id, fields }: { id: string | null; fields: PartFields }) =>
    id === null
      ? send(ROUTES[kind].add, { body: fields })
      : send(ROUTES[kind].update, { params: { [PARAM[kind]]: id }, body: fields }),
  );

export const useArchivePart = (kind: PartKind) =>
  useChange(({ id, archived }: { id: string; archived: boolean }) =>
    send(ROUTES[kind].archive, { params: { [PARAM[kind]]: id }, body: { archived } }),
  );

export const useRemovePart = (kind: PartKind) =>
  useChange((id: string) => send(ROUTES[kind].remove, { params: { [PARAM[kind]]: id } }));
