import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { LibrarySearch } from './traits-search.ts';

const library = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/traits',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: ({ entry, search, archived }: Record<string, unknown>): LibrarySearch => ({
    ...(typeof entry === 'string' ? { entry } : {}),
    ...(typeof search === 'string' && search !== '' ? { search } : {}),
    ...(archived === true ? { archived } : {}),
  }),
  component: lazyPage(() => import('./pages/traits-page.tsx'), 'TraitsPage'),
});

export const traitsAdminRoutes = { user: [library] } as const;
