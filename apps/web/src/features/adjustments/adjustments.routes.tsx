import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { applyParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const own = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/adjustments',
  component: lazyPage(() => import('./pages/own-adjustments-page.tsx'), 'OwnAdjustmentsPage'),
});

const answering = createRoute({
  getParentRoute: () => userParent,
  path: 'adjustments',
  staticData: {
    roles: [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee, ...ROLE_GROUPS.staffing_agency],
  },
  validateSearch: (search): { status?: 'closed'; page?: number; request?: string } => ({
    ...(search.status === 'closed' ? { status: search.status } : {}),
    ...(Number(search.page) > 1 ? { page: Number(search.page) } : {}),
    ...(typeof search.request === 'string' ? { request: search.request } : {}),
  }),
  component: lazyPage(() => import('./pages/adjustments-page.tsx'), 'AdjustmentsPage'),
});

export const adjustmentsRoutes = { apply: [own], user: [answering] } as const;
