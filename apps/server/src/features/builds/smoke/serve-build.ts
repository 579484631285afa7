import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { readFrom } from '../../../platform/files/file-store.ts';
import { assertListenable } from '../../../platform/listen-address.ts';
import { buildBuildsHost } from '../host/builds-host.ts';
import { signingKey, signPath } from '../host/signed-path.ts';
import type { SmokeTask } from './observed.ts';

/** A build as it is served for a run. */
export interface ServedForSmoke {
  readonly url: string;
  readonly origin: string;
  /** Paths within the build. */
  readonly paths: ReadonlySet<string>;
  close(): Promise<void>;
}

/**
 * The builds host once more, for this version only and on this machine's own address: what players will be served, with
 * the same headers, whatever stands between this server and the world.
 */
export async function serveBuild(
  { version_id, manifest, files }: SmokeTask,
  publicUrl: string,
): Promise<ServedForSmoke> {
  const port = await assertListenable({ host: '127.0.0.1', port: 0, setting: 'TRYOUT_BUILDS_PORT' });
  const origin = `http://127.0.0.1:${port}`;
  const secret = randomBytes(32).toString('hex');
  const byPath = new Map(files.map((file) => [file.path, file]));
  const locations = new Map(files.map(({ sha256, location }) => [sha256, location]));
  const host = buildBuildsHost({
    publicUrl,
    buildsUrl: origin,
    secret,
    files: { read: (sha256, range) => readFrom(locations.get(sha256) ?? '', range) },
    async find(id, path) {
      const file = id === version_id ? byPath.get(path) : undefined;
      return file ? { sha256: file.sha256, size: file.size, is_entry: file.path === manifest.entry } : null;
    },
    now: () => new Date(),
    log: pino({ level: 'silent' }),
  });
  await host.listen({ port, host: '127.0.0.1' });
  const signed = { build_version_id: version_id, profile: manifest.profile };
  return {
    url: origin + signPath(signingKey(secret), signed, manifest.entry, Date.now()),
    origin,
    paths: new Set(byPath.keys()),
    close: () => host.close(),
  };
}
