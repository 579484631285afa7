import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addSource,
  endSource,
  listSources,
  makeReferralLink,
  readReferrals,
} from '@tryout/contract/sources/sources';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

export const sourcesQuery = routeQuery(listSources, { query: {} });
export const referralsQuery = routeQuery(readReferrals, { query: {} });

function useChange<Given, Result>(send: (given: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => invalidateFeature(client, 'sources'),
    meta: { showsError: true },
  });
}

export const useAddSource = () =>
  useChange(({ name, key }: { name: string; key: string }) =>
    callRoute(addSource, { body: { name }, idempotencyKey: key }),
  );
export const useEndSource = () =>
  useChange((source_link_id: string) => callRoute(endSource, { params: { source_link_id }, body: {} }));
export const useMakeReferralLink = () =>
  useChange((_: undefined) => callRoute(makeReferralLink, { body: {} }));

/** The address of a page with a link's code. */
export const linkTo = (path: string, code: string): string => `${location.origin}${path}?s=${code}`;
