import { createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import type { AdminPages } from './admin-pages.ts';
import { frameRoutes } from './areas/frames.tsx';
import { accountsRoutes } from './features/accounts/accounts.routes.tsx';
import { adjustmentsRoutes } from './features/adjustments/adjustments.routes.tsx';
import { administrationRoutes } from './features/administration/administration.routes.tsx';
import { agenciesRoutes } from './features/agencies/agencies.routes.tsx';
import { applicantsRoutes } from './features/applicants/applicants.routes.tsx';
import { applicationsRoutes } from './features/applications/applications.routes.tsx';
import { authRoutes } from './features/auth/auth.routes.tsx';
import { calendarsRoutes } from './features/calendars/calendars.routes.tsx';
import { correctionsRoutes } from './features/corrections/corrections.routes.tsx';
import { cvsRoutes } from './features/cvs/cvs.routes.tsx';
import { demoRoutes } from './features/demo/demo.routes.tsx';
import { expertPanelsRoutes } from './features/expert-panels/expert-panels.routes.tsx';
import { identitiesRoutes } from './features/identities/identities.routes.tsx';
import { interviewsRoutes } from './features/interviews/interviews.routes.tsx';
import { jobSearchRoutes } from './features/job-search/job-search.routes.tsx';
import { landingRoutes } from './features/landing/landing.routes.tsx';
import { notificationsRoutes } from './features/notifications/notifications.routes.tsx';
import { organizationsRoutes } from './features/organizations/organizations.routes.tsx';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.tsx';
import { playsRoutes } from './features/plays/plays.routes.tsx';
import { positionsRoutes } from './features/positions/positions.routes.tsx';
import { previewsRoutes } from './features/previews/previews.routes.tsx';
import { profileViewsRoutes } from './features/profile-views/profile-views.routes.tsx';
import { profilesRoutes } from './features/profiles/profiles.routes.tsx';
import { recruiterLinksRoutes } from './features/recruiter-links/recruiter-links.routes.tsx';
import { scoreCardsRoutes } from './features/score-cards/score-cards.routes.tsx';
import { scoreTemplatesRoutes } from './features/score-templates/score-templates.routes.tsx';
import { secondFactorsRoutes } from './features/second-factors/second-factors.routes.tsx';
import { simulationsRoutes } from './features/simulations/simulations.routes.tsx';
import { talentPoolRoutes } from './features/talent-pool/talent-pool.routes.tsx';
import { createQueryClient } from './platform/api/query-client.ts';
import {
  applyParent,
  openParent,
  playParent,
  publicParent,
  rootRoute,
  userParent,
} from './platform/router-roots.ts';
import { toast } from './ui/states/toast.ts';

/** Every feature's pages, one line a feature and parent. A page that is neither here nor in `admin-pages.ts` does not exist. */
const pagesWith = (admin: AdminPages) =>
  rootRoute.addChildren([
    openParent.addChildren([
      ...landingRoutes.open,
      ...accountsRoutes.open,
      ...personalDataRoutes.open,
      ...scoreCardsRoutes.open,
      ...organizationsRoutes.open,
      ...positionsRoutes.open,
      ...demoRoutes.open,
      ...expertPanelsRoutes.open,
      ...identitiesRoutes.open,
      ...interviewsRoutes.open,
      ...secondFactorsRoutes.open,
      ...jobSearchRoutes.open,
    ]),
    publicParent.addChildren([...authRoutes.public, ...accountsRoutes.public, ...secondFactorsRoutes.public]),
    userParent.addChildren([
      ...frameRoutes.user,
      ...accountsRoutes.user,
      ...administrationRoutes.user,
      ...adjustmentsRoutes.user,
      ...authRoutes.user,
      ...organizationsRoutes.user,
      ...recruiterLinksRoutes.user,
      ...agenciesRoutes.user,
      ...previewsRoutes.user,
      ...profilesRoutes.user,
      ...profileViewsRoutes.user,
      ...applicantsRoutes.user,
      ...applicationsRoutes.user,
      ...calendarsRoutes.user,
      ...correctionsRoutes.user,
      ...personalDataRoutes.user,
      ...interviewsRoutes.user,
      ...jobSearchRoutes.user,
      ...notificationsRoutes.user,
      ...cvsRoutes.user,
      ...positionsRoutes.user,
      ...talentPoolRoutes.user,
      ...scoreCardsRoutes.user,
      ...scoreTemplatesRoutes.user,
      ...simulationsRoutes.user,
      ...admin.user,
    ]),
    applyParent.addChildren([...applicationsRoutes.apply, ...playsRoutes.apply, ...adjustmentsRoutes.apply]),
    playParent.addChildren([
      ...playsRoutes.play,
      ...simulationsRoutes.play,
      ...previewsRoutes.play,
      ...admin.play,
    ]),
  ]);

/**
 * The app: its pages, and what the server has told for all of them. A history of its own where the server draws a page.
 * The super admin's pages come when one of them is opened: nobody else carries their addresses. With `admin` they are
 * all there from the start.
 */
export function createApp(history?: RouterHistory, admin?: AdminPages) {
  const client = createQueryClient((error) => toast.say({ ...error, tone: 'danger' }));
  const toCome = createRoute({
    getParentRoute: () => userParent,
    path: 'admin/$',
    staticData: { roles: ROLE_GROUPS.super_admin },
    beforeLoad: async ({ location }) => {
      const { adminPages } = await import('./admin-pages.ts');
      router.update({ ...router.options, routeTree: pagesWith(adminPages) });
      throw redirect({ href: location.href, replace: true });
    },
  });
  const router = createRouter({
    // Types know the pages to come: links to them are checked like all others.
    routeTree: pagesWith(admin ?? ({ user: [toCome], play: [] } as unknown as AdminPages)),
    context: { client },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: false,
    ...(history ? { history } : {}),
  });
  return { client, router };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApp>['router'];
  }
}
