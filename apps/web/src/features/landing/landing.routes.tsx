import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';

const landing = createRoute({
  getParentRoute: () => openParent,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/landing-page.tsx'), 'LandingPage'),
});

const notFound = createRoute({
  getParentRoute: () => openParent,
  path: '/NotFound',
  component: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
});

export const landingRoutes = { open: [landing, notFound] } as const;
