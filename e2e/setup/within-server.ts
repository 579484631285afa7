import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { flushCompileCache } from 'node:module';

// Loaded into the server of journeys before it starts.

/** What was compiled is kept by a server that ends by itself; many here are killed. */
const KEEP_EVERY_MS = 2000;
setInterval(flushCompileCache, KEEP_EVERY_MS).unref();

/**
 * Stands for the proxy in front of the server, and says from which address a request comes. A browser cannot say so
 * itself: a header of its own has requests to other hosts asked for first.
 */
const ADDRESS = /(?:^|; )journey-address=(10\.\d+\.\d+\.\d+)(?:;|$)/;

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  // Mails are read at the machine itself.
  if (request.url?.startsWith('/api/dev/outbox')) return;
  const address = ADDRESS.exec(request.headers.cookie ?? '')?.[1];
  if (address) request.headers['x-forwarded-for'] = address;
});
