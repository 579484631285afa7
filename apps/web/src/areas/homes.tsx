import type { Area } from '@tryout/domain/roles';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Home = LazyExoticComponent<ComponentType>;

const places: Home = lazy(() => import('./places-home.tsx').then((m) => ({ default: m.PlacesHome })));
const candidate: Home = lazy(() =>
  import('../features/applications/pages/candidate-home.tsx').then((m) => ({ default: m.CandidateHome })),
);
const hiring: Home = lazy(() => import('./hiring-home.tsx').then((m) => ({ default: m.HiringHome })));
const dashboard: Home = lazy(() =>
  import('../features/administration/pages/dashboard-page.tsx').then((m) => ({ default: m.DashboardPage })),
);
const unknown: Home = lazy(() => import('./unknown-home.tsx').then((m) => ({ default: m.UnknownHome })));

/** The home page of each area, each a chunk of its own. `PlacesHome` shows the area's places with what they are for. */
export const HOMES: Readonly<Record<Area, Home>> = {
  super_admin: dashboard,
  candidate,
  independent_recruiter: hiring,
  company: hiring,
  employee: hiring,
  staffing_agency: places,
  unknown,
};
