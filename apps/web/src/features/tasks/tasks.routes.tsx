import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/roles';
import { userParent } from '../../platform/router-roots.ts';
import { readTasksSearch } from './tasks-search.ts';

const roles = ROLE_GROUPS.super_admin;

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/tasks',
  staticData: { roles },
  validateSearch: readTasksSearch,
  component: lazyRouteComponent(() => import('./pages/tasks-page.tsx'), 'TasksPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/tasks/$taskId',
  staticData: { roles },
  component: lazyRouteComponent(() => import('./pages/task-page.tsx'), 'TaskPage'),
});

export const tasksRoutes = { user: [list, one] } as const;
