import { createRoute } from '@tanstack/react-router';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { DisputesSearch } from './agencies-search.ts';

const disputes = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/disputes',
  staticData: { roles: ['super_admin'] },
  validateSearch: (search): DisputesSearch => search,
  component: lazyPage(() => import('./pages/agency-pages.tsx'), 'AgencyPages'),
});

export const agenciesAdminRoutes = { user: [disputes] } as const;
