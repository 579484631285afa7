import { join } from 'node:path';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import Fastify from 'fastify';
import { build } from 'vite';
import { SANDBOX } from '../../apps/server/src/features/builds/host/frame-headers.ts';
import type { FindFile } from '../../apps/server/src/features/builds/host/known-files.ts';
import { root } from '../runtime.mjs';
import { freePort, startBuildsHost } from './serve-builds.ts';

/** A game that is played from files of this machine. */
export interface PlayedGame {
  /** UUID of what is there now; another one after a change. */
  readonly version: string;
  /** The text of `build.json`; null when there is none. */
  manifestText(): string | null;
  readonly find: FindFile;
  readonly pathOf: (sha256: string) => string;
}

/** The harness, running. */
export interface ServedPlay {
  /** Where the page is, without a slash at the end. */
  readonly url: string;
  /** Lets open pages load the game anew. */
  changed(): void;
  close(): Promise<void>;
}

const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Serves the page that plays the host, and from another host name the game. */
export async function servePlay(game: PlayedGame, wantedPort = 0): Promise<ServedPlay> {
  const assets = await bundleHarness();
  const port = await freePort('localhost', wantedPort);
  const url = `http://localhost:${port}`;
  const builds = await startBuildsHost(url, game);
  const listeners = new Set<() => void>();
  const app = Fastify({ forceCloseConnections: true });

  app.get('/game', () => {
    const text = game.manifestText();
    const { manifest, problems } = text === null ? { manifest: null, problems: [] } : parseManifestText(text);
    const { profile = 'compat', entry = 'index.html' } = manifest ?? {};
    const address = builds.sign({ id: game.version, profile, entry });
    return { manifest, problems, address, sandbox: SANDBOX[profile] };
  });
  app.get('/changes', (request, reply) => {
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    stream.write(':\n\n');
    const tell = () => stream.write('data: changed\n\n');
    listeners.add(tell);
    request.raw.once('close', () => listeners.delete(tell));
  });
  app.get('/*', (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const asset = assets.get(path === '' ? 'index.html' : path);
    if (!asset) return reply.code(404).type('text/plain').send('There is nothing here.');
    const threads = parseManifestText(game.manifestText() ?? '').manifest?.profile === 'threads';
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'self'; img-src 'self' data:; frame-src ${builds.origin}; object-src 'none'; base-uri 'none'`,
        ...(threads ? ISOLATED : {}),
      })
      .type(asset.type)
      .send(asset.content);
  });
  await app.listen({ host: 'localhost', port });

  return {
    url,
    changed() {
      for (const tell of listeners) tell();
    },
    async close() {
      await Promise.all([app.close(), builds.close()]);
    },
  };
}

interface Asset {
  readonly type: string;
  readonly content: string;
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** The page, made from its sources; about half a second. */
async function bundleHarness(): Promise<Map<string, Asset>> {
  const built = await build({
    configFile: false,
    root: join(root, 'packages/game-sdk/harness'),
    logLevel: 'warn',
    build: { write: false, modulePreload: false, reportCompressedSize: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return new Map(
    outputs.map((file) => [
      file.fileName,
      {
        type: `${TYPES[file.fileName.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`,
        content: 'code' in file ? file.code : String(file.source),
      },
    ]),
  );
}
