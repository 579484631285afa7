import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { userParent } from '../../platform/router-roots.ts';

const cvs = createRoute({
  getParentRoute: () => userParent,
  path: 'cvs',
  staticData: { roles: ['candidate'] },
  component: lazyRouteComponent(() => import('./pages/cvs-page.tsx'), 'CvsPage'),
});

export const cvsRoutes = { user: [cvs] } as const;
