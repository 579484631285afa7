import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  answerSuggestion,
  listReasons,
  moveApplicant,
  moveApplicants,
  previewMoveMail,
  undoMove,
} from '@tryout/contract/applicants/applicant-decisions';
import { readApplicantProfile } from '@tryout/contract/applicants/applicant-profile';
import {
  listApplicants,
  readApplicant,
  readApplicantCvText,
  readReviewPlace,
  tagApplicants,
} from '@tryout/contract/applicants/applicants';
import type { RouteSend } from '@tryout/contract/define-route';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeKey, routeQuery } from '../../platform/api/route-query.ts';
import { PER_PAGE, sentFilters, sentSort } from './applicants-list.api.ts';
import type { ListFilters, ListSearch } from './list-search.ts';

/** A column of the board, growing downwards. */
export function columnQuery(
  position_id: string,
  statuses: readonly ApplicationStatus[],
  search: ListSearch,
  enabled: boolean,
) {
  const query = {
    position_id,
    ...sentFilters(search),
    status: [...statuses],
    recordsPerPage: PER_PAGE,
  };
  return infiniteQueryOptions({
    queryKey: [...routeKey(listApplicants, { query }), 'column'],
    queryFn: ({ signal, pageParam }) =>
      callRoute(listApplicants, { query: { ...query, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    enabled,
  });
}

/** How a reviewer reads an applicant: perhaps without knowing who it is. */
export interface ReviewView {
  readonly blind: boolean;
}

const applicantAsked = (application_id: string, filters: ListFilters, review?: ReviewView) => ({
  application_id,
  status: filters.status,
  ...sentFilters(filters),
  sort: sentSort(filters),
  in_review: review ? ('true' as const) : undefined,
  blind: review?.blind ? ('true' as const) : undefined,
});

/** One applicant. In a review, only those who wait for a decision come before and after. */
export const applicantQuery = (application_id: string, filters: ListFilters, review?: ReviewView) =>
  routeQuery(readApplicant, { query: applicantAsked(application_id, filters, review) });

/** The same before it is looked at: no view of its candidate. It is found under the same key afterwards. */
export const applicantAhead = (application_id: string, filters: ListFilters, review?: ReviewView) => ({
  ...applicantQuery(application_id, filters, review),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callRoute(readApplicant, {
      query: { ...applicantAsked(application_id, filters, review), ahead: 'true' },
      signal,
    }),
});

/** Where a review begins, or how many come before and after somebody. */
export const reviewPlaceQuery = (position_id: string, filters: ListFilters, application_id?: string) =>
  routeQuery(readReviewPlace, {
    query: { position_id, status: filters.status, ...sentFilters(filters), application_id },
  });

/** What a move would mail; without ids, to everybody a search finds. */
export const moveMailQuery = (
  position_id: string,
  to: ApplicationStatus,
  application_ids: readonly string[] | null,
) =>
  queryOptions({
    queryKey: [...routeKey(previewMoveMail), position_id, to, application_ids],
    queryFn: ({ signal }) =>
      callRoute(previewMoveMail, {
        body: { position_id, to, ...(application_ids ? { application_ids: [...application_ids] } : {}) },
        signal,
      }),
    staleTime: 0,
  });

export const profileQuery = (application_id: string) =>
  routeQuery(readApplicantProfile, { query: { application_id } });

export const cvTextQuery = (application_id: string) =>
  routeQuery(readApplicantCvText, { query: { application_id } });

export const reasonsQuery = (position_id: string) => ({
  ...routeQuery(listReasons, { query: { position_id } }),
  staleTime: 300_000,
});

type Body<T extends typeof moveApplicant | typeof moveApplicants> = RouteSend<T>['body'];

export const moveOne = (body: Body<typeof moveApplicant>) => callRoute(moveApplicant, { body });
export const moveMany = (body: Body<typeof moveApplicants>) => callRoute(moveApplicants, { body });
export const undo = (batch_id: string) => callRoute(undoMove, { body: { batch_id } });

export function useTagApplicants() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof tagApplicants>['body']) => callRoute(tagApplicants, { body }),
    onSuccess: () => invalidateFeature(client, 'applicants'),
    meta: { showsError: true },
  });
}

export function useAnswerSuggestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof answerSuggestion>['body']) => callRoute(answerSuggestion, { body }),
    onSettled: () => invalidateFeature(client, 'applicants'),
  });
}
