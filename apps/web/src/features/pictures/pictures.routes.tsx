import { createRoute } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const sources = createRoute({
  getParentRoute: () => openParent,
  path: '/picture-credits',
  component: lazyPage(() => import('./pages/picture-sources-page.tsx'), 'PictureSourcesPage'),
});

export const picturesRoutes = { open: [sources] } as const;
