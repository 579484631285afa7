import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Fails when nothing can listen there, before the long parts of a start: filling an empty database takes half a
 * minute.
 */
export async function assertListenable({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** What is wrong with HOST or PORT, for the person at the terminal; null when the error is about something else. */
export function addressProblem(error: Error): string | null {
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    hostname?: string;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use by another program. Stop that one, or choose another port: PORT=${(port ?? 4780) + 1} npm start`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST names ${address ?? hostname ?? 'an address'}, which this machine does not have.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may only be used by root. Choose one above 1023: PORT=4780 npm start`;
  }
  return null;
}
