import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { BankSearch } from './bank-search.ts';

const bank = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/culture',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): BankSearch => search,
  component: lazyPage(() => import('./pages/bank-page.tsx'), 'BankPage'),
});

export const cultureQuestionsAdminRoutes = { user: [bank] } as const;
