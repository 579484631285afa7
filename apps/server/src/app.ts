import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { ALL_ROUTES } from '@tryout/contract/all-routes';
import { hasPage } from '@tryout/contract/page-addresses';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { accountsHandlers } from './features/accounts/accounts.routes.ts';
import { administrationLoaders } from './features/administration/administration.refs.ts';
import { administrationHandlers } from './features/administration/administration.routes.ts';
import { appConfigLoaders } from './features/app-config/app-config.refs.ts';
import { appConfigHandlers } from './features/app-config/app-config.routes.ts';
import { applicantLoaders } from './features/applicants/applicants.refs.ts';
import { applicantsHandlers } from './features/applicants/applicants.routes.ts';
import { bulkJob } from './features/applicants/bulk/carry-out-bulk.ts';
import { tellOfMoveJob } from './features/applicants/moves/status-news.ts';
import { applicationLoaders } from './features/applications/applications.refs.queries.ts';
import { applicationsHandlers } from './features/applications/applications.routes.ts';
import { idleApplicationsJob } from './features/applications/idle-applications.job.ts';
import { authLoaders } from './features/auth/auth.refs.queries.ts';
import { authHandlers } from './features/auth/auth.routes.ts';
import { buildLoaders } from './features/builds/builds.refs.ts';
import { buildsHandlers } from './features/builds/builds.routes.ts';
import { buildsPlayHandlers } from './features/builds/builds-play.routes.ts';
import { isolatePagesOfGames, keepHostsApart } from './features/builds/host/keep-hosts-apart.ts';
import { buildsRuntimeHandlers } from './features/builds/runtime/builds-runtime.routes.ts';
import { scanBuildJob } from './features/builds/scan/scan-build.job.ts';
import { buildsUploadsHandlers } from './features/builds/uploads/builds-uploads.routes.ts';
import { buildsVersionsHandlers } from './features/builds/versions/builds-versions.routes.ts';
import { correctionsLoaders } from './features/corrections/corrections.refs.ts';
import { correctionsHandlers } from './features/corrections/corrections.routes.ts';
import { cvLoaders } from './features/cvs/cvs.refs.ts';
import { cvsHandlers } from './features/cvs/cvs.routes.ts';
import { readCvJob } from './features/cvs/read-cv.job.ts';
import { demoHandlers } from './features/demo/demo.routes.ts';
import { conditionsHandlers } from './features/formulas/conditions.routes.ts';
import { formulaLoaders } from './features/formulas/formulas.refs.ts';
import { formulasHandlers } from './features/formulas/formulas.routes.ts';
import { operatorsHandlers } from './features/formulas/operators.routes.ts';
import { identitiesHandlers } from './features/identities/identities.routes.ts';
import { libraryTransferHandlers } from './features/library-transfer/library-transfer.routes.ts';
import { normLoaders } from './features/norms/norms.refs.ts';
import { normsHandlers } from './features/norms/norms.routes.ts';
import { notificationLoaders } from './features/notifications/notifications.refs.ts';
import { notificationsHandlers } from './features/notifications/notifications.routes.ts';
import { membersHandlers } from './features/organizations/members.routes.ts';
import { organizationsLoaders } from './features/organizations/organizations.refs.queries.ts';
import { organizationsHandlers } from './features/organizations/organizations.routes.ts';
import { partsHandlers } from './features/organizations/parts.routes.ts';
import { reasonsHandlers } from './features/organizations/reasons.routes.ts';
import { stageMailsHandlers } from './features/organizations/stage-mails.routes.ts';
import { confirmationsHandlers } from './features/plays/confirmations/confirmations.routes.ts';
import { lookAgainJob } from './features/plays/evidence/look-again.job.ts';
import { playDeadlinesJob } from './features/plays/play-deadlines.job.ts';
import { watchPlaysJob } from './features/plays/plays.jobs.ts';
import { playsHandlers } from './features/plays/plays.routes.ts';
import { closeExpiredJob } from './features/positions/close-expired.job.ts';
import { candidateInvitesHandlers } from './features/positions/invitations/invitations.routes.ts';
import { registerJobPages } from './features/positions/jobs/job-pages.ts';
import { jobsHandlers } from './features/positions/jobs/jobs.routes.ts';
import { positionPeopleHandlers } from './features/positions/people/people.routes.ts';
import { positionLoaders } from './features/positions/positions.refs.ts';
import { positionsHandlers } from './features/positions/positions.routes.ts';
import { positionQuestionsHandlers } from './features/positions/questions/questions.routes.ts';
import { previewsHandlers } from './features/previews/previews.routes.ts';
import { profilesLoaders } from './features/profiles/profiles.refs.queries.ts';
import { profilesHandlers } from './features/profiles/profiles.routes.ts';
import { referenceDataLoaders } from './features/reference-data/reference-data.refs.queries.ts';
import { referenceDataHandlers } from './features/reference-data/reference-data.routes.ts';
import { savedViewsLoaders } from './features/saved-views/saved-views.refs.ts';
import { savedViewsHandlers } from './features/saved-views/saved-views.routes.ts';
import { scoreCardsLoaders } from './features/score-cards/score-cards.refs.ts';
import { scoreCardsHandlers } from './features/score-cards/score-cards.routes.ts';
import { scoreTemplateLoaders } from './features/score-templates/score-templates.refs.ts';
import { scoreTemplatesHandlers } from './features/score-templates/score-templates.routes.ts';
import { sealSecurityLogJob } from './features/security-log/security-log.jobs.ts';
import { securityLogHandlers } from './features/security-log/security-log.routes.ts';
import { simulationsAttachmentsHandlers } from './features/simulations/attachments/attachments.routes.ts';
import { simulationsBuildingHandlers } from './features/simulations/building/building.routes.ts';
import { simulationsLifeHandlers } from './features/simulations/life/life.routes.ts';
import { simulationLoaders } from './features/simulations/simulations.refs.ts';
import { simulationsHandlers } from './features/simulations/simulations.routes.ts';
import { housekeepingJob } from './features/system/housekeeping.job.ts';
import { sweepFilesJob } from './features/system/sweep-files.job.ts';
import { systemHandlers } from './features/system/system.routes.ts';
import { taskLoaders } from './features/tasks/tasks.refs.ts';
import { tasksHandlers } from './features/tasks/tasks.routes.ts';
import { termsLoaders } from './features/terms/terms.refs.queries.ts';
import { termsHandlers } from './features/terms/terms.routes.ts';
import { traitLoaders } from './features/traits/traits.refs.ts';
import { traitsHandlers } from './features/traits/traits.routes.ts';
import { answerErrors } from './platform/http/answer-errors.ts';
import type { Handled } from './platform/http/call.ts';
import { sessionCookieName } from './platform/http/cookies.ts';
import { endConnectionsWhenStopping } from './platform/http/end-connections.ts';
import { httpSays } from './platform/http/http.messages.ts';
import { inlineScriptSources } from './platform/http/inline-scripts.ts';
import { languageOf } from './platform/http/language-of.ts';
import type { RefLoaders } from './platform/http/refs.ts';
import { refuseUndeclaredRoutes, registerRoutes } from './platform/http/register-routes.ts';
import type { JobHandler } from './platform/jobs/jobs.ts';
import { sendMailJob } from './platform/mail/send-mail.job.ts';
import { pageDrawer, pathOf } from './platform/pages/drawn-pages.ts';
import { readEarlyPages } from './platform/pages/early-pages.ts';
import type { Services } from './platform/services.ts';

/** Every feature's routes, in one visible list. */
const HANDLERS: readonly Handled[] = [
  ...systemHandlers,
  ...securityLogHandlers,
  ...administrationHandlers,
  ...accountsHandlers,
  ...appConfigHandlers,
  ...authHandlers,
  ...identitiesHandlers,
  ...membersHandlers,
  ...organizationsHandlers,
  ...partsHandlers,
  ...reasonsHandlers,
  ...stageMailsHandlers,
  ...previewsHandlers,
  ...profilesHandlers,
  ...referenceDataHandlers,
  ...termsHandlers,
  ...traitsHandlers,
  ...applicationsHandlers,
  ...applicantsHandlers,
  ...formulasHandlers,
  ...conditionsHandlers,
  ...operatorsHandlers,
  ...libraryTransferHandlers,
  ...normsHandlers,
  ...notificationsHandlers,
  ...savedViewsHandlers,
  ...positionsHandlers,
  ...positionQuestionsHandlers,
  ...positionPeopleHandlers,
  ...candidateInvitesHandlers,
  ...jobsHandlers,
  ...correctionsHandlers,
  ...cvsHandlers,
  ...buildsHandlers,
  ...buildsPlayHandlers,
  ...buildsRuntimeHandlers,
  ...buildsUploadsHandlers,
  ...buildsVersionsHandlers,
  ...playsHandlers,
  ...confirmationsHandlers,
  ...scoreCardsHandlers,
  ...scoreTemplatesHandlers,
  ...simulationsHandlers,
  ...simulationsBuildingHandlers,
  ...simulationsAttachmentsHandlers,
  ...simulationsLifeHandlers,
  ...tasksHandlers,
  ...demoHandlers,
];

/** Who can fetch which kind of record; each feature brings its own. */
const LOADERS: RefLoaders = {
  ...administrationLoaders,
  ...appConfigLoaders,
  ...authLoaders,
  ...organizationsLoaders,
  ...profilesLoaders,
  ...referenceDataLoaders,
  ...termsLoaders,
  ...traitLoaders,
  ...applicationLoaders,
  ...applicantLoaders,
  ...formulaLoaders,
  ...normLoaders,
  ...notificationLoaders,
  ...savedViewsLoaders,
  ...correctionsLoaders,
  ...cvLoaders,
  ...buildLoaders,
  ...positionLoaders,
  ...scoreCardsLoaders,
  ...simulationLoaders,
  ...taskLoaders,
  ...scoreTemplateLoaders,
};

/** Background work, in one visible list. */
export function jobHandlers(services: Services): readonly JobHandler[] {
  return [
    sendMailJob(services.config, services.db),
    sealSecurityLogJob(services),
    idleApplicationsJob(services),
    tellOfMoveJob(services),
    bulkJob(services),
    readCvJob(services),
    scanBuildJob(services),
    watchPlaysJob(services.db),
    playDeadlinesJob(services),
    lookAgainJob(services),
    closeExpiredJob(services),
    housekeepingJob(services),
    sweepFilesJob(services),
  ] as readonly JobHandler[];
}

const pagePolicy = (buildsUrl: string, inlineScripts: readonly string[]) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ["'self'", 'blob:', buildsUrl],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
    upgradeInsecureRequests: null,
  },
});

/** Builds the server: platform, then every feature. `webRoot` is the built front end, or null to serve none. */
export async function buildApp(
  services: Services,
  options: { webRoot: string | null; rateLimits: boolean },
): Promise<FastifyInstance> {
  const shell = options.webRoot && join(options.webRoot, 'index.html');
  const hasWeb = shell !== null && existsSync(shell);
  const app = Fastify({
    loggerInstance: services.log,
    genReqId: () => uuidv7(),
    bodyLimit: 1_048_576,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    trustProxy: services.config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    // While stopping, what still arrives is answered as usual; the load balancer is told by the closed port.
    return503OnClosing: false,
    // Codes of sign-in providers may be long.
    routerOptions: { maxParamLength: 2_100 },
  });
  answerErrors(app);
  endConnectionsWhenStopping(app);
  refuseUndeclaredRoutes(app);
  keepHostsApart(app, services.config);
  await app.register(helmet, {
    contentSecurityPolicy: pagePolicy(
      services.config.buildsUrl,
      options.webRoot && hasWeb ? inlineScriptsOf(options.webRoot) : [],
    ),
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: services.config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
  isolatePagesOfGames(app);
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  if (options.rateLimits) {
    await app.register(rateLimit, {
      global: false,
      keyGenerator: (request) => request.ip,
      errorResponseBuilder: (request, context) => ({
        statusCode: 429,
        code: 'too_many_requests',
        message: httpSays('http.too_many', { seconds: Math.ceil(context.ttl / 1000) })(languageOf(request)),
        reference: request.id,
      }),
    });
  }
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api')) {
      reply.header('x-request-id', request.id);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
  });
  registerRoutes(app, services, HANDLERS, ALL_ROUTES, LOADERS, options);
  if (options.webRoot && hasWeb) await serveWeb(app, services, options.webRoot);
  else app.setNotFoundHandler((request, reply) => reply.code(404).send(noSuchAddress(request)));
  return app;
}

/** The scripts that stand in the pages of the built front end, and no others, may run. */
function inlineScriptsOf(webRoot: string): readonly string[] {
  const pages = readdirSync(webRoot).filter((name) => name.endsWith('.html'));
  return [...new Set(pages.flatMap((name) => inlineScriptSources(readFileSync(join(webRoot, name)))))];
}

function noSuchAddress(request: FastifyRequest) {
  const message = httpSays('http.no_such_address')(languageOf(request));
  return { message, code: 'not_found', reference: request.id };
}

async function serveWeb(app: FastifyInstance, services: Services, webRoot: string): Promise<void> {
  await registerJobPages(app, services, webRoot);
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const earlyPageOf = readEarlyPages(webRoot);
  const draw = pageDrawer(app, webRoot, services.log);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api') && !request.url.startsWith('/assets');
    if (!isPage) return reply.code(404).send(noSuchAddress(request));
    const page = earlyPageOf(pathOf(request.url));
    const isSignedIn = request.cookies[sessionCookieName(services.config)] !== undefined;
    if (page && draw && isSignedIn) return draw(request, reply, page);
    // The app says that there is nothing here; the status says it to those who do not run it.
    if (!page && !hasPage(pathOf(request.url))) reply.code(404);
    return reply.header('cache-control', 'no-cache').sendFile(page?.file ?? 'index.html');
  });
}
