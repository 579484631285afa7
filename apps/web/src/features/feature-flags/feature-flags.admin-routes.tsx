import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const flags = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/flags',
  staticData: { roles: ROLE_GROUPS.super_admin },
  component: lazyPage(() => import('./pages/flags-page.tsx'), 'FlagsPage'),
});

export const featureFlagsAdminRoutes = { user: [flags] } as const;
