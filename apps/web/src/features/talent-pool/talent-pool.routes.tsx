import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { PeopleSearch } from './people-search.ts';

/** Who has a pool of their own; an agency's is its candidates. */
const OWNERS = [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.staffing_agency] as const;

const rarePages = () => import('./pages/rare-pages.tsx');

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'candidates',
  staticData: { roles: OWNERS },
  // The page reads what it understands, so that reading is no part of the first load.
  validateSearch: (search): PeopleSearch => search,
  component: lazyPage(() => import('./pages/people-page.tsx'), 'PeoplePage'),
});

const imports = createRoute({
  getParentRoute: () => userParent,
  path: 'candidates/import',
  staticData: { roles: OWNERS },
  component: lazyPage(rarePages, 'ImportPage'),
});

const duplicates = createRoute({
  getParentRoute: () => userParent,
  path: 'candidates/duplicates',
  staticData: { roles: OWNERS, flag: 'duplicates' },
  validateSearch: (search): PeopleSearch => search,
  component: lazyPage(rarePages, 'DuplicatesPage'),
});

const sources = createRoute({
  getParentRoute: () => userParent,
  path: 'candidates/sources',
  staticData: { roles: ROLE_GROUPS.recruiters },
  component: lazyPage(rarePages, 'SourcesPage'),
});

const referrals = createRoute({
  getParentRoute: () => userParent,
  path: 'referrals',
  // An independent recruiter who follows the address is told that it is not for them.
  staticData: { roles: [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee], flag: 'referrals' },
  component: lazyPage(rarePages, 'ReferralsPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'candidates/$personId',
  staticData: { roles: [...OWNERS, ...ROLE_GROUPS.employee] },
  component: lazyPage(() => import('./pages/person-page.tsx'), 'PersonPage'),
});

export const talentPoolRoutes = { user: [list, imports, duplicates, sources, referrals, one] } as const;
