import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BuildProfile } from '@tryout/game-sdk/build-manifest';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { openLocalFileStore } from '../../../../platform/files/file-store.ts';
import { buildBuildsHost } from '../builds-host.ts';
import type { BuildFile } from '../known-files.ts';
import { signingKey, signPath } from '../signed-path.ts';
import type { StoppedAttempt } from '../stopped-attempts.ts';

const SECRET = 'a secret that only this test knows';
const VERSION_ID = '019a0000-0000-7000-8000-000000000001';

/** One build version and the host that serves it, over a file store of its own. */
export interface ServedBuild {
  readonly versionId: string;
  readonly app: FastifyInstance;
  readonly publicUrl: string;
  /** The signed path of a file. */
  path(file: string, profile?: BuildProfile): string;
  /** Takes the bytes of a file away; whether it is known stays. */
  loseBytes(file: string): Promise<void>;
  /** What games tried and were not let do. */
  readonly stopped: readonly StoppedAttempt[];
  /** Lets time pass. */
  pass(ms: number): void;
  stop(): Promise<void>;
}

/** Serves files by path within the build; `index.html` is the entry page. */
export async function serveBuild(
  contents: Readonly<Record<string, Uint8Array | string>>,
  places = { publicUrl: 'http://localhost:4780', buildsUrl: 'http://127.0.0.1:4781' },
): Promise<ServedBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'tryout-build-'));
  const files = await openLocalFileStore(folder);
  const known = new Map<string, BuildFile>();
  for (const [path, content] of Object.entries(contents)) {
    const { sha256, size } = await files.put(Readable.from([Buffer.from(content)]), 1024 ** 3);
    known.set(path, { sha256, size, is_entry: path === 'index.html' });
  }
  let ahead = 0;
  const stopped: StoppedAttempt[] = [];
  const now = () => new Date(Date.now() + ahead);
  const app = buildBuildsHost({
    ...places,
    secret: SECRET,
    files,
    find: async (version, path) => (version === VERSION_ID ? (known.get(path) ?? null) : null),
    now,
    log: pino({ level: 'silent' }),
    stopped: (attempt) => stopped.push(attempt),
  });
  await app.ready();
  return {
    app,
    publicUrl: places.publicUrl,
    versionId: VERSION_ID,
    stopped,
    path: (file, profile = 'strict') =>
      signPath(signingKey(SECRET), { build_version_id: VERSION_ID, profile }, file, now().getTime()),
    loseBytes: (file) => rm(files.path(known.get(file)?.sha256 ?? '')),
    pass(ms) {
      ahead += ms;
    },
    async stop() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
