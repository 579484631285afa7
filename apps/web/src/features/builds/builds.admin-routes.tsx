import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { BuildSearch, BuildsSearch } from './builds-search.ts';

// What an address says is read by the pages (`use-build-search.ts`): everybody's first load stays without it.
const roles = ROLE_GROUPS.super_admin;

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/builds',
  staticData: { roles },
  validateSearch: (search): BuildsSearch => search,
  component: lazyPage(() => import('./pages/builds-page.tsx'), 'BuildsPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/builds/$buildId',
  staticData: { roles },
  validateSearch: (search): BuildSearch => search,
  component: lazyPage(() => import('./pages/build-page.tsx'), 'BuildPage'),
});

export const buildsAdminRoutes = { user: [list, one] } as const;
