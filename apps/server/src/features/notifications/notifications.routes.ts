import {
  countUnreadNotifications,
  listNotifications,
  markNotifications,
} from '@tryout/contract/notifications';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { countUnread, markRead, readNotifications } from './list-notifications.queries.ts';

/** What the caller was told. */
export const notificationsHandlers: readonly Handled[] = [
  handle(countUnreadNotifications, async (call) => ({
    data: { unread: await countUnread(call.db, signedIn(call).user_id) },
  })),
  handle(listNotifications, async (call) => ({
    data: await readNotifications(call.db, signedIn(call).user_id, {
      ...call.query,
      unread: call.query.unread ?? false,
    }),
  })),
  handle(markNotifications, async (call) => {
    const { user_id } = signedIn(call);
    const { db, services, body } = call;
    if ('all' in body) await markRead(db, user_id, null, services.now());
    else await markRead(db, user_id, body.ids, body.read ? services.now() : null);
    services.live.tell(db, [user_id], { topic: 'notifications' });
    return { data: { unread: await countUnread(db, user_id) } };
  }),
];
