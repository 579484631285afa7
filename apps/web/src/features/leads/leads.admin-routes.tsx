import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import { type LeadsSearch, readLeadsSearch } from './leads-search.ts';

const leads = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/leads',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): LeadsSearch => readLeadsSearch(search),
  component: lazyPage(() => import('./pages/leads-page.tsx'), 'LeadsPage'),
});

export const leadsAdminRoutes = { user: [leads] } as const;
