import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/roles';
import { userParent } from '../../platform/router-roots.ts';

const profile = createRoute({
  getParentRoute: () => userParent,
  path: 'profile',
  staticData: { roles: ROLE_GROUPS.candidate },
  component: lazyRouteComponent(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
});

const stats = createRoute({
  getParentRoute: () => userParent,
  path: 'stats',
  staticData: { roles: ROLE_GROUPS.candidate },
  component: lazyRouteComponent(() => import('./pages/stats-page.tsx'), 'StatsPage'),
});

export const profilesRoutes = { user: [profile, stats] } as const;
