import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildProfile } from '@tryout/game-sdk/build-manifest';

const SDK = dirname(fileURLToPath(import.meta.resolve('@tryout/game-sdk/host')));
const SCRIPT = join(import.meta.dirname, 'host-page.script.ts');
const PAGE = `<!doctype html><meta charset="utf-8"><title>A game is tried out</title>
<style>html, body, iframe { margin: 0; border: 0; width: 100%; height: 100%; display: block }</style>
<script type="importmap">{"imports":{"@tryout/game-sdk/":"/sdk/"}}</script>
<script type="module" src="/page"></script>`;

/** What shared memory asks of the page around it. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** The page around the game, and the SDK's host for it as scripts; on this machine's own address only. */
export async function serveHostPage(profile: BuildProfile): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '').then(([status, type, body]) => {
      response.writeHead(status, { 'content-type': type, ...(profile === 'threads' && ISOLATED) });
      response.end(body);
    });
  });
  const port = await listening(server);
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function listening(server: Server): Promise<number> {
  server.listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function answer(url: string): Promise<[status: number, type: string, body: string]> {
  const module = /^\/sdk\/([a-z0-9-]+)(?:\.ts)?$/.exec(url)?.[1];
  if (url === '/') return [200, 'text/html; charset=utf-8', PAGE];
  if (url === '/page') return script(SCRIPT);
  return module ? script(join(SDK, `${module}.ts`)) : [404, 'text/plain', ''];
}

async function script(path: string): Promise<[number, string, string]> {
  return [200, 'text/javascript; charset=utf-8', stripTypeScriptTypes(await readFile(path, 'utf8'))];
}
