import { createRoute } from '@tanstack/react-router';
import { applyParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { ApplicationsSearch, QuestionsSearch } from './applications-search.ts';

const CANDIDATE = { roles: ['candidate'] } as const;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const start = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/new',
  validateSearch: (search): { position?: string; invite?: string } => ({
    ...(text(search.position) ? { position: text(search.position) } : {}),
    ...(text(search.invite) ? { invite: text(search.invite) } : {}),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { client }, deps: { position, invite } }) => {
    const { startQuery } = await import('./start.api.ts');
    if (position) void client.prefetchQuery(startQuery(position, invite));
  },
  component: lazyPage(() => import('./pages/start-page.tsx'), 'StartPage'),
});

const next = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id',
  component: lazyPage(() => import('./pages/next-step-page.tsx'), 'NextStepPage'),
});

const you = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/you',
  component: lazyPage(() => import('./pages/you-page.tsx'), 'YouPage'),
});

const cv = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/cv',
  component: lazyPage(() => import('./pages/cv-page.tsx'), 'CvPage'),
});

const questions = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/questions',
  // These pages read what they understand, so that reading is no part of the first load.
  validateSearch: (search): QuestionsSearch => search,
  component: lazyPage(() => import('./pages/questions-page.tsx'), 'QuestionsPage'),
});

const send = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/send',
  component: lazyPage(() => import('./pages/send-page.tsx'), 'SendPage'),
});

const done = createRoute({
  getParentRoute: () => applyParent,
  path: '/apply/$id/done',
  component: lazyPage(() => import('./pages/done-page.tsx'), 'DonePage'),
});

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'applications',
  staticData: CANDIDATE,
  validateSearch: (search): ApplicationsSearch => search,
  component: lazyPage(() => import('./pages/applications-page.tsx'), 'ApplicationsPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'applications/$id',
  staticData: CANDIDATE,
  component: lazyPage(() => import('./pages/application-page.tsx'), 'ApplicationPage'),
});

/** The candidate's flow and the candidate's own applications. */
export const applicationsRoutes = {
  apply: [start, next, you, cv, questions, send, done],
  user: [list, one],
} as const;
