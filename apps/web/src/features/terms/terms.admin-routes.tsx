import { createRoute } from '@tanstack/react-router';
import { TERMS_KINDS } from '@tryout/contract/terms/terms';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { LANGUAGES } from '@tryout/domain/words/languages';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { TermsSearch } from './terms-search.ts';

const terms = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/terms',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: ({ kind, language, version }: Record<string, unknown>): TermsSearch => {
    const asked = TERMS_KINDS.find((one) => one === kind);
    return {
      ...(asked ? { kind: asked } : {}),
      ...(typeof language === 'string' && Object.hasOwn(LANGUAGES, language)
        ? { language: language as keyof typeof LANGUAGES }
        : {}),
      ...(Number(version) > 0 ? { version: Number(version) } : {}),
    };
  },
  component: lazyPage(() => import('./pages/terms-admin-page.tsx'), 'TermsAdminPage'),
});

export const termsAdminRoutes = { user: [terms] } as const;
