import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { ConditionsSearch, FormulasSearch, PlaySearch } from './formulas-search.ts';

// What an address says is read by the page: everybody's first load stays without it.
const roles = ROLE_GROUPS.super_admin;

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/formulas',
  staticData: { roles },
  validateSearch: (search): FormulasSearch => search,
  component: lazyPage(() => import('./pages/formulas-page.tsx'), 'FormulasPage'),
});

const played = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/formulas/play',
  staticData: { roles },
  validateSearch: (search): PlaySearch => search,
  component: lazyPage(() => import('./pages/play-page.tsx'), 'PlayToFormulaPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/formulas/$formulaId',
  staticData: { roles },
  component: lazyPage(() => import('./pages/formula-page.tsx'), 'FormulaPage'),
});

const conditions = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/formulas/conditions',
  staticData: { roles },
  validateSearch: (search): ConditionsSearch => search,
  component: lazyPage(() => import('./pages/conditions-page.tsx'), 'ConditionsPage'),
});

const condition = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/formulas/conditions/$conditionId',
  staticData: { roles },
  component: lazyPage(() => import('./pages/condition-page.tsx'), 'ConditionPage'),
});

const operators = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/formulas/operators',
  staticData: { roles },
  component: lazyPage(() => import('./pages/operators-page.tsx'), 'OperatorsPage'),
});

export const formulasAdminRoutes = { user: [list, played, conditions, operators, condition, one] } as const;
