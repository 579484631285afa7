import { createRoute } from '@tanstack/react-router';
import type { UserType } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { MembersSearch } from './members-search.ts';

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
  validateSearch: (search): MembersSearch => search,
  component: lazyPage(() => import('./pages/organization-page.tsx'), 'OrganizationPage'),
});

const answer = lazyPage(() => import('./pages/invite-page.tsx'), 'InvitePage');

const invite = createRoute({
  getParentRoute: () => openParent,
  path: '/invite/$token',
  component: answer,
});

const join = createRoute({
  getParentRoute: () => openParent,
  path: '/join/$token',
  component: answer,
});

export const organizationsRoutes = { open: [invite, join], user: [organization] } as const;
