import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { PlansSearch } from './plans-search.ts';

const plans = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/plans',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): PlansSearch => search,
  component: lazyPage(() => import('./pages/plans-admin-page.tsx'), 'PlansAdminPage'),
});

const addOns = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/addons',
  staticData: { roles: ROLE_GROUPS.super_admin },
  component: lazyPage(() => import('./pages/add-ons-admin-page.tsx'), 'AddOnsAdminPage'),
});

export const plansAdminRoutes = { user: [plans, addOns] } as const;
