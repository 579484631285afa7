import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { SurveysSearch } from './surveys-search.ts';

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/surveys',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): SurveysSearch => search,
  component: lazyPage(() => import('./pages/surveys-page.tsx'), 'SurveysPage'),
});

const survey = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/surveys/$surveyId',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): { readonly tab?: string } => search,
  component: lazyPage(() => import('./pages/survey-page.tsx'), 'SurveyPage'),
});

export const surveysAdminRoutes = { user: [list, survey] } as const;
