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
import type { Feature } from '../feature.ts';
import { noteRequests } from '../metrics/note-requests.ts';
import { languageOfPage, pageDrawer, pathOf } from '../pages/drawn-pages.ts';
import { readEarlyPages } from '../pages/early-pages.ts';
import { type HeadSource, withHead } from '../pages/page-heads.ts';
import type { Services } from '../services.ts';
import { answerErrors } from './answer-errors.ts';
import { sessionCookieName } from './cookies.ts';
import { endConnectionsWhenStopping } from './end-connections.ts';
import { httpSays } from './http.messages.ts';
import { inlineScriptSources } from './inline-scripts.ts';
import { languageOf } from './language-of.ts';
import { type FlagJudge, refuseUncounted } from './needs.ts';
import type { RefLoaders } from './refs.ts';
import { refuseUndeclaredRoutes, registerRoutes } from './register-routes.ts';
import { rememberSource } from './source-cookie.ts';

/** How the server is built. */
export interface ServerOptions {
  /** The built front end, or null to serve none. */
  readonly webRoot: string | null;
  readonly rateLimits: boolean;
}

/** Headers that say nothing about a script, a sheet or a font, which come by the dozen over bad lines. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const pagePolicy = (buildsUrl: string, inlineScripts: readonly string[], pictures: () => string) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', pictures],
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

/** Builds the server: platform, then what each feature brings. */
export async function buildServer(
  services: Services,
  features: readonly Feature[],
  options: ServerOptions,
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
  endConnectionsWhenStopping(app, services.drain);
  noteRequests(app, services.metrics);
  refuseUndeclaredRoutes(app);
  for (const feature of features) {
    feature.guardRequests?.(app, services.config);
    feature.hearsAnswers?.(app, services);
  }
  await app.register(helmet, {
    contentSecurityPolicy: pagePolicy(
      services.config.buildsUrl,
      options.webRoot && hasWeb ? inlineScriptsOf(options.webRoot) : [],
      features.find(({ showsPicturesOf }) => showsPicturesOf)?.showsPicturesOf?.(services) ?? (() => ''),
    ),
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: services.config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
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
  const handlers = features.flatMap((feature) => feature.handlers ?? []);
  const { uses, judge } = needsOf(features);
  refuseUncounted(handlers, uses);
  const judgeFlag = flagJudgeOf(features);
  const [largestUpload] = features.flatMap((feature) => feature.limitsUploads?.(services) ?? []);
  registerRoutes(app, services, handlers, ALL_ROUTES, loadersOf(features), {
    ...options,
    judgeNeed: judge,
    ...(judgeFlag && { judgeFlag }),
    ...(largestUpload && { largestUpload }),
    isPaused: pauseOf(features, services),
    isTold: toldBy(features, services),
  });
  for (const feature of features) feature.beside?.(app, services);
  if (options.webRoot && hasWeb) {
    for (const feature of features) feature.pages?.(app, services);
    const heads = features.flatMap((feature) => feature.heads?.(services) ?? []);
    await serveWeb(app, services, options.webRoot, heads);
  } else {
    app.setNotFoundHandler((request, reply) => reply.code(404).send(noSuchAddress(request)));
  }
  return app;
}

/** Who can fetch which kind of record; a kind has one loader. */
function loadersOf(features: readonly Feature[]): RefLoaders {
  const found = features.flatMap(({ loaders = {} }) => Object.entries(loaders));
  const kinds = found.map(([kind]) => kind);
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) !== index);
  if (twice) throw new Error(`two features load a ${twice}`);
  return Object.fromEntries(found);
}

/** The one feature that judges what routes need. */
function needsOf(features: readonly Feature[]): NonNullable<Feature['judgesNeeds']> {
  const judges = features.flatMap(({ judgesNeeds }) => judgesNeeds ?? []);
  const [judge] = judges;
  if (!judge || judges.length > 1)
    throw new Error(`${judges.length} features judge what routes need, not one`);
  return judge;
}

/** What judges feature flags; where no feature does, everything is on. */
function flagJudgeOf(features: readonly Feature[]): FlagJudge | undefined {
  const [judges] = features.flatMap(({ judgesFlags }) => judgesFlags ?? []);
  return judges?.(ALL_ROUTES);
}

/** Whether nothing may be changed just now; where no feature tells it, everything always may. */
function pauseOf(features: readonly Feature[], services: Services): () => Promise<boolean> {
  const [pauses] = features.flatMap(({ pausesWrites }) => pausesWrites ?? []);
  return pauses?.(services) ?? (async () => false);
}

/** Whether everybody is told something just now; where no feature tells it, nobody is. */
function toldBy(features: readonly Feature[], services: Services): () => boolean {
  const [tells] = features.flatMap(({ tellsEverybody }) => tellsEverybody ?? []);
  return tells?.(services) ?? (() => false);
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

async function serveWeb(
  app: FastifyInstance,
  services: Services,
  webRoot: string,
  heads: readonly HeadSource[],
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    // The page of the root address is answered below, as every other.
    index: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const immutable = path.includes('/assets/');
      response.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (immutable) for (const name of OF_DOCUMENTS) response.removeHeader(name);
    },
  });
  const earlyPageOf = readEarlyPages(webRoot);
  const draw = pageDrawer(app, webRoot, services.log);
  const shell = readFileSync(join(webRoot, 'index.html'), 'utf8');
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api') && !request.url.startsWith('/assets');
    if (!isPage) return reply.code(404).send(noSuchAddress(request));
    rememberSource(request, reply, services.config);
    const path = pathOf(request.url);
    const source = heads.find((one) => one.path.test(path));
    const head = (await source?.read(request, languageOfPage(request))) ?? null;
    const page = earlyPageOf(path);
    const mayBeSignedIn = request.cookies[sessionCookieName(services.config)] !== undefined;
    const isThere = head === null || head.status === 200;
    if (page && !page.isUndrawn && draw && isThere && (mayBeSignedIn || page.isPublic))
      return draw(request, reply, { page, mayBeSignedIn, head });
    // The app says that there is nothing here; the status says it to those who do not run it.
    if (!isThere) reply.code(head.status);
    else if (!page && !hasPage(path)) reply.code(404);
    reply.header('cache-control', 'no-cache');
    if (!head) return reply.sendFile(page?.file ?? 'index.html');
    const body = (html: string) => html.replace('</body>', () => `${head.fallback ?? ''}</body>`);
    return reply.type('text/html; charset=utf-8').send(body(withHead(shell, head)));
  });
}
