import { createRoute } from '@tanstack/react-router';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { ReportSearch } from './report-search.ts';

const reports = createRoute({
  getParentRoute: () => userParent,
  path: 'reports',
  staticData: { roles: ['company_admin', 'company_recruiter', 'independent_recruiter', 'employee'] },
  // The page reads what it understands, so that reading is no part of the first load.
  validateSearch: (search): ReportSearch => search,
  component: lazyPage(() => import('./pages/hiring-reports-page.tsx'), 'HiringReportsPage'),
});

const stop = createRoute({
  getParentRoute: () => openParent,
  path: '/report-mails/$token',
  component: lazyPage(() => import('./pages/stop-mails-page.tsx'), 'StopMailsPage'),
});

export const hiringReportsRoutes = { open: [stop], user: [reports] } as const;
