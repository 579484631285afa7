import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listOwnMessages, readOwnMessages, sendOwnMessage } from '@tryout/contract/applicants/applicant-talk';
import { useEffect } from 'react';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** The messages of an application, and that they have been read once they are shown. */
export function useOwnMessages(application_id: string) {
  const client = useQueryClient();
  const query = useQuery(routeQuery(listOwnMessages, { params: { application_id } }));
  const unread = query.data?.unread ?? 0;
  const { mutate: markRead } = useMutation({
    mutationFn: () => callRoute(readOwnMessages, { params: { application_id }, body: {} }),
    onSuccess: () => invalidateFeature(client, 'applications'),
  });
  useEffect(() => {
    if (unread > 0) markRead();
  }, [unread, markRead]);
  return query;
}

export function useSendMessage(application_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: string; key: string }) =>
      callRoute(sendOwnMessage, { params: { application_id }, body: { body }, idempotencyKey: key }),
    onSuccess: () =>
      client.invalidateQueries({
        queryKey: routeQuery(listOwnMessages, { params: { application_id } }).queryKey,
      }),
    meta: { showsError: true },
  });
}
