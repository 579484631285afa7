import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { CalibrationsSearch } from '../calibrations/public.ts';

const roles = ROLE_GROUPS.super_admin;

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/norms',
  staticData: { roles },
  validateSearch: (search): CalibrationsSearch => search,
  component: lazyPage(() => import('./pages/norms-page.tsx'), 'NormsPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/norms/$normId',
  staticData: { roles },
  component: lazyPage(() => import('./pages/norm-page.tsx'), 'NormPage'),
});

export const normsAdminRoutes = { user: [list, one] } as const;
