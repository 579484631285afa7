import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';
// Loaded with the app, so that it sees the address before the router does.
import './arrival.ts';

const back = createRoute({
  getParentRoute: () => openParent,
  path: '/continue/linkedin',
  component: lazyRouteComponent(() => import('./pages/continue-page.tsx'), 'ContinuePage'),
});

export const identitiesRoutes = { open: [back] } as const;
