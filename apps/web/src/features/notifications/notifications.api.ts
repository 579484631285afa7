import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import { listNotifications, markNotifications } from '@tryout/contract/notifications/notifications';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { pagingOf } from '../../ui/list-page/list-state.ts';
import type { NotificationsSearch } from './notifications-search.ts';

export const notificationsQuery = ({ unread, ...search }: NotificationsSearch) =>
  routeQuery(listNotifications, {
    query: { ...pagingOf(search), unread: unread ? 'true' : undefined },
  });

export function useMark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof markNotifications>['body']) => callRoute(markNotifications, { body }),
    onSettled: () => invalidateFeature(client, 'notifications'),
  });
}
