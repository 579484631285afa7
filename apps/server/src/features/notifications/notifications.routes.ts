import {
  countUnreadNotifications,
  listNotifications,
  markNotifications,
} from '@tryout/contract/notifications/notifications';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import {
  countUnread,
  markRead,
  type NotificationRow,
  readNotifications,
} from './list-notifications.queries.ts';
import { isNotificationType, notificationText } from './notification-texts.ts';

/** In the language of whoever reads it now; what is stored is in that of the account on the day it was told. */
function worded<Item extends NotificationRow>(item: Item, language: string): Item {
  const { type, data } = item;
  if (!data.params || !isNotificationType(type)) return item;
  return { ...item, ...notificationText(type, language, data.params) };
}

/** What the caller was told. */
export const notificationsHandlers: readonly Handled[] = [
  handle(countUnreadNotifications, async (call) => ({
    data: { unread: await countUnread(call.db, signedIn(call)) },
  })),
  handle(listNotifications, async (call) => {
    const page = await readNotifications(call.db, signedIn(call), {
      ...call.query,
      unread: call.query.unread ?? false,
    });
    return { data: { ...page, items: page.items.map((item) => worded(item, languageOf(call.request))) } };
  }),
  handle(markNotifications, async (call) => {
    const actor = signedIn(call);
    const { db, services, body } = call;
    if ('all' in body) await markRead(db, actor, null, services.now());
    else await markRead(db, actor, body.ids, body.read ? services.now() : null);
    services.live.tell(db, [actor.user_id], { topic: 'notifications' });
    return { data: { unread: await countUnread(db, actor) } };
  }),
];
