import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import { type ReferenceSearch, readReferenceSearch } from './reference-search.ts';

const reference = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/reference',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): ReferenceSearch => readReferenceSearch(search),
  component: lazyPage(() => import('./pages/reference-page.tsx'), 'ReferencePage'),
});

export const referenceDataAdminRoutes = { user: [reference] } as const;
