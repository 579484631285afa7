import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { constants, createGzip } from 'node:zlib';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, type DrawingThread, startDrawing } from './drawing-thread.ts';
import type { EarlyPage } from './early-pages.ts';
import { guessLook, localeOf, readLook } from './look.ts';
import { escapeHtml, forScript } from './markup.ts';

/** So long a page is drawn; then the browser draws it, as every other. */
const MOST_MS = 400;
const EMPTY = '<div id="root"></div>';

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
  return (request: FastifyRequest, reply: FastifyReply, page: EarlyPage): FastifyReply => {
    const picture = draw(app, thread, request).catch((err: unknown) => {
      request.log.warn({ err, path: pathOf(request.url) }, 'a page could not be drawn on the server');
      return null;
    });
    const html = Readable.from(htmlOf(page, Promise.race([picture, delay(MOST_MS, null, { ref: false })])));
    // It is somebody's own: nobody keeps it.
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
    // Without waiting for more, or the head would stay with us.
    const packed = createGzip({ flush: constants.Z_SYNC_FLUSH });
    return reply.header('content-encoding', 'gzip').send(html.pipe(packed));
  };
}

async function* htmlOf(
  { before, after }: EarlyPage,
  picture: Promise<string | null>,
): AsyncGenerator<string> {
  yield before;
  yield `${(await picture) ?? EMPTY}${after}`;
}

/** The path of an address: what follows it may be private. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** The answers and the picture, as they stand in the HTML. */
async function draw(
  app: FastifyInstance,
  thread: DrawingThread,
  request: FastifyRequest,
): Promise<string | null> {
  const answers: string[] = [];
  const look = readLook(request.cookies.look) ?? guessLook(request.headers['user-agent']);
  const locale = localeOf(look, request.headers['accept-language']);
  const drawn = await thread.draw({ url: request.url, locale, look }, async (url) => {
    const answer = await askInTheNameOf(app, request, url, locale);
    if (answer.status < 300) answers.push(`${JSON.stringify(url)}:${answer.body}`);
    return answer;
  });
  if (drawn === null) return null;
  const fits = `data-lang="${locale}" data-phone="${look.phone}" data-relied="${escapeHtml(JSON.stringify(drawn.relied))}"`;
  const data = `<script type="application/json" id="answers">${forScript(`{${answers.join()}}`)}</script>`;
  return `<div id="root" ${fits}>${drawn.html}</div>${data}`;
}

/** What belongs to the page's own request and not to what is asked for it. */
const NOT_PASSED_ON = /^(accept.*|if-.*|range|connection|content-.*|transfer-encoding|upgrade.*|sec-.*|te)$/;

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
