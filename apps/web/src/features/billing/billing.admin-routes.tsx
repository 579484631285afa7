import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { ManageSearch } from './manage-search.ts';

const orders = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/orders',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): ManageSearch => search,
  component: lazyPage(() => import('./pages/manage-billing-page.tsx'), 'ManageBillingPage'),
});

export const billingAdminRoutes = { user: [orders] } as const;
