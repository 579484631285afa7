import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../../../../e2e/setup/start-server.ts';
import { BREAKS, breakDatabase } from '../testing/break-database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { mapDatabaseError } from './database-errors.ts';

describe('a connection that somebody holds', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('may break without ending the process, and the next query is told so', async () => {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    const error = await client.query('select 1').catch((thrown: unknown) => thrown);
    client.release();
    expect(mapDatabaseError(error)).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('a server whose database breaks under writers', () => {
  const EMAIL = 'admin@harbour.test';
  const PASSWORD = 'Harbour-Crane-27!';
  const parent = mkdtempSync(join(tmpdir(), 'tryout-broken-'));
  let server: RunningServer;
  let dataDir: string;
  beforeAll(async () => {
    chmodSync(parent, 0o755);
    dataDir = join(parent, 'data');
    server = await startServer({
      dataDir,
      env: {
        TRYOUT_DEMO: '0',
        TRYOUT_LIBRARY: '0',
        TRYOUT_TRUST_PROXY: '1',
        TRYOUT_ADMIN_EMAIL: EMAIL,
        TRYOUT_ADMIN_PASSWORD: PASSWORD,
        LOG_LEVEL: 'fatal',
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(parent, { recursive: true, force: true });
  });

  // The same twenty times: npm run bench broken-database.
  it('lives, loses nothing it acknowledged, puts off the rest, and is whole again', async () => {
    const opened = await fetch(`${server.baseUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD, token: true }),
    });
    const { token } = ((await opened.json()) as { data: { token: string } }).data;
    const seen = await breakDatabase({ baseUrl: server.baseUrl, dataDir, token, email: EMAIL }, BREAKS);
    expect(seen).toMatchObject({ lost: [], wrong: [], unanswered: 0, told_live: true });
    expect(seen.put_off).toBeGreaterThan(0);
    expect(Math.max(...seen.healthy_after_ms)).toBeLessThan(10_000);
  });
});
