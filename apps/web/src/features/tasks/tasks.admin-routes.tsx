import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { TasksSearch } from './tasks-search.ts';

// What an address says is read by the page: everybody's first load stays without it.
const roles = ROLE_GROUPS.super_admin;

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/tasks',
  staticData: { roles },
  validateSearch: (search): TasksSearch => search,
  component: lazyPage(() => import('./pages/tasks-page.tsx'), 'TasksPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/tasks/$taskId',
  staticData: { roles },
  component: lazyPage(() => import('./pages/task-page.tsx'), 'TaskPage'),
});

export const tasksAdminRoutes = { user: [list, one] } as const;
