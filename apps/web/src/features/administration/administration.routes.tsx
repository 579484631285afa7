import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { ROLE_GROUPS, type UserType } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { ListSearch } from './list-search.ts';

const LOG_READERS: readonly UserType[] = ['super_admin', 'company_admin', 'independent_recruiter'];

/** A page below /user/admin, with the state of its list in its address. */
const page = <const P extends string>(
  path: P,
  component: RouteComponent,
  roles: readonly UserType[] = ROLE_GROUPS.super_admin,
) =>
  createRoute({
    getParentRoute: () => userParent,
    path,
    staticData: { roles },
    validateSearch: (search): ListSearch => search,
    component,
  });

export const administrationRoutes = {
  user: [
    page(
      'admin/organizations',
      lazyPage(() => import('./pages/organizations-page.tsx'), 'OrganizationsPage'),
    ),
    page(
      'admin/organizations/$id',
      lazyPage(() => import('./pages/organization-inside-page.tsx'), 'OrganizationInsidePage'),
    ),
    page(
      'admin/accounts',
      lazyPage(() => import('./pages/accounts-page.tsx'), 'AccountsPage'),
    ),
    page(
      'admin/plays',
      lazyPage(() => import('./pages/plays-page.tsx'), 'PlaysPage'),
    ),
    page(
      'admin/jobs',
      lazyPage(() => import('./pages/jobs-page.tsx'), 'JobsPage'),
    ),
    page(
      'admin/config',
      lazyPage(() => import('./pages/config-page.tsx'), 'ConfigPage'),
    ),
    page(
      'admin/security-logs',
      lazyPage(() => import('./pages/security-log-page.tsx'), 'SecurityLogPage'),
      LOG_READERS,
    ),
  ],
} as const;
