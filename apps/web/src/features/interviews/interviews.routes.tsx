import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { fetchEarly } from '../../platform/session/fetch-early.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import type { EventsSearch } from './events-search.ts';
import type { ScheduleSearch } from './schedule-search.ts';

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'events',
  staticData: { roles: ROLE_GROUPS.recruiters_candidate_and_employee },
  // The page reads what it understands, so that reading is no part of the first load.
  validateSearch: (search): EventsSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client }, deps }) => {
    const asking = import('./early-calendar.ts');
    void fetchEarly(client, ROLE_GROUPS.recruiters_candidate_and_employee, async (user_type) =>
      asking.then((early) => early.askForCalendar(client, { ...deps }, user_type)),
    ).catch(() => undefined);
    // It comes with the page's own file, and is here when the first view looks whether something was asked for.
    return asking.then(
      () => null,
      // The page asks by itself where the file did not come.
      () => null,
    );
  },
  component: lazyPage(() => import('./pages/events-page.tsx'), 'EventsPage'),
});

const schedule = createRoute({
  getParentRoute: () => userParent,
  path: 'events/new',
  staticData: { roles: ROLE_GROUPS.recruiters },
  validateSearch: (search): ScheduleSearch => search,
  component: lazyPage(() => import('./pages/schedule-page.tsx'), 'SchedulePage'),
});

const availability = createRoute({
  getParentRoute: () => userParent,
  path: 'events/availability',
  staticData: { roles: ROLE_GROUPS.recruiters_candidate_and_employee },
  component: lazyPage(() => import('./pages/availability-page.tsx'), 'AvailabilityPage'),
});

const one = createRoute({
  getParentRoute: () => userParent,
  path: 'events/$eventId',
  staticData: { roles: ROLE_GROUPS.recruiters_candidate_and_employee },
  component: lazyPage(() => import('./pages/event-page.tsx'), 'EventPage'),
});

const kit = createRoute({
  getParentRoute: () => userParent,
  path: 'events/$eventId/kit',
  staticData: { roles: [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.employee] },
  component: lazyPage(() => import('./kit/kit-page.tsx'), 'KitPage'),
});

const questions = createRoute({
  getParentRoute: () => userParent,
  path: 'positions/$id/interview-questions',
  staticData: { roles: ROLE_GROUPS.recruiters },
  component: lazyPage(() => import('./kit/questions-page.tsx'), 'QuestionsPage'),
});

const book = createRoute({
  getParentRoute: () => openParent,
  path: '/book/$token',
  component: lazyPage(() => import('./pages/booking-page.tsx'), 'BookingPage'),
});

export const interviewsRoutes = {
  user: [list, schedule, availability, one, kit, questions],
  open: [book],
} as const;
