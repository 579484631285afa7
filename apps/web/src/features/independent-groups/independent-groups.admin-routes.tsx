import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const groups = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/groups',
  staticData: { roles: ROLE_GROUPS.super_admin },
  component: lazyPage(() => import('./pages/groups-page.tsx'), 'GroupsPage'),
});

export const independentGroupsAdminRoutes = { user: [groups] } as const;
