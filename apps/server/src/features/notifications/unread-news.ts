import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { countUnread } from './list-notifications.queries.ts';

/** How many of somebody's notifications are unread, of those that are theirs to read now. */
export const unreadNews = (db: Db, actor: Actor): Promise<number> => countUnread(db, actor);
