import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { playParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const taskPlayed = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/tasks/$taskId/played',
  staticData: { roles: ROLE_GROUPS.super_admin },
  component: lazyPage(() => import('./pages/task-played-page.tsx'), 'TaskPlayedPage'),
});

const task = createRoute({
  getParentRoute: () => playParent,
  path: '/user/admin/tasks/$taskId/play',
  staticData: { roles: ROLE_GROUPS.super_admin },
  component: lazyPage(() => import('./pages/task-play-page.tsx'), 'TaskPlayPage'),
});

export const previewsAdminRoutes = { user: [taskPlayed], play: [task] } as const;
