import { createRoute, createRouter, notFound, type RouterHistory, redirect } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import type { AdminPages } from './admin-pages.tsx';
import { frameRoutes } from './areas/frames.tsx';
import { accountsRoutes } from './features/accounts/accounts.routes.tsx';
import { adjustmentsRoutes } from './features/adjustments/adjustments.routes.tsx';
import { administrationRoutes } from './features/administration/administration.routes.tsx';
import { agenciesRoutes } from './features/agencies/agencies.routes.tsx';
import { aiAssistRoutes } from './features/ai-assist/ai-assist.routes.tsx';
import { applicantsRoutes } from './features/applicants/applicants.routes.tsx';
import { applicationsRoutes } from './features/applications/applications.routes.tsx';
import { authRoutes } from './features/auth/auth.routes.tsx';
import { calendarsRoutes } from './features/calendars/calendars.routes.tsx';
import { correctionsRoutes } from './features/corrections/corrections.routes.tsx';
import { cvsRoutes } from './features/cvs/cvs.routes.tsx';
import { demoRoutes } from './features/demo/demo.routes.tsx';
import { expertPanelsRoutes } from './features/expert-panels/expert-panels.routes.tsx';
import { hiringReportsRoutes } from './features/hiring-reports/hiring-reports.routes.tsx';
import { identitiesRoutes } from './features/identities/identities.routes.tsx';
import { impactReportsRoutes } from './features/impact-reports/impact-reports.routes.tsx';
import { interviewsRoutes } from './features/interviews/interviews.routes.tsx';
import { jobSearchRoutes } from './features/job-search/job-search.routes.tsx';
import { landingRoutes } from './features/landing/landing.routes.tsx';
import { leadsRoutes } from './features/leads/leads.routes.tsx';
import { notificationsRoutes } from './features/notifications/notifications.routes.tsx';
import { organizationsRoutes } from './features/organizations/organizations.routes.tsx';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.tsx';
import { picturesRoutes } from './features/pictures/pictures.routes.tsx';
import { plansRoutes } from './features/plans/plans.routes.tsx';
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
import { surveysRoutes } from './features/surveys/surveys.routes.tsx';
import { talentPoolRoutes } from './features/talent-pool/talent-pool.routes.tsx';
import { whatIfRoutes } from './features/what-if/what-if.routes.tsx';
import { createQueryClient } from './platform/api/query-client.ts';
import {
  applyParent,
  openParent,
  playParent,
  publicParent,
  rootRoute,
  userParent,
} from './platform/router-roots.ts';
import { lazyPage } from './ui/states/lazy-page.tsx';
import { toast } from './ui/states/toast.ts';

const adminFile = () => import('./admin-pages.tsx');

/** Stands for all pages of `admin-pages.tsx` until one of them is opened; then for what is none of them. */
const adminToCome = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/$',
  staticData: { roles: ROLE_GROUPS.super_admin },
  beforeLoad: async ({ location, context }) => {
    const came = await context.addAdminPages();
    if (came === 'before') throw notFound();
    if (came === 'now') throw redirect({ href: location.href, replace: true });
  },
  // Drawn where the file did not come: says why, and goes on as soon as it does.
  component: lazyPage(adminFile, 'AdminPagesHere'),
});

/** Every feature's pages, one line a feature and parent. A page that is neither here nor in `admin-pages.tsx` does not exist. */
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
      ...hiringReportsRoutes.open,
      ...leadsRoutes.open,
      ...surveysRoutes.open,
      ...plansRoutes.open,
      ...picturesRoutes.open,
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
      ...hiringReportsRoutes.user,
      ...impactReportsRoutes.user,
      ...aiAssistRoutes.user,
      ...interviewsRoutes.user,
      ...jobSearchRoutes.user,
      ...notificationsRoutes.user,
      ...cvsRoutes.user,
      ...plansRoutes.user,
      ...positionsRoutes.user,
      ...surveysRoutes.user,
      ...talentPoolRoutes.user,
      ...scoreCardsRoutes.user,
      ...scoreTemplatesRoutes.user,
      ...simulationsRoutes.user,
      ...whatIfRoutes.user,
      ...admin.user,
      adminToCome,
    ]),
    applyParent.addChildren([...applicationsRoutes.apply, ...playsRoutes.apply, ...adjustmentsRoutes.apply]),
    playParent.addChildren([
      ...playsRoutes.play,
      ...simulationsRoutes.play,
      ...previewsRoutes.play,
      ...admin.play,
    ]),
  ]);

// Types know the pages to come from the start: links to them are checked like all others.
const routeTree = pagesWith({ user: [], play: [] } as unknown as AdminPages);

/**
 * The app: its pages, and what the server has told for all of them. A history of its own where the server draws a page.
 * The super admin's pages come when one of them is opened: nobody else carries their addresses.
 */
export function createApp(history?: RouterHistory) {
  const client = createQueryClient(({ offer, ...error }) =>
    offer
      ? toast.offer({ ...error, label: offer.label, run: () => void router.navigate({ href: offer.page }) })
      : toast.say({ ...error, tone: 'danger' }),
  );
  let areHere = false;
  const addAdminPages = async () => {
    if (areHere) return 'before';
    const parts = await adminFile().catch(() => null);
    if (!parts) return 'missing';
    areHere = true;
    pagesWith(parts.adminPages);
    router.setRoutes(router.buildRouteTree());
    return 'now';
  };
  const router = createRouter({
    routeTree,
    context: { client, addAdminPages },
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
