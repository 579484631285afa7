import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { UserType } from '@tryout/domain/access/roles';
import type { FlagKey } from '@tryout/domain/feature-flags/flags';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open the page; others are signed out (spec §2), or told so where a link of ours led them here. Below `/user` everyone signed in when left out. */
    roles?: readonly UserType[];
    /** The feature flag that the page is part of; those for whom it is off are told so. */
    flag?: FlagKey;
    /** For pages below `/public`: `authLinks` sends signed-in users on without a word. Default `restricted`. */
    publicMode?: 'restricted' | 'authLinks';
    /** Open also while a changed text waits to be accepted; every other page of `/user` leads to it. */
    beforeTerms?: boolean;
  }
}

/**
 * The trunk of the route tree. Features hang their pages on one of these parents; the areas give each parent its
 * frame. `…/pages` are loaded only when opened (`lazyPage`).
 */
export const rootRoute = createRootRouteWithContext<{
  client: QueryClient;
  /** Fetches the super admin's pages and gives them to the router. `before`: they were there; `missing`: they did not come. */
  addAdminPages: () => Promise<'before' | 'now' | 'missing'>;
}>()();

/** Open pages, signed in or not: landing, jobs, invitations. Public frame. */
export const openParent = createRoute({ getParentRoute: () => rootRoute, id: '_open' });

/** `/public/…`: for visitors who are signed out. Public frame. */
export const publicParent = createRoute({ getParentRoute: () => rootRoute, path: '/public' });

/** `/user/…`: the signed-in area, chosen by user_type. App frame. */
export const userParent = createRoute({ getParentRoute: () => rootRoute, path: '/user' });

/** The candidate's one-column flow; write the whole path (`/apply/$id/you`). Light frame, no heading font. */
export const applyParent = createRoute({ getParentRoute: () => rootRoute, id: '_apply' });

/** Full-screen play: nothing around it; write the whole path (`/apply/$id/play`). */
export const playParent = createRoute({ getParentRoute: () => rootRoute, id: '_play' });
