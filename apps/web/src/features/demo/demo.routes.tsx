import { createRoute } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';
import type { ListState } from '../../ui/list-page/list-state.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const demo = createRoute({
  getParentRoute: () => openParent,
  path: '/demo',
  component: lazyPage(() => import('./pages/demo-page.tsx'), 'DemoPage'),
});

const outbox = createRoute({
  getParentRoute: () => openParent,
  path: '/dev/outbox',
  validateSearch: (search): ListState<never> => search,
  component: lazyPage(() => import('./pages/outbox-page.tsx'), 'OutboxPage'),
});

export const demoRoutes = { open: [demo, outbox] } as const;
