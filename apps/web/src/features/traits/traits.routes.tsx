import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

/** State of the page in the address: the entry that is open, the search, and whether archived ones are shown. */
export interface LibrarySearch {
  entry?: string;
  search?: string;
  archived?: boolean;
}

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

export const traitsRoutes = { user: [library] } as const;
