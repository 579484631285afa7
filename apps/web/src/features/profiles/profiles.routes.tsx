import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const profile = createRoute({
  getParentRoute: () => userParent,
  path: 'profile',
  staticData: { roles: ROLE_GROUPS.candidate },
  component: lazyPage(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
});

const preview = createRoute({
  getParentRoute: () => userParent,
  path: 'profile/preview',
  staticData: { roles: ROLE_GROUPS.candidate },
  component: lazyPage(() => import('./pages/profile-preview-page.tsx'), 'ProfilePreviewPage'),
});

const stats = createRoute({
  getParentRoute: () => userParent,
  path: 'stats',
  staticData: { roles: ROLE_GROUPS.candidate },
  component: lazyPage(() => import('./pages/stats-page.tsx'), 'StatsPage'),
});

export const profilesRoutes = { user: [profile, preview, stats] } as const;
