import { createRoute } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const page = lazyPage(() => import('./pages/contact-pages.tsx'), 'ContactPages');

const open = <const P extends string>(path: P) =>
  createRoute({ getParentRoute: () => openParent, path, component: page });

export const leadsRoutes = {
  open: [open('/contact'), open('/contact/$token'), open('/early-bird')],
} as const;
