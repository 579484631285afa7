import type { FastifyInstance } from 'fastify';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { LIMITS } from '../../platform/http/limits.ts';
import type { Services } from '../../platform/services.ts';
import { stopByLink } from './stop-by-link.ts';

/**
 * The one click of RFC 8058: mail programs send a form to the address that the page of the link has, without cookies. It
 * is read by nobody, so that only the address says what is stopped. Whoever opens the address gets the page instead.
 */
export function takeOneClick(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, {}));
      payload.on('error', done);
    });
    scope.post('/u/:token', { config: { rateLimit: LIMITS.public_form } }, async (request, reply) => {
      const { token } = request.params as { token: string };
      await withTransaction(services.db, (db) =>
        stopByLink(serverAct(services, db), token, { job_alert_id: null, is_stopped: true }),
      );
      return reply.code(200).type('text/plain; charset=utf-8').send('OK');
    });
  });
}
