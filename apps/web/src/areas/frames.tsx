import { createRoute } from '@tanstack/react-router';
import {
  applyParent,
  openParent,
  playParent,
  publicParent,
  rootRoute,
  userParent,
} from '../platform/router-roots.ts';
import { lazyPage } from '../ui/states/lazy-page.tsx';
import { LoadingScreen } from '../ui/states/loading-mark.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { RootFrame } from './root-frame.tsx';

const home = createRoute({
  getParentRoute: () => userParent,
  path: '/',
  component: lazyPage(() => import('./home-page.tsx'), 'HomePage'),
});

export const frameRoutes = { user: [home] } as const;

/** Gives each parent of the route tree its frame. Frames are lazy: a candidate never loads the recruiters' shell. */
export function applyFrames(): void {
  rootRoute.update({
    component: RootFrame,
    errorComponent: CrashScreen,
    pendingComponent: LoadingScreen,
    notFoundComponent: lazyPage(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
  });
  openParent.update({ component: lazyPage(() => import('./public-shell.tsx'), 'OpenShell') });
  publicParent.update({ component: lazyPage(() => import('./public-shell.tsx'), 'VisitorShell') });
  userParent.update({ component: lazyPage(() => import('./user-area.tsx'), 'UserArea') });
  applyParent.update({ component: lazyPage(() => import('./apply-shell.tsx'), 'ApplyShell') });
  playParent.update({ component: lazyPage(() => import('./play-shell.tsx'), 'PlayShell') });
}
