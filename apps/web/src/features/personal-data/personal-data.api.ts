import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  askForCopy,
  eraseMe,
  liftHold,
  listHolds,
  type OwnData,
  placeHold,
  readCopy,
  readOwnData,
} from '@tryout/contract/personal-data/personal-data';
import { previewRetention, readRetention, setRetention } from '@tryout/contract/personal-data/retention';
import {
  answerReview,
  askForReview,
  explainApplication,
  listReviews,
  readRightsCounts,
  setDataChoice,
  takeReview,
  withdrawReview,
} from '@tryout/contract/personal-data/reviews';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { confirmed } from '../../platform/session/confirm-first.ts';
import { toast } from '../../ui/states/toast.ts';

const FEATURE = 'personal-data';
/** How often a page asks while a copy is written or something is erased; ms. */
const LOOK_AGAIN_MS = 2000;

const goesOn = ({ copies, erasures }: OwnData): boolean =>
  [...copies, ...erasures].some(({ status }) => status === 'queued' || status === 'running');

export const ownDataQuery = () => ({
  ...routeQuery(readOwnData),
  refetchInterval: (query: { state: { data?: OwnData | undefined } }) =>
    query.state.data && goesOn(query.state.data) ? LOOK_AGAIN_MS : (false as const),
});
export const copyQuery = (token: string) => routeQuery(readCopy, { params: { token } });
export const explanationQuery = (application_id: string) =>
  routeQuery(explainApplication, { query: { application_id } });
export const reviewsQuery = (query: RouteSend<typeof listReviews>['query']) =>
  routeQuery(listReviews, { query });
export const rightsQuery = () => routeQuery(readRightsCounts, { query: {} });
export const retentionQuery = () => routeQuery(readRetention, { query: {} });
export const holdsQuery = () => routeQuery(listHolds, { query: {} });
export const retentionPreviewQuery = (rules: RouteSend<typeof previewRetention>['body']['rules']) => ({
  queryKey: [FEATURE, 'retention-preview', rules],
  queryFn: () => callRoute(previewRetention, { body: { rules } }),
});

/** Does something, says what was done, and looks at everything of the feature again. */
function useAct<T>(run: (input: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, FEATURE);
    },
    meta: { showsError: true },
  });
}

export const useAskForCopy = () => useAct(() => callRouteForMessage(askForCopy));
export const useEraseMe = () =>
  useAct((body: RouteSend<typeof eraseMe>['body']) =>
    confirmed(() => callRouteForMessage(eraseMe, { body })),
  );
export const useDataChoice = () =>
  useAct((body: RouteSend<typeof setDataChoice>['body']) => callRouteForMessage(setDataChoice, { body }));
export const useAskForReview = () =>
  useAct((body: RouteSend<typeof askForReview>['body']) => callRouteForMessage(askForReview, { body }));
export const useWithdrawReview = () =>
  useAct((review_request_id: string) => callRouteForMessage(withdrawReview, { body: { review_request_id } }));
export const useTakeReview = () =>
  useAct((review_request_id: string) => callRouteForMessage(takeReview, { body: { review_request_id } }));
export const useAnswerReview = () =>
  useAct((body: RouteSend<typeof answerReview>['body']) => callRouteForMessage(answerReview, { body }));
export const useSetRetention = () =>
  useAct((rules: RouteSend<typeof setRetention>['body']['rules']) =>
    callRouteForMessage(setRetention, { body: { rules } }),
  );
export const usePlaceHold = () =>
  useAct((body: RouteSend<typeof placeHold>['body']) => callRouteForMessage(placeHold, { body }));
export const useLiftHold = () =>
  useAct((application_id: string) => callRouteForMessage(liftHold, { query: { application_id } }));
