import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { NotificationsSearch } from './notifications.api.ts';

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'notifications',
  staticData: { roles: ROLE_GROUPS.all },
  validateSearch: (search: Record<string, unknown>): NotificationsSearch => ({
    page: Number.isInteger(search.page) && Number(search.page) > 1 ? Number(search.page) : undefined,
    unread: search.unread === true ? true : undefined,
  }),
  component: lazyPage(() => import('./pages/notifications-page.tsx'), 'NotificationsPage'),
});

export const notificationsRoutes = { user: [list] } as const;
