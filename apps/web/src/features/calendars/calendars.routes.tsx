import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const back = createRoute({
  getParentRoute: () => userParent,
  path: 'events/calendars/$provider',
  staticData: { roles: ROLE_GROUPS.recruiters_candidate_and_employee },
  // The page reads what it understands, so that reading is no part of the first load.
  validateSearch: (search): { code?: unknown; state?: unknown } => search,
  component: lazyPage(() => import('./pages/provider-return-page.tsx'), 'ProviderReturnPage'),
});

export const calendarsRoutes = { user: [back] } as const;
