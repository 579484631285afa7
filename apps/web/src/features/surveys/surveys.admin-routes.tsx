import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/surveys',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): Record<string, unknown> => search,
  component: lazyPage(() => import('./pages/surveys-page.tsx'), 'SurveysPage'),
});

const survey = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/surveys/$surveyId',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: (search): Record<string, unknown> => search,
  component: lazyPage(() => import('./pages/survey-page.tsx'), 'SurveyPage'),
});

export const surveysAdminRoutes = { user: [list, survey] } as const;
