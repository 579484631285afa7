import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Drain } from './drain.ts';

/**
 * Ends connections that become idle while the server stops, and those over which nothing was asked yet. Closing waits
 * for all of them, and browsers keep one open for a minute after an answer, and open some beforehand.
 * While it drains, each answer says that its connection ends: a request that a client sends over a connection which is
 * closed at that moment would be lost.
 */
export function endConnectionsWhenStopping(app: FastifyInstance, drain?: Drain): void {
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
  // Last of all before an answer leaves: what was under way when draining began lets go as well.
  app.addHook('onSend', async (_request, reply) => {
    if (drain?.isDraining()) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // The connection counts as idle only after the answer's last listener has run.
    if (stopping) setImmediate(() => app.server.closeIdleConnections());
  });
}
