import { countUnreadNotifications } from '@tryout/contract/notifications/notifications';
import { routeQuery } from '../platform/api/route-query.ts';

/** How many notifications are unread; renewed by the live events of the same topic. */
export const unreadTotalQuery = { ...routeQuery(countUnreadNotifications), staleTime: 60_000 };
