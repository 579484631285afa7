import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { playParent, userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

type StationSettings = Readonly<Record<string, number | boolean | string>>;

/** Settings of a station as its address has them; what the game does not take, the server refuses. */
function settingsOf(found: unknown): StationSettings | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => ['number', 'boolean', 'string'].includes(typeof value)),
  );
}

const roles = [...ROLE_GROUPS.recruiters, ...ROLE_GROUPS.super_admin];

const candidates = createRoute({
  getParentRoute: () => userParent,
  path: 'simulations/$simulationId/candidates',
  staticData: { roles },
  component: lazyPage(() => import('./pages/candidates-page.tsx'), 'CandidatesPage'),
});

const stationSearch = (search: Record<string, unknown>): { task?: string; settings?: StationSettings } => ({
  task: typeof search.task === 'string' && search.task ? search.task : undefined,
  settings: settingsOf(search.settings),
});

// What such a play came to: back in the frame of the area.
const played = createRoute({
  getParentRoute: () => userParent,
  path: 'simulations/$simulationId/played',
  staticData: { roles },
  validateSearch: stationSearch,
  component: lazyPage(() => import('./pages/played-page.tsx'), 'PlayedPage'),
});

// The whole simulation, or with `task` one station, with other `settings` where some are named. Fills the screen as a candidate's play does; the page guards itself, for the play frame guards nothing.
const play = createRoute({
  getParentRoute: () => playParent,
  path: '/user/simulations/$simulationId/play',
  staticData: { roles },
  validateSearch: stationSearch,
  component: lazyPage(() => import('./pages/own-play-page.tsx'), 'OwnPlayPage'),
});

export const previewsRoutes = { user: [candidates, played], play: [play] } as const;
