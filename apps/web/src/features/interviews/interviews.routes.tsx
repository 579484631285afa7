import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { openParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const LISTS = ['upcoming', 'waiting', 'past'] as const;

const list = createRoute({
  getParentRoute: () => userParent,
  path: 'events',
  staticData: { roles: ROLE_GROUPS.recruiters_candidate_and_employee },
  validateSearch: (
    search,
  ): { list?: (typeof LISTS)[number]; page?: number; cursor?: string; q?: string; mine?: true } => {
    const chosen = LISTS.find((each) => each === search.list);
    const page = Number(search.page);
    return {
      ...(chosen && chosen !== 'upcoming' ? { list: chosen } : {}),
      ...(page > 1 ? { page } : {}),
      ...(typeof search.cursor === 'string' ? { cursor: search.cursor } : {}),
      ...(typeof search.q === 'string' && search.q ? { q: search.q.slice(0, 120) } : {}),
      ...(search.mine === true || search.mine === 'true' ? { mine: true as const } : {}),
    };
  },
  component: lazyPage(() => import('./pages/events-page.tsx'), 'EventsPage'),
});

const schedule = createRoute({
  getParentRoute: () => userParent,
  path: 'events/new',
  staticData: { roles: ROLE_GROUPS.recruiters },
  validateSearch: (search): { application?: string } =>
    typeof search.application === 'string' ? { application: search.application } : {},
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

const book = createRoute({
  getParentRoute: () => openParent,
  path: '/book/$token',
  component: lazyPage(() => import('./pages/booking-page.tsx'), 'BookingPage'),
});

export const interviewsRoutes = { user: [list, schedule, availability, one], open: [book] } as const;
