import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));

const back = createRoute({
  getParentRoute: () => openParent,
  path: '/continue/linkedin',
  validateSearch: (search): { code?: string; state?: string; iss?: string } => ({
    ...(search.code === undefined ? {} : { code: text(search.code) }),
    ...(search.state === undefined ? {} : { state: text(search.state) }),
    ...(search.iss === undefined ? {} : { iss: text(search.iss) }),
  }),
  component: lazyRouteComponent(() => import('./pages/continue-page.tsx'), 'ContinuePage'),
});

export const identitiesRoutes = { open: [back] } as const;
