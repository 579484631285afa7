import { createRoute } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const landing = createRoute({
  getParentRoute: () => openParent,
  path: '/',
  component: lazyPage(() => import('./pages/landing-page.tsx'), 'LandingPage'),
});

const notFound = createRoute({
  getParentRoute: () => openParent,
  path: '/NotFound',
  component: lazyPage(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
});

export const landingRoutes = { open: [landing, notFound] } as const;
