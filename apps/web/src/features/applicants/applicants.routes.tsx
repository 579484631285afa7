import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS, type UserType } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { fetchEarly } from '../../platform/session/fetch-early.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import {
  APPLICANT_TABS,
  type ApplicantSearch,
  type CompareSearch,
  type ReviewSearch,
} from './applicant-search.ts';
import { applicantsQuery, summaryQuery } from './applicants-list.api.ts';
import { readListFilters, readListSearch } from './list-search.ts';

const READERS: readonly UserType[] = [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee];

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/applicants',
  staticData: { roles: READERS },
  validateSearch: readListSearch,
  // Who is open beside the list is nothing that the list asks for.
  loaderDeps: ({ search: { open: _, ...list } }) => list,
  loader: ({ context: { client }, params, deps }) => {
    void fetchEarly(client, READERS, async () => {
      const list = deps.view === 'board' ? [] : [client.prefetchQuery(applicantsQuery(params.id, deps))];
      await Promise.all([client.prefetchQuery(summaryQuery(params.id)), ...list]);
    });
  },
  component: lazyPage(() => import('./pages/applicants-page.tsx'), 'ApplicantsPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/applicants/$applicationId',
  staticData: { roles: READERS },
  validateSearch: (search: Record<string, unknown>): ApplicantSearch => {
    return { tab: APPLICANT_TABS.find((tab) => tab === search.tab), ...readListFilters(search) };
  },
  component: lazyPage(() => import('./pages/applicant-page.tsx'), 'ApplicantPage'),
});

const review = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/applicants/review',
  staticData: { roles: READERS },
  validateSearch: (search: Record<string, unknown>): ReviewSearch => ({
    ...readListFilters(search),
    at: typeof search.at === 'string' && search.at !== '' ? search.at.slice(0, 36) : undefined,
    blind: search.blind === true ? true : undefined,
    done: search.done === true ? true : undefined,
  }),
  component: lazyPage(() => import('./pages/review-page.tsx'), 'ReviewPage'),
});

const compare = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/applicants/compare',
  staticData: { roles: READERS },
  validateSearch: (search: Record<string, unknown>): CompareSearch => ({
    ids: [search.ids].flat().filter((id) => typeof id === 'string'),
    differences: search.differences === true ? true : undefined,
    blind: search.blind === true ? true : undefined,
  }),
  component: lazyPage(() => import('./pages/compare-page.tsx'), 'ComparePage'),
});

export const applicantsRoutes = { user: [list, review, compare, one] } as const;
