import { createRoute } from '@tanstack/react-router';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { RunsSearch } from './runs-search.ts';

const ai = createRoute({
  getParentRoute: () => userParent,
  path: 'ai/$part',
  staticData: { roles: ['super_admin', 'company_admin', 'independent_recruiter'] },
  validateSearch: (search): RunsSearch => search,
  component: lazyPage(() => import('./pages/ai-page.tsx'), 'AiPage'),
});

export const aiAssistRoutes = { user: [ai] } as const;
