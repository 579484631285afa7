import { createRoute } from '@tanstack/react-router';
import { drawing } from '../../platform/drawing/drawing.ts';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { openParent, publicParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const signup = createRoute({
  getParentRoute: () => publicParent,
  path: 'signup/$step',
  staticData: { publicMode: 'authLinks' },
  component: lazyPage(() => import('./pages/signup-page.tsx'), 'SignupPage'),
});

const terms = createRoute({
  getParentRoute: () => openParent,
  path: '/terms/$doc',
  loader: async ({ context: { client } }) => {
    const { termsQuery } = await import('./accounts.api.ts');
    void client.prefetchQuery(termsQuery(drawing()?.locale ?? currentLocale()));
  },
  component: lazyPage(() => import('./pages/terms-page.tsx'), 'TermsPage'),
});

const acceptTerms = createRoute({
  getParentRoute: () => userParent,
  path: 'terms',
  staticData: { beforeTerms: true },
  component: lazyPage(() => import('./pages/accept-terms-page.tsx'), 'AcceptTermsPage'),
});

const confirmEmail = createRoute({
  getParentRoute: () => openParent,
  path: '/confirm-email/$token',
  component: lazyPage(() => import('./pages/confirm-email-page.tsx'), 'ConfirmEmailPage'),
});

const emailChange = createRoute({
  getParentRoute: () => openParent,
  path: '/email-change/$token',
  component: lazyPage(() => import('./pages/email-change-page.tsx'), 'EmailChangePage'),
});

export const accountsRoutes = {
  open: [terms, confirmEmail, emailChange],
  public: [signup],
  user: [acceptTerms],
} as const;
