import { queryOptions } from '@tanstack/react-query';
import { sendRequest } from '../platform/api/api-client.ts';

/** How many notifications are unread; under the topic of their live events. */
export const unreadTotalQuery = queryOptions({
  queryKey: ['notifications', 'unread-total'],
  queryFn: async ({ signal }): Promise<number> =>
    (
      await sendRequest<{ total: number }>(
        { method: 'GET', path: '/get/user/total/unread/notifications' },
        { signal },
      )
    ).data.total,
  staleTime: 60_000,
});
