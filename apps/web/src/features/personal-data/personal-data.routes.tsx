import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const copy = createRoute({
  getParentRoute: () => openParent,
  path: '/my-data/$token',
  component: lazyPage(() => import('./pages/copy-page.tsx'), 'CopyPage'),
});

const reviews = createRoute({
  getParentRoute: () => userParent,
  path: 'reviews',
  staticData: { roles: [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee] },
  validateSearch: (search): { status?: 'answered' | 'withdrawn'; page?: number } => ({
    ...(search.status === 'answered' || search.status === 'withdrawn' ? { status: search.status } : {}),
    ...(Number(search.page) > 1 ? { page: Number(search.page) } : {}),
  }),
  component: lazyPage(() => import('./pages/reviews-page.tsx'), 'ReviewsPage'),
});

const correct = createRoute({
  getParentRoute: () => userParent,
  path: 'correct/$id',
  staticData: { roles: ROLE_GROUPS.candidate },
  component: lazyPage(() => import('./pages/correct-page.tsx'), 'CorrectPage'),
});

export const personalDataRoutes = { open: [copy], user: [reviews, correct] } as const;
