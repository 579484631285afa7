import type { FastifyInstance } from 'fastify';

/**
 * Ends connections that become idle while the server stops. Closing waits for all of them, and a browser whose request
 * was just answered would keep its own open for a minute.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onResponse', async () => {
    // The connection counts as idle only after the answer's last listener has run.
    if (stopping) setImmediate(() => app.server.closeIdleConnections());
  });
}
