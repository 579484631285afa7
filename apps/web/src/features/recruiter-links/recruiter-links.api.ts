import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { listPositions } from '@tryout/contract/positions/positions';
import {
  askCompany,
  askRecruiter,
  changeLinkSettings,
  changeRecruiter,
  findCompanies,
  listClients,
  listRecruiters,
  moveClient,
  moveRecruiter,
  readLinkSettings,
} from '@tryout/contract/recruiter-links/recruiter-links';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type LinkPage = RouteResult<typeof listRecruiters>;
export type RecruiterLink = LinkPage['items'][number];
export type LinkSide = RecruiterLink['side'];
export type LinkListName = NonNullable<RouteSend<typeof listRecruiters>['query']['list']>;
export type LinkTerms = RouteSend<typeof changeRecruiter>['body'];
export type LinkMove = Pick<RouteSend<typeof moveRecruiter>['body'], 'to' | 'reason' | 'terms'>;

export const linksQuery = (side: LinkSide, query: RouteSend<typeof listRecruiters>['query']) =>
  side === 'company' ? routeQuery(listRecruiters, { query }) : routeQuery(listClients, { query });
export const linkSettingsQuery = () => routeQuery(readLinkSettings);
export const foundCompaniesQuery = (q: string) => routeQuery(findCompanies, { query: { q } });

/** The positions that a link can list. */
export const listablePositionsQuery = () =>
  queryOptions({
    queryKey: ['positions', 'listable'],
    queryFn: async ({ signal }) => {
      const { items } = await callRoute(listPositions, { query: { recordsPerPage: 100 }, signal });
      return items.map(({ id, title }) => ({ id, title }));
    },
  });

function useChange<T>(send: (given: T) => Promise<{ message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'recruiter-links');
    },
    meta: { showsError: true },
  });
}

export const useAskCompany = () =>
  useChange((body: RouteSend<typeof askCompany>['body']) => callRouteForMessage(askCompany, { body }));

export const useAskRecruiter = () =>
  useChange((body: RouteSend<typeof askRecruiter>['body']) => callRouteForMessage(askRecruiter, { body }));

/** Moves a link as the side that the reader is on; recruiters name it by the company. */
export const useMoveLink = (link: RecruiterLink) =>
  useChange(({ terms, ...move }: LinkMove) => {
    const body = { from: link.status, ...move };
    return link.side === 'company'
      ? callRouteForMessage(moveRecruiter, {
          params: { link_id: link.link_id },
          body: { ...body, ...(terms ? { terms } : {}) },
        })
      : callRouteForMessage(moveClient, { params: { company_id: link.company_id }, body });
  });

export const useChangeTerms = (link: RecruiterLink) =>
  useChange((body: LinkTerms) =>
    callRouteForMessage(changeRecruiter, { params: { link_id: link.link_id }, body }),
  );

export const useChangeSettings = () =>
  useChange((body: RouteSend<typeof changeLinkSettings>['body']) =>
    callRouteForMessage(changeLinkSettings, { body }),
  );
