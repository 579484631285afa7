import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { SurveysSearch } from './surveys-search.ts';

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'surveys',
  staticData: { roles: ROLE_GROUPS.recruiters_and_candidate },
  // The page reads what it understands, so that reading is no part of the first load.
  validateSearch: (search): SurveysSearch => search,
  component: lazyPage(() => import('./pages/surveys-page.tsx'), 'SurveysPage'),
});

const survey = createRoute({
  getParentRoute: () => userParent,
  path: 'surveys/$surveyId',
  staticData: { roles: ROLE_GROUPS.recruiters },
  validateSearch: (search): { readonly tab?: string } => search,
  component: lazyPage(() => import('./pages/survey-page.tsx'), 'SurveyPage'),
});

const asked = createRoute({
  getParentRoute: () => openParent,
  path: '/survey/$token',
  component: lazyPage(() => import('./pages/asked-survey-page.tsx'), 'AskedSurveyPage'),
});

export const surveysRoutes = { open: [asked], user: [list, survey] } as const;
