import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const card = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$positionId/applicants/$applicationId/score-card',
  staticData: { roles: [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee] },
  validateSearch: (search): { print?: true; attempt?: string } => ({
    ...(search.print === true && { print: true }),
    ...(typeof search.attempt === 'string' && { attempt: search.attempt }),
  }),
  component: lazyPage(() => import('./pages/score-card-page.tsx'), 'ScoreCardPage'),
});

const own = createRoute({
  getParentRoute: () => userParent,
  path: 'score-cards',
  staticData: { roles: ROLE_GROUPS.candidate },
  component: lazyPage(() => import('./pages/own-cards-page.tsx'), 'OwnCardsPage'),
});

const ownCard = createRoute({
  getParentRoute: () => userParent,
  path: 'score-cards/$cardId',
  staticData: { roles: ROLE_GROUPS.candidate },
  component: lazyPage(() => import('./pages/own-card-page.tsx'), 'OwnCardPage'),
});

const shared = createRoute({
  getParentRoute: () => openParent,
  path: '/shared-card/$token',
  component: lazyPage(() => import('./pages/shared-card-page.tsx'), 'SharedCardPage'),
});

export const scoreCardsRoutes = { open: [shared], user: [card, own, ownCard] } as const;
