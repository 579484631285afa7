import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The setting that a port came from. */
type PortSetting = 'PORT' | 'TRYOUT_BUILDS_PORT';

/**
 * Fails when nothing can listen there, before the long parts of a start: filling an empty database takes half a
 * minute. Answers the port, which for 0 is a free one.
 */
export async function assertListenable(address: {
  readonly host: string;
  readonly port: number;
  /** Named in the message; PORT unless told. */
  readonly setting?: PortSetting;
}): Promise<number> {
  const { host, port, setting = 'PORT' } = address;
  const probe = createServer();
  probe.listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw Object.assign(error as Error, { setting });
  }
  const found = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, 'close');
  return found;
}

/** What is wrong with HOST or PORT, for the person at the terminal; null when the error is about something else. */
export function addressProblem(error: Error): string | null {
  const {
    code,
    port,
    address,
    hostname,
    setting = 'PORT',
  } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
    hostname?: string;
    setting?: PortSetting;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use by another program. Stop that one, or choose another port: ${setting}=${(port ?? 4780) + 1} npm start`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST names ${address ?? hostname ?? 'an address'}, which this machine does not have.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may only be used by root. Choose one above 1023: ${setting}=${setting === 'PORT' ? 4780 : 4781} npm start`;
  }
  return null;
}
