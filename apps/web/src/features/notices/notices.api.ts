import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  acceptNotice,
  discardNoticeText,
  publishNoticeText,
  readAedtNotice,
  readNotice,
  readNoticeTexts,
  saveNoticeText,
  setAedtNotice,
} from '@tryout/contract/notices/notices';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { mayBeSignedIn } from '../../platform/session/session.ts';
import { toast } from '../../ui/states/toast.ts';

export const noticeQuery = (application_id: string) => ({
  ...routeQuery(readNotice, { query: { application_id } }),
  enabled: mayBeSignedIn,
});
export const noticeTextsQuery = (query: RouteSend<typeof readNoticeTexts>['query']) =>
  routeQuery(readNoticeTexts, { query });
export const aedtQuery = (position_id: string) => routeQuery(readAedtNotice, { query: { position_id } });

/** Accepts what was read; a play can be begun from then on. */
export const acceptHere = (application_id: string, digest: string) =>
  callRoute(acceptNotice, { body: { application_id, digest } });

function useAct<T>(run: (input: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'notices');
    },
    meta: { showsError: true },
  });
}

export const useSaveNoticeText = () =>
  useAct((body: RouteSend<typeof saveNoticeText>['body']) => callRouteForMessage(saveNoticeText, { body }));
export const useDiscardNoticeText = () =>
  useAct((query: RouteSend<typeof discardNoticeText>['query']) =>
    callRouteForMessage(discardNoticeText, { query }),
  );
export const usePublishNoticeText = () =>
  useAct((body: RouteSend<typeof publishNoticeText>['body']) =>
    callRouteForMessage(publishNoticeText, { body }),
  );
export const useSetAedt = () =>
  useAct((body: RouteSend<typeof setAedtNotice>['body']) => callRouteForMessage(setAedtNotice, { body }));
