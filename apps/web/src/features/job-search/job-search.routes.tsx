import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { type ListState, readListState } from '../../ui/list-page/list-state.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const alerts = createRoute({
  getParentRoute: () => userParent,
  path: 'job-alerts',
  staticData: { roles: ROLE_GROUPS.candidate },
  component: lazyPage(() => import('./pages/job-alerts-page.tsx'), 'JobAlertsPage'),
});

const saved = createRoute({
  getParentRoute: () => userParent,
  path: 'saved-jobs',
  staticData: { roles: ROLE_GROUPS.candidate },
  validateSearch: (search): ListState<never> => readListState(search, []),
  component: lazyPage(() => import('./pages/saved-jobs-page.tsx'), 'SavedJobsPage'),
});

const stop = createRoute({
  getParentRoute: () => openParent,
  path: '/u/$token',
  component: lazyPage(() => import('./pages/stop-alerts-page.tsx'), 'StopAlertsPage'),
});

export const jobSearchRoutes = { open: [stop], user: [alerts, saved] } as const;
