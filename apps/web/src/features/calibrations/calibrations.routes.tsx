import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { CalibrationsSearch } from './calibrations-search.ts';

const all = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/calibrations',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): CalibrationsSearch => search,
  component: lazyPage(() => import('./pages/calibrations-page.tsx'), 'CalibrationsPage'),
});

export const calibrationsRoutes = { user: [all] } as const;
