import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import { listNotifications, markNotifications } from '@tryout/contract/notifications/notifications';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** What of the list stands in the address. */
export interface NotificationsSearch {
  page?: number | undefined;
  unread?: true | undefined;
}

export const notificationsQuery = ({ page, unread }: NotificationsSearch) =>
  routeQuery(listNotifications, { query: { page, unread: unread ? 'true' : undefined } });

export function useMark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof markNotifications>['body']) => callRoute(markNotifications, { body }),
    onSettled: () => invalidateFeature(client, 'notifications'),
  });
}
