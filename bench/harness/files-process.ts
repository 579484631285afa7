// Serves three files in a process of its own: as the builds host does, or as a bare Fastify server that only knows a folder.
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildBuildsHost } from '../../apps/server/src/features/builds/host/builds-host.ts';
import type { BuildFile } from '../../apps/server/src/features/builds/host/known-files.ts';
import { signingKey, signPath } from '../../apps/server/src/features/builds/host/signed-path.ts';
import { openLocalFileStore } from '../../apps/server/src/platform/files/file-store.ts';

const SECRET = 'a secret that only this measurement knows';
const VERSION = { build_version_id: '019a0000-0000-7000-8000-000000000001', profile: 'strict' } as const;

const [kind = '', folder = '', sizes = ''] = process.argv.slice(2);
const contents = sizes.split(',').map((size) => ({
  name: `level-${size}.data`,
  bytes: Buffer.alloc(Number(size), 'level '),
}));
const { app, paths } = kind === 'builds' ? await buildsHost() : await bareHost();
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : 0, paths });
process.on('message', (message) => {
  if (message === 'stop') void app.close().then(() => process.exit(0));
});
// Whoever measures is gone: so is this.
process.on('disconnect', () => process.exit(1));

async function buildsHost(): Promise<{ app: FastifyInstance; paths: string[] }> {
  const files = await openLocalFileStore(join(folder, 'files'));
  const known = new Map<string, BuildFile>();
  for (const { name, bytes } of contents) {
    const { sha256, size } = await files.put(Readable.from([bytes]), 1024 ** 3);
    known.set(name, { sha256, size, is_entry: false });
  }
  const host = buildBuildsHost({
    publicUrl: 'http://localhost:4780',
    buildsUrl: 'http://127.0.0.1:4781',
    secret: SECRET,
    files,
    find: async (_version, path) => known.get(path) ?? null,
    now: () => new Date(),
    log: pino({ level: 'error' }),
  });
  const key = signingKey(SECRET);
  return { app: host, paths: contents.map(({ name }) => signPath(key, VERSION, name, Date.now())) };
}

async function bareHost(): Promise<{ app: FastifyInstance; paths: string[] }> {
  for (const { name, bytes } of contents) await writeFile(join(folder, name), bytes);
  const bare = Fastify();
  bare.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const path = join(folder, request.params.name);
    const { size } = await stat(path);
    return reply.type('application/octet-stream').header('content-length', size).send(createReadStream(path));
  });
  return { app: bare, paths: contents.map(({ name }) => `/${name}`) };
}
