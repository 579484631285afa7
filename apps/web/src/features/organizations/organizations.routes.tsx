import { createRoute } from '@tanstack/react-router';
import type { UserType } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const MEMBERS: readonly UserType[] = [
  'company_admin',
  'company_recruiter',
  'independent_recruiter',
  'employee',
  'staffing_agency_admin',
  'staffing_agency_recruiter',
];

const organization = createRoute({
  getParentRoute: () => userParent,
  path: 'organization/$part',
  staticData: { roles: MEMBERS },
  validateSearch: (search): { page?: number; cursor?: string; search?: string } => ({
    ...(Number(search.page) > 1 ? { page: Number(search.page) } : {}),
    ...(typeof search.cursor === 'string' ? { cursor: search.cursor } : {}),
    ...(typeof search.search === 'string' && search.search ? { search: search.search } : {}),
  }),
  component: lazyPage(() => import('./pages/organization-page.tsx'), 'OrganizationPage'),
});

const invite = createRoute({
  getParentRoute: () => openParent,
  path: '/invite/$token',
  component: lazyPage(() => import('./pages/invite-page.tsx'), 'InvitePage'),
});

export const organizationsRoutes = { open: [invite], user: [organization] } as const;
