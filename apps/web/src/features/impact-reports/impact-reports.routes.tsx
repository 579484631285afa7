import { createRoute } from '@tanstack/react-router';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { ReportsSearch } from './reports-search.ts';

const reports = createRoute({
  getParentRoute: () => userParent,
  path: 'reports/$report',
  staticData: { roles: ['company_admin'] },
  validateSearch: (search): ReportsSearch => search,
  component: lazyPage(() => import('./pages/reports-page.tsx'), 'ReportsPage'),
});

export const impactReportsRoutes = { user: [reports] } as const;
