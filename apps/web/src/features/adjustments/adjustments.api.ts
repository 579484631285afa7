import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  answerAdjustment,
  askForAdjustment,
  listAdjustments,
  readAdjustment,
  readAdjustmentContact,
  readOwnAdjustments,
  setAdjustmentContact,
} from '@tryout/contract/adjustments/adjustments';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { mayBeSignedIn } from '../../platform/session/session.ts';
import { toast } from '../../ui/states/toast.ts';

export const ownThreadQuery = (application_id: string) => ({
  ...routeQuery(readOwnAdjustments, { query: { application_id } }),
  enabled: mayBeSignedIn,
});
export const adjustmentsQuery = (query: RouteSend<typeof listAdjustments>['query']) =>
  routeQuery(listAdjustments, { query });
export const threadQuery = (adjustment_request_id: string) =>
  routeQuery(readAdjustment, { query: { adjustment_request_id } });
export const contactQuery = () => routeQuery(readAdjustmentContact, { query: {} });

function useAct<T>(run: (input: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'adjustments');
    },
    meta: { showsError: true },
  });
}

export const useAskForAdjustment = () =>
  useAct((body: RouteSend<typeof askForAdjustment>['body']) =>
    callRouteForMessage(askForAdjustment, { body }),
  );
export const useAnswerAdjustment = () =>
  useAct((body: RouteSend<typeof answerAdjustment>['body']) =>
    callRouteForMessage(answerAdjustment, { body }),
  );
export const useSetContact = () =>
  useAct((employee_id: string | null) =>
    callRouteForMessage(setAdjustmentContact, { body: { employee_id } }),
  );
