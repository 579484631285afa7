import { createRoute } from '@tanstack/react-router';
import { openParent, publicParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const secondStep = createRoute({
  getParentRoute: () => publicParent,
  path: 'second-step',
  staticData: { publicMode: 'authLinks' },
  component: lazyPage(() => import('./pages/second-step-page.tsx'), 'SecondStepPage'),
});

const factorReset = createRoute({
  getParentRoute: () => openParent,
  path: '/factor-reset/$token',
  component: lazyPage(() => import('./pages/factor-reset-page.tsx'), 'FactorResetPage'),
});

const secureAccount = createRoute({
  getParentRoute: () => openParent,
  path: '/secure-account',
  component: lazyPage(() => import('./pages/secure-account-page.tsx'), 'SecureAccountPage'),
});

export const secondFactorsRoutes = { open: [factorReset, secureAccount], public: [secondStep] } as const;
