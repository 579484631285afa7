import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { applyParent, playParent } from '../../platform/router-roots.ts';

const ready = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/ready',
  component: lazyRouteComponent(() => import('./pages/ready-page.tsx'), 'ReadyPage'),
});

const practice = createRoute({
  getParentRoute: () => playParent,
  path: '/apply/$id/practice',
  component: lazyRouteComponent(() => import('./pages/practice-page.tsx'), 'PracticePage'),
});

const play = createRoute({
  getParentRoute: () => playParent,
  path: '/apply/$id/play',
  component: lazyRouteComponent(() => import('./pages/play-page.tsx'), 'PlayPage'),
});

const confirmation = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/confirmation',
  component: lazyRouteComponent(() => import('./pages/confirmation-page.tsx'), 'ConfirmationPage'),
});

const confirmationPlay = createRoute({
  getParentRoute: () => playParent,
  path: '/apply/$id/confirmation/play',
  component: lazyRouteComponent(() => import('./pages/confirmation-play-page.tsx'), 'ConfirmationPlayPage'),
});

export const playsRoutes = {
  apply: [ready, confirmation],
  play: [practice, play, confirmationPlay],
} as const;
