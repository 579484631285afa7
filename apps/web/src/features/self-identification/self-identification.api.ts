import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  forgetSelfIdentification,
  readSelfIdentification,
  readSelfIdentificationSettings,
  saveSelfIdentification,
  setSelfIdentification,
} from '@tryout/contract/self-identification/self-identification';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const ownQuery = (application_id: string) =>
  routeQuery(readSelfIdentification, { query: { application_id } });
export const settingsQuery = () => routeQuery(readSelfIdentificationSettings, { query: {} });

function useAct<T>(run: (input: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await Promise.all([
        invalidateFeature(client, 'self-identification'),
        invalidateFeature(client, 'impact-reports'),
      ]);
    },
    meta: { showsError: true },
  });
}

export const useSaveAnswers = () =>
  useAct((body: RouteSend<typeof saveSelfIdentification>['body']) =>
    callRouteForMessage(saveSelfIdentification, { body }),
  );
export const useForgetAnswers = () =>
  useAct((application_id: string) =>
    callRouteForMessage(forgetSelfIdentification, { query: { application_id } }),
  );
export const useChooseQuestions = () =>
  useAct((body: RouteSend<typeof setSelfIdentification>['body']) =>
    callRouteForMessage(setSelfIdentification, { body }),
  );
