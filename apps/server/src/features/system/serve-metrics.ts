import { createHash, timingSafeEqual } from 'node:crypto';
import { OPEN_METRICS_TYPE, writeOpenMetrics } from '@tryout/domain/system/open-metrics';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { readMetrics } from './read-metrics.ts';

/** Several who watch, or one who asks every second, cost the database one look in this time; ms. */
const KEPT_MS = 5_000;

/** Answers `/metrics` to whoever sends the token as a bearer; where none is set, there is no such address. */
export function serveMetrics(app: FastifyInstance, services: Services): void {
  const { metricsToken } = services.config;
  if (metricsToken === null) return;
  const expected = digest(`Bearer ${metricsToken}`);
  let kept: { at: number; text: Promise<string> } | null = null;
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Send the token of TRYOUT_METRICS_TOKEN as a bearer token.\n');
    }
    const at = performance.now();
    if (kept === null || at - kept.at > KEPT_MS) {
      const text = readMetrics(services).then(writeOpenMetrics);
      kept = { at, text };
      text.catch(() => {
        kept = null;
      });
    }
    return reply.type(OPEN_METRICS_TYPE).send(await kept.text);
  });
}

/** Of equal length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
