import { createRoute } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const expert = createRoute({
  getParentRoute: () => openParent,
  path: '/expert/$token',
  component: lazyPage(() => import('./pages/expert-page.tsx'), 'ExpertPage'),
});

export const expertPanelsRoutes = { open: [expert] } as const;
