import { createRoute } from '@tanstack/react-router';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const cvs = createRoute({
  getParentRoute: () => userParent,
  path: 'cvs',
  staticData: { roles: ['candidate'] },
  component: lazyPage(() => import('./pages/cvs-page.tsx'), 'CvsPage'),
});

const reading = createRoute({
  getParentRoute: () => userParent,
  path: 'cvs/$cvId',
  staticData: { roles: ['candidate'] },
  component: lazyPage(() => import('./pages/cv-reading-page.tsx'), 'CvReadingPage'),
});

export const cvsRoutes = { user: [cvs, reading] } as const;
