import { listApplicants, summarizeApplicants } from '@tryout/contract/applicants/applicants';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { routeQuery } from '../../platform/api/route-query.ts';
import type { ListFilters, ListSearch } from './list-search.ts';

// Part of everybody's first load, so that the list can be asked for before its page is here: keep it short.
export const PER_PAGE = 20;

type ListQuery = RouteSend<typeof listApplicants>['query'];

/** The filters as the server takes them. */
export const sentFilters = (
  search: ListFilters,
): Pick<ListQuery, 'band' | 'q' | 'tag' | 'has_suggestion' | 'needs_look' | 'reason_id'> => ({
  band: search.band,
  q: search.q,
  tag: search.tag,
  has_suggestion: search.suggested ? 'true' : undefined,
  needs_look: search.look ? 'true' : undefined,
  reason_id: search.reason,
});

export const applicantsQuery = (position_id: string, search: ListSearch) =>
  routeQuery(listApplicants, {
    query: {
      position_id,
      ...sentFilters(search),
      status: search.status,
      page: search.page,
      recordsPerPage: search.per ?? PER_PAGE,
      cursor: search.cursor,
    },
  });

/** The frame around the list. */
export type Summary = RouteResult<typeof summarizeApplicants>;

export const summaryQuery = (position_id: string) =>
  routeQuery(summarizeApplicants, { query: { position_id } });
