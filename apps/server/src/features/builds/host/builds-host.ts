import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { hostName } from '../../../platform/config.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Drain } from '../../../platform/http/drain.ts';
import { endConnectionsWhenStopping } from '../../../platform/http/end-connections.ts';
import { type AnswerPage, notOnItsOwnPage, unavailablePage } from './answer-pages.ts';
import { buildsOrigin, hasHostEach } from './builds-origin.ts';
import { PLAIN_HEADERS, type Places } from './frame-headers.ts';
import { type FindFile, rememberFiles } from './known-files.ts';
import { createFileSender } from './send-build-file.ts';
import { signingKey, verifyPath } from './signed-path.ts';
import { readReport, type StoppedAttempt } from './stopped-attempts.ts';

/** What the builds host is made of. */
export interface BuildsHostParts extends Places {
  readonly secret: string;
  readonly files: Pick<FileStore, 'read'>;
  readonly find: FindFile;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  /** Whether the server is about to stop; never, unless told. */
  readonly drain?: Drain;
  /** Hears of what games tried and were not let do. */
  readonly stopped?: (attempt: StoppedAttempt) => void;
}

/** Where browsers report what a policy stopped; the only thing that the host takes in. */
const REPORTS = '/report';
const LONGEST_REPORT = 16 * 1024;

/**
 * Serves the files of uploaded games, to frames of the app only: a server of its own that knows no session, reads and
 * sets no cookie, answers nothing but signed paths, and takes nothing in but reports of its own policies.
 */
export function buildBuildsHost(parts: BuildsHostParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: parts.log,
    bodyLimit: LONGEST_REPORT,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    exposeHeadRoutes: false,
    frameworkErrors: (_error, _request, reply) => void answerPage(reply, 404, unavailable),
  });
  endConnectionsWhenStopping(app, parts.drain);
  const unavailable = unavailablePage(parts);
  const ownPage = notOnItsOwnPage(parts);
  const key = signingKey(parts.secret);
  const find = rememberFiles(parts.find, () => parts.now().getTime());
  const send = createFileSender(parts);
  const appName = hostName(parts.publicUrl);

  const note = (request: FastifyRequest, url: string, code: string, message: string) => {
    const signed = verifyPath(key, url, parts.now().getTime());
    const user_agent = (request.headers['user-agent'] ?? '').slice(0, 400);
    if (signed) parts.stopped?.({ build_version_id: signed.build_version_id, code, message, user_agent });
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/csp-report', 'application/json'],
    { parseAs: 'string' },
    parseReport,
  );
  app.post(REPORTS, async (request, reply) => {
    const report = readReport(request.body);
    if (report) note(request, report.url, report.code, report.message);
    return reply.code(204).headers(PLAIN_HEADERS).send();
  });
  app.addHook('onRequest', async (request, reply) => {
    const askedFor = hostName(`http://${request.host}`);
    if (askedFor === appName && appName !== hostName(parts.buildsUrl)) {
      return answerPage(reply, 421, unavailable);
    }
    if (request.method === 'POST' && request.raw.url === REPORTS) return;
    const refusal = refusalOf(request);
    if (refusal === 'page') note(request, request.raw.url ?? '', 'opened_directly', '');
    if (refusal === 'worker') note(request, request.raw.url ?? '', 'service_worker', '');
    if (refusal === 'method')
      return reply.code(405).headers(PLAIN_HEADERS).header('allow', 'GET, HEAD').send();
    if (refusal !== null) return answerPage(reply, 403, ownPage);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const now = parts.now().getTime();
    const signed = verifyPath(key, request.raw.url ?? '', now);
    const file = signed && (await find(signed.build_version_id, signed.path));
    if (!signed || !file || (file.is_entry && now > signed.expires_at_ms))
      return answerPage(reply, 404, unavailable);
    const own = hostName(buildsOrigin(parts.buildsUrl, signed.build_version_id));
    if (hasHostEach(parts.buildsUrl) && hostName(`http://${request.host}`) !== own)
      return answerPage(reply, 404, unavailable);
    // Storage that several games share holds nothing of the one before.
    if (file.is_entry && !hasHostEach(parts.buildsUrl) && signed.profile !== 'strict')
      reply.header('clear-site-data', '"storage"');
    return (await send(request, reply, signed, file)) ? reply : answerPage(reply, 404, unavailable);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, error.message);
    return status >= 500
      ? reply
          .code(500)
          .headers(PLAIN_HEADERS)
          .type('text/plain')
          .send('Something went wrong. Please try again.')
      : answerPage(reply, 404, unavailable);
  });
  return app;
}

/** A report that is no JSON says nothing. */
function parseReport(
  _request: unknown,
  body: string | Buffer,
  done: (error: null, report: unknown) => void,
): void {
  try {
    done(null, JSON.parse(String(body)));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    done(null, null);
  }
}

/** A page of its own, the script of a service worker and all that is not reading are refused, whatever the address. */
function refusalOf(request: FastifyRequest): 'method' | 'page' | 'worker' | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'method';
  const { headers } = request;
  const wantedAs = headers['sec-fetch-dest'];
  if (wantedAs === 'document') return 'page';
  return headers['service-worker'] !== undefined || wantedAs === 'serviceworker' ? 'worker' : null;
}

function answerPage(reply: FastifyReply, status: number, { html, policy }: AnswerPage): FastifyReply {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  return reply
    .code(status)
    .headers(PLAIN_HEADERS)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
