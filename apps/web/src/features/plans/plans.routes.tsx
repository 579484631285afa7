import { createRoute } from '@tanstack/react-router';
import type { UserType } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const BUYERS: readonly UserType[] = ['company_admin', 'independent_recruiter', 'staffing_agency_admin'];

const billing = createRoute({
  getParentRoute: () => userParent,
  path: 'billing/$part',
  staticData: { roles: BUYERS },
  component: lazyPage(() => import('./pages/billing-page.tsx'), 'BillingPage'),
});

export const plansRoutes = { user: [billing] } as const;
