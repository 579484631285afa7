import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { APPLICATION_STATUSES } from '@tryout/domain/application-status';
import { ROLE_GROUPS, type UserType } from '@tryout/domain/roles';
import { userParent } from '../../platform/router-roots.ts';
import { APPLICANT_TABS, type ApplicantSearch } from './applicant-search.ts';
import { readListSearch } from './list-search.ts';

const READERS: readonly UserType[] = [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee];

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/applicants',
  staticData: { roles: READERS },
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./pages/applicants-page.tsx'), 'ApplicantsPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/applicants/$applicationId',
  staticData: { roles: READERS },
  validateSearch: (search: Record<string, unknown>): ApplicantSearch => {
    const given = Array.isArray(search.status) ? search.status : [search.status];
    const status = APPLICATION_STATUSES.filter((each) => given.includes(each));
    return {
      tab: APPLICANT_TABS.find((tab) => tab === search.tab),
      status: status.length > 0 ? status : undefined,
    };
  },
  component: lazyRouteComponent(() => import('./pages/applicant-page.tsx'), 'ApplicantPage'),
});

export const applicantsRoutes = { user: [list, one] } as const;
