import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { VisitsSearch } from './visits-search.ts';

const visits = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/visits',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): VisitsSearch => search,
  component: lazyPage(() => import('./pages/visits-page.tsx'), 'VisitsPage'),
});

export const visitCountsAdminRoutes = { user: [visits] } as const;
