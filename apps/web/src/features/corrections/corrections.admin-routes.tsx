import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const responses = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/responses',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): { application?: string } =>
    typeof search.application === 'string' ? { application: search.application } : {},
  component: lazyPage(() => import('./pages/responses-page.tsx'), 'ResponsesPage'),
});

export const correctionsAdminRoutes = { user: [responses] } as const;
