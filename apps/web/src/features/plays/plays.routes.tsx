import { createRoute } from '@tanstack/react-router';
import { applyParent, playParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const ready = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/ready',
  component: lazyPage(() => import('./pages/ready-page.tsx'), 'ReadyPage'),
});

const practice = createRoute({
  getParentRoute: () => playParent,
  path: '/apply/$id/practice',
  component: lazyPage(() => import('./pages/practice-page.tsx'), 'PracticePage'),
});

const play = createRoute({
  getParentRoute: () => playParent,
  path: '/apply/$id/play',
  component: lazyPage(() => import('./pages/play-page.tsx'), 'PlayPage'),
});

const confirmation = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/confirmation',
  component: lazyPage(() => import('./pages/confirmation-page.tsx'), 'ConfirmationPage'),
});

const confirmationPlay = createRoute({
  getParentRoute: () => playParent,
  path: '/apply/$id/confirmation/play',
  component: lazyPage(() => import('./pages/confirmation-play-page.tsx'), 'ConfirmationPlayPage'),
});

export const playsRoutes = {
  apply: [ready, confirmation],
  play: [practice, play, confirmationPlay],
} as const;
