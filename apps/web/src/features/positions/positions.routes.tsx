import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS, type UserType } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { JobsSearch } from './jobs.api.ts';
import type { InvitesSearch, PositionsSearch } from './positions-search.ts';
import type { WizardSearch } from './simulation-search.ts';

const READERS: readonly UserType[] = [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee, 'super_admin'];
// Agencies have this place too; it tells them what will be in it.
const VISITORS: readonly UserType[] = [...READERS, ...ROLE_GROUPS.staffing_agency];

const words = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, 120) : undefined;
const token = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, 400) : undefined;
const number = (value: unknown) =>
  Number.isInteger(Number(value)) && Number(value) > 1 ? Number(value) : undefined;

function oneOf<T extends string>(value: unknown, options: readonly T[]): T | undefined {
  return options.find((option) => option === value);
}

const paging = (search: Record<string, unknown>) => ({
  page: number(search.page),
  // A cursor without its page would count from one again.
  cursor: number(search.page) ? token(search.cursor) : undefined,
});

function jobsSearch(search: Record<string, unknown>): JobsSearch {
  return {
    q: words(search.q),
    place: words(search.place),
    job_type: oneOf(search.job_type, ['full_time', 'part_time', 'contract', 'internship', 'apprenticeship']),
    level: oneOf(search.level, ['entry', 'intermediate', 'advanced']),
    remote: oneOf(search.remote, ['no', 'yes', 'hybrid']),
    ...paging(search),
  };
}

const jobsComponent = lazyPage(() => import('./pages/jobs-page.tsx'), 'JobsPage');

const jobs = createRoute({
  getParentRoute: () => openParent,
  path: '/jobs',
  validateSearch: jobsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, deps }) => {
    const { jobsQuery } = await import('./jobs.api.ts');
    void client.prefetchQuery(jobsQuery(deps));
  },
  component: jobsComponent,
});

const jobsOf = createRoute({
  getParentRoute: () => openParent,
  path: '/jobs/$organization_slug',
  validateSearch: jobsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, params, deps }) => {
    const { jobsQuery } = await import('./jobs.api.ts');
    void client.prefetchQuery(jobsQuery(deps, params.organization_slug));
  },
  component: jobsComponent,
});

const job = createRoute({
  getParentRoute: () => openParent,
  path: '/jobs/$organization_slug/$position_slug',
  validateSearch: (search: Record<string, unknown>): { invite?: string | undefined } => ({
    invite: token(search.invite),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, params, deps }) => {
    const { jobQuery } = await import('./jobs.api.ts');
    void client.prefetchQuery(jobQuery(params, deps.invite));
  },
  component: lazyPage(() => import('./pages/job-page.tsx'), 'JobPage'),
});

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'positions',
  staticData: { roles: VISITORS },
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
  validateSearch: (search: Record<string, unknown>): { published?: true | undefined } => ({
    published: search.published === true ? true : undefined,
  }),
  component: lazyPage(() => import('./pages/share-page.tsx'), 'SharePage'),
});

const wizard = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/edit/$step',
  staticData: { roles: [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee] },
  validateSearch: (search: Record<string, unknown>): WizardSearch => ({
    q: words(search.q),
    traits: token(search.traits),
    minutes: number(search.minutes),
  }),
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
