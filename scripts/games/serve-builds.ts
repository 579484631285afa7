import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { BuildProfile } from '@tryout/game-sdk/build-manifest';
import pino from 'pino';
import {
  type BuildsHostParts,
  buildBuildsHost,
} from '../../apps/server/src/features/builds/host/builds-host.ts';
import { signingKey, signPath } from '../../apps/server/src/features/builds/host/signed-path.ts';
import { readFrom } from '../../apps/server/src/platform/files/file-store.ts';

/** The host that games are loaded from, as the product runs it, on another host name than the page around it. */
export interface BuildsHost {
  readonly origin: string;
  /** Address of the entry page of a version. */
  sign(version: { readonly id: string; readonly profile: BuildProfile; readonly entry: string }): string;
  close(): Promise<void>;
}

/** Serves games to frames of the page at `publicUrl`, with the product's own headers and rules. */
export async function startBuildsHost(
  publicUrl: string,
  { find, pathOf }: { readonly find: BuildsHostParts['find']; readonly pathOf: (sha256: string) => string },
): Promise<BuildsHost> {
  const port = await freePort('127.0.0.1');
  const buildsUrl = `http://127.0.0.1:${port}`;
  const secret = randomBytes(32).toString('hex');
  const now = () => new Date();
  const app = buildBuildsHost({
    publicUrl,
    buildsUrl,
    secret,
    find,
    files: { read: (sha256, range) => readFrom(pathOf(sha256), range) },
    now,
    log: pino({ level: 'silent' }),
  });
  await app.listen({ host: '127.0.0.1', port });
  const key = signingKey(secret);
  return {
    origin: buildsUrl,
    sign: ({ id, profile, entry }) =>
      buildsUrl + signPath(key, { build_version_id: id, profile }, entry, now().getTime()),
    close: () => app.close(),
  };
}

/** A port nobody uses; `wanted` when it is free. */
export function freePort(host: string, wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      wanted !== 0 && error.code === 'EADDRINUSE' ? resolve(freePort(host)) : reject(error),
    );
    server.listen(wanted, host, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
