import { useMutation } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import {
  handInRatings,
  leaveExpertPanel,
  openExpertPanel,
  rateItems,
} from '@tryout/contract/expert-panels/expert-panels';
import { callRoute } from '../../platform/api/api-client.ts';

export type OpenPanel = RouteResult<typeof openExpertPanel>;
export type AskedItem = OpenPanel['items'][number];

/** What the panel asks of the holder of a link. A POST, since its secret belongs into no log of addresses. */
export const openPanelQuery = (token: string) => ({
  queryKey: ['expert-panels', 'open', token],
  queryFn: () => callRoute(openExpertPanel, { body: { token } }),
  retry: false,
  // What was rated meanwhile is on the page already.
  staleTime: Number.POSITIVE_INFINITY,
});

/** Keeps ratings. */
export const sendRatings = (token: string, ratings: ReadonlyMap<string, number>) =>
  callRoute(rateItems, {
    body: { token, ratings: [...ratings].map(([item, rating]) => ({ item, rating })) },
  });

export const useHandIn = (token: string) =>
  useMutation({
    mutationFn: () => callRoute(handInRatings, { body: { token } }),
    meta: { showsError: true },
  });

export const useLeavePanel = (token: string) =>
  useMutation({
    mutationFn: () => callRoute(leaveExpertPanel, { body: { token } }),
    meta: { showsError: true },
  });
