import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections that become idle while the server stops, and those over which nothing was asked yet. Closing waits
 * for all of them, and browsers keep one open for a minute after an answer, and open some beforehand.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    stopping = true;
    // Node counts a connection as idle only after its first request.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onResponse', async () => {
    // The connection counts as idle only after the answer's last listener has run.
    if (stopping) setImmediate(() => app.server.closeIdleConnections());
  });
}
