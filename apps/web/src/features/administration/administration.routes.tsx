import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS, type UserType } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { InsideSearch } from './inside-search.ts';
import type { ListSearch } from './list-search.ts';

const roles = ROLE_GROUPS.super_admin;
const LOG_READERS: readonly UserType[] = ['super_admin', 'company_admin', 'independent_recruiter'];

const organizations = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/organizations',
  staticData: { roles },
  validateSearch: (search): ListSearch => search,
  component: lazyPage(() => import('./pages/organizations-page.tsx'), 'OrganizationsPage'),
});

const organizationInside = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/organizations/$id',
  staticData: { roles },
  validateSearch: (search): InsideSearch => search,
  component: lazyPage(() => import('./pages/organization-inside-page.tsx'), 'OrganizationInsidePage'),
});

const accounts = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/accounts',
  staticData: { roles },
  validateSearch: (search): ListSearch => search,
  component: lazyPage(() => import('./pages/accounts-page.tsx'), 'AccountsPage'),
});

const plays = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/plays',
  staticData: { roles },
  validateSearch: (search): ListSearch => search,
  component: lazyPage(() => import('./pages/plays-page.tsx'), 'PlaysPage'),
});

const jobs = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/jobs',
  staticData: { roles },
  validateSearch: (search): ListSearch => search,
  component: lazyPage(() => import('./pages/jobs-page.tsx'), 'JobsPage'),
});

const config = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/config',
  staticData: { roles },
  component: lazyPage(() => import('./pages/config-page.tsx'), 'ConfigPage'),
});

const securityLogs = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/security-logs',
  staticData: { roles: LOG_READERS },
  validateSearch: (search): ListSearch => search,
  component: lazyPage(() => import('./pages/security-log-page.tsx'), 'SecurityLogPage'),
});

export const administrationRoutes = {
  user: [organizations, organizationInside, accounts, plays, jobs, config, securityLogs],
} as const;
