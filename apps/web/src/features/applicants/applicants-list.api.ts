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
): Omit<ListQuery, 'position_id' | 'status' | 'page' | 'recordsPerPage' | 'cursor' | 'last' | 'sort'> => ({
  band: search.band,
  q: search.q,
  tag: search.tag,
  has_suggestion: search.suggested ? 'true' : undefined,
  needs_look: search.look ? 'true' : undefined,
  reason_id: search.reason,
  applied_from: search.from && startOf(search.from, 0),
  applied_before: search.to && startOf(search.to, 1),
  origin: search.origin,
  trait: search.trait,
  answer: search.answer,
  owner: search.owner,
});

/** The order as the server takes it. */
export const sentSort = ({ sort }: ListFilters) => sort as ListQuery['sort'];

/** When a day begins where the reader is, or one some days later. */
function startOf(day: string, later: number): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

export const applicantsQuery = (position_id: string, search: ListSearch) =>
  routeQuery(listApplicants, {
    query: {
      position_id,
      ...sentFilters(search),
      status: search.status,
      sort: sentSort(search),
      page: search.page,
      recordsPerPage: search.per ?? PER_PAGE,
      cursor: search.cursor,
    },
  });

/** The frame around the list. */
export type Summary = RouteResult<typeof summarizeApplicants>;

export const summaryQuery = (position_id: string) =>
  routeQuery(summarizeApplicants, { query: { position_id } });
