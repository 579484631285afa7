import { createRoute } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';
// Loaded with the app, so that it sees the address before the router does.
import './arrival.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const back = createRoute({
  getParentRoute: () => openParent,
  path: '/continue/linkedin',
  component: lazyPage(() => import('./pages/continue-page.tsx'), 'ContinuePage'),
});

export const identitiesRoutes = { open: [back] } as const;
