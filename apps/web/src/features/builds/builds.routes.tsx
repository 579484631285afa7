import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/roles';
import { userParent } from '../../platform/router-roots.ts';
import { readBuildSearch, readBuildsSearch } from './builds-search.ts';

const roles = ROLE_GROUPS.super_admin;

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/builds',
  staticData: { roles },
  validateSearch: readBuildsSearch,
  component: lazyRouteComponent(() => import('./pages/builds-page.tsx'), 'BuildsPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/builds/$buildId',
  staticData: { roles },
  validateSearch: readBuildSearch,
  component: lazyRouteComponent(() => import('./pages/build-page.tsx'), 'BuildPage'),
});

export const buildsRoutes = { user: [list, one] } as const;
