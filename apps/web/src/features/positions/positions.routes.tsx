import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS, type UserType } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { JobsSearch } from './jobs-search.ts';
import type { InvitesSearch, PositionsSearch } from './positions-search.ts';
import type { WizardSearch } from './simulation-search.ts';

const READERS: readonly UserType[] = [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee, 'super_admin'];

// The pages read what they understand of their addresses, so that reading is no part of the first load.
const jobsCalls = () => import('./jobs.api.ts');
const jobsAddress = () => import('./jobs-search.ts');
const jobsComponent = lazyPage(() => import('./pages/jobs-page.tsx'), 'JobsPage');

const jobs = createRoute({
  getParentRoute: () => openParent,
  path: '/jobs',
  validateSearch: (search): JobsSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, deps }) => {
    const [{ jobsQuery }, { readJobsSearch }] = await Promise.all([jobsCalls(), jobsAddress()]);
    void client.prefetchQuery(jobsQuery(readJobsSearch({ ...deps })));
  },
  component: jobsComponent,
});

const jobsOf = createRoute({
  getParentRoute: () => openParent,
  path: '/jobs/$organization_slug',
  validateSearch: (search): JobsSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, params, deps }) => {
    const [{ jobsQuery }, { readJobsSearch }] = await Promise.all([jobsCalls(), jobsAddress()]);
    void client.prefetchQuery(jobsQuery(readJobsSearch({ ...deps }), params.organization_slug));
  },
  component: jobsComponent,
});

const job = createRoute({
  getParentRoute: () => openParent,
  path: '/jobs/$organization_slug/$position_slug',
  validateSearch: (search): { invite?: string | undefined } => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, params, deps }) => {
    const { jobQuery, readInvite } = await jobsCalls();
    void client.prefetchQuery(jobQuery(params, readInvite(deps)));
  },
  component: lazyPage(() => import('./pages/job-page.tsx'), 'JobPage'),
});

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'positions',
  staticData: { roles: READERS },
  validateSearch: (search): PositionsSearch => search,
  component: lazyPage(() => import('./pages/positions-page.tsx'), 'PositionsPage'),
});

const overview = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id',
  staticData: { roles: READERS },
  component: lazyPage(() => import('./pages/position-overview-page.tsx'), 'PositionOverviewPage'),
});

const share = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/share',
  staticData: { roles: READERS },
  validateSearch: (search): { published?: true | undefined } => search,
  component: lazyPage(() => import('./pages/share-page.tsx'), 'SharePage'),
});

const wizard = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/edit/$step',
  staticData: { roles: [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee] },
  validateSearch: (search): WizardSearch => search,
  component: lazyPage(() => import('./pages/position-wizard-page.tsx'), 'PositionWizardPage'),
});

const invites = createRoute({
  getParentRoute: () => userParent,
  path: 'invites',
  staticData: { roles: ROLE_GROUPS.recruiters },
  validateSearch: (search): InvitesSearch => search,
  component: lazyPage(() => import('./pages/invites-page.tsx'), 'InvitesPage'),
});

export const positionsRoutes = {
  open: [jobs, jobsOf, job],
  user: [list, overview, share, wizard, invites],
} as const;
