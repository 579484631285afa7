import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { CompareSearch, TemplatesSearch } from './templates-search.ts';

const listPage = lazyPage(() => import('./pages/templates-page.tsx'), 'TemplatesPage');
const onePage = lazyPage(() => import('./pages/template-page.tsx'), 'TemplatePage');
const comparePage = lazyPage(() => import('./pages/compare-page.tsx'), 'ComparePage');

const admin = { roles: ROLE_GROUPS.super_admin };
const recruiters = { roles: ROLE_GROUPS.recruiters };
const getParentRoute = () => userParent;

// The same pages twice: the platform's templates for the super admin, an organization's for its recruiters.
const adminList = createRoute({
  getParentRoute,
  path: 'admin/score-templates',
  staticData: admin,
  validateSearch: (search): TemplatesSearch => search,
  component: listPage,
});
const adminCompare = createRoute({
  getParentRoute,
  path: 'admin/score-templates/compare',
  staticData: admin,
  validateSearch: (search): CompareSearch => search,
  component: comparePage,
});
const adminOne = createRoute({
  getParentRoute,
  path: 'admin/score-templates/$templateId',
  staticData: admin,
  component: onePage,
});
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
  user: [adminList, adminCompare, adminOne, list, compare, one],
} as const;
