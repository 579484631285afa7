import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  discardTermsDraft,
  listTermsVersions,
  publishTermsDraft,
  readTermsVersion,
  saveTermsDraft,
} from '@tryout/contract/terms/terms';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const termsVersionsQuery = () => routeQuery(listTermsVersions);
export const termsVersionQuery = (query: RouteSend<typeof readTermsVersion>['query']) =>
  routeQuery(readTermsVersion, { query });

function useAct<T>(run: (input: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'terms');
    },
    meta: { showsError: true },
  });
}

export const useSaveTermsDraft = () =>
  useAct((body: RouteSend<typeof saveTermsDraft>['body']) => callRouteForMessage(saveTermsDraft, { body }));
export const useDiscardTermsDraft = () =>
  useAct((query: RouteSend<typeof discardTermsDraft>['query']) =>
    callRouteForMessage(discardTermsDraft, { query }),
  );
export const usePublishTermsDraft = () =>
  useAct((body: RouteSend<typeof publishTermsDraft>['body']) =>
    callRouteForMessage(publishTermsDraft, { body }),
  );
