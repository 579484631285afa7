import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/what-if',
  staticData: { roles: ROLE_GROUPS.recruiters, flag: 'what_if' },
  component: lazyPage(() => import('./pages/what-if-page.tsx'), 'WhatIfPage'),
});

export const whatIfRoutes = { user: [one] } as const;
