import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { DeskSearch, SharesSearch, SubmissionsSearch } from './agencies-search.ts';

const pages = lazyPage(() => import('./pages/agency-pages.tsx'), 'AgencyPages');

const AGENCY = ROLE_GROUPS.staffing_agency;
const BOTH = [...ROLE_GROUPS.company, ...AGENCY] as const;

// The pages read what they understand of their addresses, so that reading is no part of the first load.
const desk = createRoute({
  getParentRoute: () => userParent,
  path: 'agency/positions',
  staticData: { roles: AGENCY },
  validateSearch: (search): DeskSearch => search,
  component: pages,
});

const deskPosition = createRoute({
  getParentRoute: () => userParent,
  path: 'agency/positions/$shareId',
  staticData: { roles: AGENCY },
  component: pages,
});

const clients = createRoute({
  getParentRoute: () => userParent,
  path: 'agency/clients',
  staticData: { roles: ['staffing_agency_admin'] },
  component: pages,
});

const shares = createRoute({
  getParentRoute: () => userParent,
  path: 'agencies',
  staticData: { roles: ROLE_GROUPS.company },
  validateSearch: (search): SharesSearch => search,
  component: pages,
});

const submissions = createRoute({
  getParentRoute: () => userParent,
  path: 'submissions',
  staticData: { roles: BOTH },
  validateSearch: (search): SubmissionsSearch => search,
  component: pages,
});

const submission = createRoute({
  getParentRoute: () => userParent,
  path: 'submissions/$submissionId',
  staticData: { roles: BOTH },
  component: pages,
});

export const agenciesRoutes = {
  user: [desk, deskPosition, clients, shares, submissions, submission],
} as const;
