import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { playParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { SimulationSearch, SimulationsSearch } from './simulations-search.ts';

const roles = [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.super_admin];

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'simulations',
  staticData: { roles },
  validateSearch: (search): SimulationsSearch => search,
  component: lazyPage(() => import('./pages/simulations-page.tsx'), 'SimulationsPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'simulations/$simulationId',
  staticData: { roles },
  validateSearch: (search): SimulationSearch => search,
  component: lazyPage(() => import('./pages/simulation-page.tsx'), 'SimulationPage'),
});

const buildEntry = createRoute({
  getParentRoute: () => userParent,
  path: 'simulations/$simulationId/build',
  staticData: { roles },
  component: lazyPage(() => import('./pages/builder-page.tsx'), 'BuilderEntryPage'),
});

const build = createRoute({
  getParentRoute: () => userParent,
  path: 'simulations/$simulationId/build/$step',
  staticData: { roles },
  component: lazyPage(() => import('./pages/builder-page.tsx'), 'BuilderPage'),
});

// Fills the screen as a candidate's practice does; the page guards itself, for the play frame guards nothing.
const tryIt = createRoute({
  getParentRoute: () => playParent,
  path: '/user/simulations/$simulationId/try',
  staticData: { roles },
  validateSearch: (search): { task?: string } => ({
    task: typeof search.task === 'string' && search.task ? search.task : undefined,
  }),
  component: lazyPage(() => import('./pages/try-page.tsx'), 'TryPage'),
});

export const simulationsRoutes = { user: [list, one, buildEntry, build], play: [tryIt] } as const;
