import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCompany, createPosition } from '../../platform/testing/factory.ts';
import { createTestDatabase } from '../../platform/testing/test-database.ts';

/** Tells the one who started the process of each file of the small model that it reads. */
const TELLS_READS = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { readFile } = fs.promises;
  fs.promises.readFile = (file, ...more) => {
    if (String(file).includes('relevance')) process.send?.({ read: String(file) });
    return readFile(file, ...more);
  };
  syncBuiltinESMExports();`)}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

it('is done by the server itself once it listens; the first draft reads no file', async () => {
  const database = await createTestDatabase({ of: 'library' });
  const dataDir = await mkdtemp(join(tmpdir(), 'tryout-test-'));
  const { organization_id, recruiter } = await createCompany(database.db);
  const position = await createPosition(database.db, organization_id, recruiter.id);
  const port = await freePort();
  const server = fork(join(import.meta.dirname, '../../main.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', TELLS_READS],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      TRYOUT_BUILDS_PORT: '0',
      TRYOUT_DATA_DIR: dataDir,
      TRYOUT_PUBLIC_URL: `http://localhost:${port}`,
      TRYOUT_DEMO: '0',
      TRYOUT_LIGHT_PASSWORDS: '',
      TRYOUT_PLACES: 'none',
      DATABASE_URL: database.connectionString,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const reads: string[] = [];
  server.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'read' in message)
      reads.push(String(message.read));
  });
  try {
    await expect.poll(() => reads.length).toBe(3);
    const answer = await fetch(
      `http://localhost:${port}/api/position/${position.id}/ai/simulation/generation`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${recruiter.token}`, 'content-type': 'application/json' },
        body: '{}',
      },
    );
    expect([answer.status, (await answer.json()).data.provider]).toEqual([200, 'embedded']);
    expect(reads).toHaveLength(3);
  } finally {
    server.kill('SIGTERM');
    await ended;
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
