import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { type ListState, readListState } from '../../ui/list-page/list-state.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const views = createRoute({
  getParentRoute: () => userParent,
  path: 'profile/views',
  staticData: { roles: ROLE_GROUPS.candidate },
  validateSearch: (search): ListState<never> => readListState(search, []),
  component: lazyPage(() => import('./pages/views-page.tsx'), 'ViewsPage'),
});

export const profileViewsRoutes = { user: [views] } as const;
