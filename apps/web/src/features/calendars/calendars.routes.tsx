import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const back = createRoute({
  getParentRoute: () => userParent,
  path: 'events/calendars/$provider',
  staticData: { roles: ROLE_GROUPS.recruiters_candidate_and_employee },
  validateSearch: (search): { code?: string; state?: string } => ({
    ...(text(search.code) ? { code: text(search.code) } : {}),
    ...(text(search.state) ? { state: text(search.state) } : {}),
  }),
  component: lazyPage(() => import('./pages/provider-return-page.tsx'), 'ProviderReturnPage'),
});

export const calendarsRoutes = { user: [back] } as const;
