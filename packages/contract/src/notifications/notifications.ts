import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, listTotal, pageQuery, queryFlag, ref } from '../fields.ts';

/** Something the caller was told. */
export const notification = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path in the product; empty where there is nothing to open. */
  link: z.string(),
  created_at: instant,
  read_at: instant.nullable(),
});
/** Something the caller was told. */
export type Notification = z.output<typeof notification>;

/** Unread ones; 10,001 stands for more than 10,000. */
const unread = z.number().int();

/** How many of the caller's notifications are unread. */
export const countUnreadNotifications = defineRoute({
  method: 'GET',
  path: '/get/user/total/unread/notifications',
  feature: 'notifications',
  summary: "How many of the caller's notifications are unread.",
  access: 'notification.read',
  response: z.object({ unread }),
});

/** The caller's notifications. */
export const listNotifications = defineRoute({
  method: 'GET',
  path: '/get/user/notifications',
  feature: 'notifications',
  summary: "The caller's notifications, newest first.",
  access: 'notification.read',
  query: z.strictObject({ ...pageQuery, unread: queryFlag.optional() }),
  response: z.object({
    items: z.array(notification),
    ...listTotal,
    unread,
    page: z.number().int(),
    recordsPerPage: z.number().int(),
    next_cursor: z.string().nullable(),
    previous_cursor: z.string().nullable(),
  }),
});

/** Marks notifications as read or unread. */
export const markNotifications = defineRoute({
  method: 'POST',
  path: '/mark/user/notifications',
  feature: 'notifications',
  summary: 'Marks one, many or all of the notifications of the caller as read, or some as unread.',
  access: 'notification.read',
  body: z.union([
    z.strictObject({ all: z.literal(true) }),
    z.strictObject({
      ids: z.array(ref('notification')).min(1, 'must name at least one').max(200, 'must be at most 200'),
      read: z.boolean().default(true),
    }),
  ]),
  response: z.object({ unread: z.number().int() }),
});

/** The routes of this feature. */
export const notificationsRoutes = [countUnreadNotifications, listNotifications, markNotifications];
