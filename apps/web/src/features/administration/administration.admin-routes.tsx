import { createRoute, type RouteComponent } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { ListSearch } from './list-search.ts';

/** A page below /user/admin, with the state of its list in its address. */
const page = <const P extends string>(path: P, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => userParent,
    path,
    staticData: { roles: ROLE_GROUPS.super_admin },
    validateSearch: (search): ListSearch => search,
    component,
  });

const directory = lazyPage(() => import('./pages/directory-pages.tsx'), 'DirectoryPages');

export const administrationAdminRoutes = {
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
      'admin/candidates',
      lazyPage(() => import('./pages/candidates-page.tsx'), 'CandidatesPage'),
    ),
    page(
      'admin/candidates/$id',
      lazyPage(() => import('./pages/candidate-page.tsx'), 'CandidatePage'),
    ),
    page('admin/recruiters', directory),
    page('admin/employees', directory),
    page('admin/positions', directory),
    page('admin/simulations', directory),
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
  ],
} as const;
