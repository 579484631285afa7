import { createRoute } from '@tanstack/react-router';
import type { UserType } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const SIDES: readonly UserType[] = [
  'company_admin',
  'company_recruiter',
  'independent_recruiter',
  'staffing_agency_admin',
  'staffing_agency_recruiter',
];
const LISTS = ['pending', 'active', 'ended'] as const;

const links = createRoute({
  getParentRoute: () => userParent,
  path: 'organization/recruiters',
  staticData: { roles: SIDES },
  validateSearch: (search): { list?: (typeof LISTS)[number]; page?: number; cursor?: string } => {
    const list = LISTS.find((each) => each === search.list);
    return {
      ...(list ? { list } : {}),
      ...(Number(search.page) > 1 ? { page: Number(search.page) } : {}),
      ...(typeof search.cursor === 'string' ? { cursor: search.cursor } : {}),
    };
  },
  component: lazyPage(() => import('./pages/links-page.tsx'), 'LinksPage'),
});

export const recruiterLinksRoutes = { user: [links] } as const;
