import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Loaded into the journeys' server before it starts: stands for the proxy in front of it, and says from which address a
 * request comes. A browser cannot say so itself: a header of its own has requests to other hosts asked for first.
 */
const ADDRESS = /(?:^|; )journey-address=(10\.\d+\.\d+\.\d+)(?:;|$)/;

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  // Mails are read at the machine itself.
  if (request.url?.startsWith('/api/dev/outbox')) return;
  const address = ADDRESS.exec(request.headers.cookie ?? '')?.[1];
  if (address) request.headers['x-forwarded-for'] = address;
});
