import type { AnyRoute } from '@tryout/contract/define-route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/**
 * Counts every request and, at the level `info`, writes one line of the log for each. Neither holds an address as it
 * was asked for: ids and tokens stand in those.
 */
export function noteRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (_request, reply) => {
    metrics.begun();
    // Once, however the request ends; a stream that was taken over has no answer of the framework.
    reply.raw.once('close', metrics.over);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { route, feature, isStream } = nameOf(request);
    const { method } = request;
    const status = reply.statusCode;
    metrics.answered({ method, route, feature, status, seconds: isStream ? null : reply.elapsedTime / 1000 });
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered');
  });
}

function nameOf(request: FastifyRequest): { route: string; feature: string; isStream: boolean } {
  // Where nothing is, there is no configuration either.
  const route = (request.routeOptions.config as { route?: AnyRoute } | undefined)?.route;
  if (route)
    return { route: `/api${route.path}`, feature: route.feature, isStream: route.answers === 'events' };
  const beside =
    request.routeOptions.url !== undefined ? 'file' : request.url.startsWith('/api') ? 'unknown' : 'page';
  return { route: beside, feature: beside, isStream: false };
}
