import type { FastifyInstance } from 'fastify';
import { type Config, hostName } from '../../../platform/config.ts';
import { isBuildsHostName } from './builds-origin.ts';

/** Pages that show an uploaded game; with `?isolated=1` they give it shared memory. */
const SHOWS_GAMES =
  /^\/(?:apply\/[^/]+\/(?:play|practice)|user\/simulations\/[^/]+\/(?:play|try)|user\/admin\/tasks\/[^/]+\/play|user\/admin\/builds(?:\/[^/]+)?)\/?$/;

/**
 * Keeps the app and uploaded games on different hosts in every browser: whoever opens a page of the app under the host
 * name of the games is sent to its public address.
 */
export function keepHostsApart(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'buildsUrl'>): void {
  if (isBuildsHostName(config.buildsUrl, hostName(config.publicUrl))) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isBuildsHostName(config.buildsUrl, hostName(`http://${request.host}`)) || !isOfPage(request)) return;
    return reply.redirect(config.publicUrl + request.url, 307);
  });
}

/** Gives pages that show a game shared memory, when they are asked for it; all others may open pop-ups as ever. */
export function isolatePagesOfGames(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?');
    if (new URLSearchParams(query).get('isolated') !== '1' || !SHOWS_GAMES.test(path)) return;
    reply.header('cross-origin-embedder-policy', 'require-corp');
  });
}

function isOfPage({
  method,
  url,
  headers,
}: {
  method: string;
  url: string;
  headers: { accept?: string };
}): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return (
    reads && url.startsWith('/') && !url.startsWith('/api') && (headers.accept ?? '').includes('text/html')
  );
}
