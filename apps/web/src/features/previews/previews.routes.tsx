import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/roles';
import { playParent, userParent } from '../../platform/router-roots.ts';

const roles = [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.super_admin];

const candidates = createRoute({
  getParentRoute: () => userParent,
  path: 'simulations/$simulationId/candidates',
  staticData: { roles },
  component: lazyRouteComponent(() => import('./pages/candidates-page.tsx'), 'CandidatesPage'),
});

// Fills the screen as a candidate's play does; the page guards itself, for the play frame guards nothing.
const play = createRoute({
  getParentRoute: () => playParent,
  path: '/user/simulations/$simulationId/play',
  staticData: { roles },
  component: lazyRouteComponent(() => import('./pages/own-play-page.tsx'), 'OwnPlayPage'),
});

export const previewsRoutes = { user: [candidates], play: [play] } as const;
