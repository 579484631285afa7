import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { CompareSearch, TemplatesSearch } from './templates-search.ts';

const listPage = lazyPage(() => import('./pages/templates-page.tsx'), 'TemplatesPage');
const onePage = lazyPage(() => import('./pages/template-page.tsx'), 'TemplatePage');
const comparePage = lazyPage(() => import('./pages/compare-page.tsx'), 'ComparePage');

const admin = { roles: ROLE_GROUPS.super_admin };
const getParentRoute = () => userParent;

const list = createRoute({
  getParentRoute,
  path: 'admin/score-templates',
  staticData: admin,
  validateSearch: (search): TemplatesSearch => search,
  component: listPage,
});
const compare = createRoute({
  getParentRoute,
  path: 'admin/score-templates/compare',
  staticData: admin,
  validateSearch: (search): CompareSearch => search,
  component: comparePage,
});
const one = createRoute({
  getParentRoute,
  path: 'admin/score-templates/$templateId',
  staticData: admin,
  component: onePage,
});

export const scoreTemplatesAdminRoutes = {
  user: [list, compare, one],
} as const;
