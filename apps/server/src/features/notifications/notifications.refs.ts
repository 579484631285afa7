import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { findNotifications } from './list-notifications.queries.ts';

/** Notifications that requests name; each is its reader's own. */
export const notificationLoaders: RefLoaders = {
  async notification(db, ids) {
    const rows = await findNotifications(db, ids);
    return rows.map((row) => ({ id: row.id, facts: { ...NO_FACTS, owner_user_id: row.user_id }, row }));
  },
};
