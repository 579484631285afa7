import { createRoute } from '@tanstack/react-router';
import { openParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const component = lazyPage(() => import('./pages/contact-pages.tsx'), 'ContactPages');

const contact = createRoute({
  getParentRoute: () => openParent,
  path: '/contact',
  component,
});

const confirmed = createRoute({
  getParentRoute: () => openParent,
  path: '/contact/$token',
  component,
});

const earlyBird = createRoute({
  getParentRoute: () => openParent,
  path: '/early-bird',
  component,
});

export const leadsRoutes = { open: [contact, confirmed, earlyBird] } as const;
