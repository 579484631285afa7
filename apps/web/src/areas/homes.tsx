import type { Area } from '@tryout/domain/access/roles';
import type { ComponentType } from 'react';
import { lazyPage } from '../ui/states/lazy-page.tsx';

const places = lazyPage(() => import('./places-home.tsx'), 'PlacesHome');
const candidate = lazyPage(
  () => import('../features/applications/pages/candidate-home.tsx'),
  'CandidateHome',
);
const hiring = lazyPage(() => import('./hiring-home.tsx'), 'HiringHome');
const dashboard = lazyPage(
  () => import('../features/administration/pages/dashboard-page.tsx'),
  'DashboardPage',
);
const unknown = lazyPage(() => import('./unknown-home.tsx'), 'UnknownHome');

/** The home page of each area, each a chunk of its own. `PlacesHome` shows the area's places with what they are for. */
export const HOMES: Readonly<Record<Area, ComponentType>> = {
  super_admin: dashboard,
  candidate,
  independent_recruiter: hiring,
  company: hiring,
  employee: hiring,
  staffing_agency: places,
  unknown,
};
