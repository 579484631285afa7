import { createRoute } from '@tanstack/react-router';
import type { UserType } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { LogSearch } from './log-search.ts';

const LOG_READERS: readonly UserType[] = ['super_admin', 'company_admin', 'independent_recruiter'];

const securityLog = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/security-logs',
  staticData: { roles: LOG_READERS },
  validateSearch: (search): LogSearch => search,
  component: lazyPage(() => import('./pages/security-log-page.tsx'), 'SecurityLogPage'),
});

export const administrationRoutes = { user: [securityLog] } as const;
