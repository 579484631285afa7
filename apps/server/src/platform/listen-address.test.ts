import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressProblem, assertListenable } from './listen-address.ts';

async function problemWith(address: Parameters<typeof assertListenable>[0]): Promise<string | null> {
  try {
    await assertListenable(address);
    return null;
  } catch (error) {
    return error instanceof Error ? addressProblem(error) : null;
  }
}

describe('where the server is to listen', () => {
  it('names a port that is taken, and leaves a free one free', async () => {
    const other = createServer();
    other.listen({ host: '127.0.0.1', port: 0 });
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await problemWith({ host: '127.0.0.1', port })).toBe(
      `Port ${port} is already in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
    expect(await problemWith({ host: '127.0.0.1', port, setting: 'TRYOUT_BUILDS_PORT' })).toMatch(
      `another port: TRYOUT_BUILDS_PORT=${port + 1} npm start`,
    );
    other.close();
    await once(other, 'close');
    await assertListenable({ host: '127.0.0.1', port });
    expect(await assertListenable({ host: '127.0.0.1', port })).toBe(port);
  });

  it('finds a free port for 0', async () => {
    expect(await assertListenable({ host: '127.0.0.1', port: 0 })).toBeGreaterThan(1023);
  });

  it.each(['192.0.2.1', 'nowhere.invalid'])('names a host that is not this machine: %s', async (host) => {
    expect(await problemWith({ host, port: 0 })).toBe(
      `HOST names ${host}, which this machine does not have.`,
    );
  });
});
