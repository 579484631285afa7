import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  applyParent,
  openParent,
  playParent,
  publicParent,
  rootRoute,
  userParent,
} from '../platform/router-roots.ts';
import { LoadingScreen } from '../ui/loading-mark.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { RootFrame } from './root-frame.tsx';

const home = createRoute({
  getParentRoute: () => userParent,
  path: '/',
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
});

export const frameRoutes = { user: [home] } as const;

/** Gives each parent of the route tree its frame. Frames are lazy: a candidate never loads the recruiters' shell. */
export function applyFrames(): void {
  rootRoute.update({
    component: RootFrame,
    errorComponent: CrashScreen,
    pendingComponent: LoadingScreen,
    notFoundComponent: lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
  });
  openParent.update({ component: lazyRouteComponent(() => import('./public-shell.tsx'), 'OpenShell') });
  publicParent.update({ component: lazyRouteComponent(() => import('./public-shell.tsx'), 'VisitorShell') });
  userParent.update({ component: lazyRouteComponent(() => import('./user-area.tsx'), 'UserArea') });
  applyParent.update({ component: lazyRouteComponent(() => import('./apply-shell.tsx'), 'ApplyShell') });
  playParent.update({ component: lazyRouteComponent(() => import('./play-shell.tsx'), 'PlayShell') });
}
