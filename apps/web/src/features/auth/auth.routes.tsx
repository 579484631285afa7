import { createRoute } from '@tanstack/react-router';
import { publicParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const login = createRoute({
  getParentRoute: () => publicParent,
  path: 'login',
  staticData: { publicMode: 'authLinks' },
  component: lazyPage(() => import('./pages/login-page.tsx'), 'LoginPage'),
});

const reset = createRoute({
  getParentRoute: () => publicParent,
  path: 'reset',
  validateSearch: (search: Record<string, unknown>): { link?: string } =>
    typeof search.link === 'string' ? { link: search.link } : {},
  component: lazyPage(() => import('./pages/reset-page.tsx'), 'ResetPage'),
});

const settings = createRoute({
  getParentRoute: () => userParent,
  path: 'settings/$part',
  component: lazyPage(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
});

export const authRoutes = { public: [login, reset], user: [settings] } as const;
