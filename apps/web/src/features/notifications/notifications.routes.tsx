import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { NotificationsSearch } from './notifications-search.ts';

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'notifications',
  staticData: { roles: ROLE_GROUPS.all },
  validateSearch: (search): NotificationsSearch => search,
  component: lazyPage(() => import('./pages/notifications-page.tsx'), 'NotificationsPage'),
});

export const notificationsRoutes = { user: [list] } as const;
