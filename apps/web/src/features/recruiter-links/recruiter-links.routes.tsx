import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS, type UserType } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { LinksSearch } from './links-search.ts';

const SIDES: readonly UserType[] = [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.staffing_agency];

const links = createRoute({
  getParentRoute: () => userParent,
  path: 'organization/recruiters',
  staticData: { roles: SIDES },
  // The page reads what it understands, so that reading is no part of the first load.
  validateSearch: (search): LinksSearch => search,
  component: lazyPage(() => import('./pages/links-page.tsx'), 'LinksPage'),
});

export const recruiterLinksRoutes = { user: [links] } as const;
