import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  createCardLink,
  endCardLink,
  listCardLinks,
  readOwnCardPdf,
  readOwnTrends,
  readSharedCard,
} from '@tryout/contract/score-cards/card-links';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { routeUrl } from '../../platform/api/route-url.ts';
import { toast } from '../../ui/states/toast.ts';

export type OwnTrend = RouteResult<typeof readOwnTrends>['traits'][number];
export type { CardLink, SharedCard } from '@tryout/contract/score-cards/card-links';

export const trendsQuery = () => routeQuery(readOwnTrends);
export const linksQuery = (score_card_id: string) => routeQuery(listCardLinks, { query: { score_card_id } });

/** What a link shows. Asked for once: each time counts as an opening. */
export const sharedCardQuery = (token: string) => ({
  ...routeQuery(readSharedCard, { params: { token } }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Where the file of a card is. */
export const cardPdfUrl = (score_card_id: string, language: 'en' | 'ar') =>
  `${routeUrl(readOwnCardPdf.path)}?score_card_id=${score_card_id}&language=${language}`;

function useChange<T>(send: (given: T) => Promise<{ message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'score-cards');
    },
  });
}

export const useMakeLink = () =>
  useChange(({ key, body }: { key: string; body: RouteSend<typeof createCardLink>['body'] }) =>
    callRouteForMessage(createCardLink, { body, idempotencyKey: key }),
  );

export const useEndLink = () =>
  useChange((card_link_id: string) => callRouteForMessage(endCardLink, { params: { card_link_id } }));
