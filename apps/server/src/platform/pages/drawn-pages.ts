import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { constants, createGzip } from 'node:zlib';
import { escapeHtml } from '@tryout/domain/text/escape-html';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../language/language.ts';
import { type Answer, type DrawingThread, startDrawing } from './drawing-thread.ts';
import type { EarlyPage } from './early-pages.ts';
import { guessLook, type Look, localeOf, readLook } from './look.ts';
import { forScript } from './markup.ts';
import { type PageHead, withHead } from './page-heads.ts';

/** So long a page is drawn; then the browser draws it, as every other. */
const MOST_MS = 400;
const EMPTY = '<div id="root"></div>';

/** What is sent of a page besides its picture. */
export interface Sending {
  readonly page: EarlyPage;
  readonly mayBeSignedIn: boolean;
  /** What a public page says of itself. */
  readonly head: PageHead | null;
}

/**
 * What sends pages with a picture of them, so that the reader sees them before the app's scripts have arrived and run.
 * Null where the front end was built without it. The HTML's head is sent at once, and the picture as soon as it is
 * drawn; it stays away where something was refused or it takes too long, and then the browser draws the page.
 */
export function pageDrawer(app: FastifyInstance, webRoot: string, log: FastifyBaseLogger) {
  const file = join(webRoot, '../dist-drawing/draw-page.mjs');
  if (!existsSync(file)) return null;
  const thread = startDrawing(pathToFileURL(file), log);
  app.addHook('onClose', () => thread.close());
  return (request: FastifyRequest, reply: FastifyReply, sending: Sending): FastifyReply => {
    const picture = draw(app, thread, request, sending.mayBeSignedIn).catch((err: unknown) => {
      request.log.warn({ err, path: pathOf(request.url) }, 'a page could not be drawn on the server');
      return null;
    });
    const html = Readable.from(
      htmlOf(sending, Promise.race([picture, delay(MOST_MS, null, { ref: false })])),
    );
    // What is somebody's own nobody keeps; what is public is asked for anew each time, as it may have changed.
    reply
      .header('cache-control', sending.mayBeSignedIn ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .type('text/html; charset=utf-8');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
    // Without waiting for more, or the head would stay with us.
    const packed = createGzip({ flush: constants.Z_SYNC_FLUSH });
    return reply.header('content-encoding', 'gzip').send(html.pipe(packed));
  };
}

async function* htmlOf(
  { page: { before, after }, head }: Sending,
  picture: Promise<string | null>,
): AsyncGenerator<string> {
  yield head ? withHead(before, head) : before;
  yield `${(await picture) ?? `${EMPTY}${head?.fallback ?? ''}`}${after}`;
}

/** The path of an address: what follows it may be private. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** What is known of the browser that asks. */
const lookOf = (request: FastifyRequest): Look =>
  readLook(request.cookies.look) ?? guessLook(request.headers['user-agent']);

/** The language in which a page is drawn for the browser that asks. */
export const languageOfPage = (request: FastifyRequest): Language =>
  localeOf(lookOf(request), request.headers['accept-language']);

/** The answers and the picture, as they stand in the HTML. */
async function draw(
  app: FastifyInstance,
  thread: DrawingThread,
  request: FastifyRequest,
  mayBeSignedIn: boolean,
): Promise<string | null> {
  const answers: string[] = [];
  const look = lookOf(request);
  const locale = localeOf(look, request.headers['accept-language']);
  const drawn = await thread.draw({ url: request.url, locale, look, mayBeSignedIn }, async (url) => {
    const answer = await askInTheNameOf(app, request, url, locale);
    if (answer.status < 300) answers.push(`${JSON.stringify(url)}:${answer.body}`);
    return answer;
  });
  if (drawn === null) return null;
  const fits = `data-lang="${locale}" data-phone="${look.phone}" data-relied="${escapeHtml(JSON.stringify(drawn.relied))}"`;
  const data = `<script type="application/json" id="answers">${forScript(`{${answers.join()}}`)}</script>`;
  return `<div id="root" ${fits}>${drawn.html}</div>${data}`;
}

/** What belongs to the page's own request and not to what is asked for it; what its person wants stays. */
const NOT_PASSED_ON =
  /^(accept.*|if-.*|range|connection|content-.*|transfer-encoding|upgrade.*|sec-(?!gpc$|purpose$).*|te)$/;

/** Asks our own server as the app would, in the language it shows: the same rights, limits and records hold. */
async function askInTheNameOf(
  app: FastifyInstance,
  request: FastifyRequest,
  url: string,
  locale: string,
): Promise<Answer> {
  if (!url.startsWith('/api/')) throw new Error(`${url} is none of our own addresses`);
  const headers = Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.test(name));
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: { ...Object.fromEntries(headers), 'accept-language': locale },
    remoteAddress: request.socket.remoteAddress ?? '',
  });
  return { status: answer.statusCode, body: answer.body };
}
