import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { CompareSearch, TemplatesSearch } from './templates-search.ts';

// The same pages twice: an organization's templates for its recruiters, the platform's for the super admin.
const listPage = lazyPage(() => import('./pages/templates-page.tsx'), 'TemplatesPage');
const onePage = lazyPage(() => import('./pages/template-page.tsx'), 'TemplatePage');
const comparePage = lazyPage(() => import('./pages/compare-page.tsx'), 'ComparePage');

const recruiters = { roles: ROLE_GROUPS.recruiters };
const getParentRoute = () => userParent;

const list = createRoute({
  getParentRoute,
  path: 'score-templates',
  staticData: recruiters,
  validateSearch: (search): TemplatesSearch => search,
  component: listPage,
});
const compare = createRoute({
  getParentRoute,
  path: 'score-templates/compare',
  staticData: recruiters,
  validateSearch: (search): CompareSearch => search,
  component: comparePage,
});
const one = createRoute({
  getParentRoute,
  path: 'score-templates/$templateId',
  staticData: recruiters,
  component: onePage,
});

export const scoreTemplatesRoutes = {
  user: [list, compare, one],
} as const;
