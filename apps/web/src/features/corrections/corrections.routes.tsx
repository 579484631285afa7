import { createRoute } from '@tanstack/react-router';
import type { UserType } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { CorrectionsSearch } from './corrections-search.ts';

const DECIDERS: readonly UserType[] = ['super_admin', 'company_admin', 'independent_recruiter'];

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'corrections',
  staticData: { roles: DECIDERS },
  validateSearch: (search): CorrectionsSearch => search,
  component: lazyPage(() => import('./pages/corrections-page.tsx'), 'CorrectionsPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'corrections/$correctionId',
  staticData: { roles: DECIDERS },
  component: lazyPage(() => import('./pages/correction-page.tsx'), 'CorrectionPage'),
});

export const correctionsRoutes = { user: [list, one] } as const;
