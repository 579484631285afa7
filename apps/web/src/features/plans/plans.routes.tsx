import { createRoute } from '@tanstack/react-router';
import type { UserType } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const BUYERS: readonly UserType[] = ['company_admin', 'independent_recruiter', 'staffing_agency_admin'];

const billing = createRoute({
  getParentRoute: () => userParent,
  path: 'billing/$part',
  staticData: { roles: BUYERS },
  component: lazyPage(() => import('./pages/billing-page.tsx'), 'BillingPage'),
});

const pricing = createRoute({
  getParentRoute: () => openParent,
  path: '/pricing',
  component: lazyPage(() => import('./pages/pricing-page.tsx'), 'PricingPage'),
});

export const plansRoutes = { open: [pricing], user: [billing] } as const;
