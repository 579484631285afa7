import { createRoute } from '@tanstack/react-router';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const cvs = createRoute({
  getParentRoute: () => userParent,
  path: 'cvs',
  staticData: { roles: ['candidate'] },
  component: lazyPage(() => import('./pages/cvs-page.tsx'), 'CvsPage'),
});

export const cvsRoutes = { user: [cvs] } as const;
