import { sql } from 'kysely';
import { expect } from 'vitest';
import { type RunningServer, startServer } from '../../../../../../e2e/setup/start-server.ts';
import type { TestUser } from '../../../platform/testing/factory.ts';
import { createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { sampleArchive, sampleManifest } from './sample-build.ts';
import { uploadAndScan } from './upload-build.ts';

/** Servers that are killed, and an app that prepares and looks at the same database and files. */
export class KilledServers {
  readonly app: TestApp;
  readonly admin: TestUser;
  private running: RunningServer | null = null;

  private constructor(app: TestApp, admin: TestUser) {
    this.app = app;
    this.admin = admin;
  }

  static async begin(): Promise<KilledServers> {
    const app = await startTestApp();
    return new KilledServers(app, await createUser(app.db, 'super_admin'));
  }

  async end(): Promise<void> {
    await this.kill();
    await this.app.stop();
  }

  async start(): Promise<RunningServer> {
    const { databaseUrl, dataDir, secret } = this.app.services.config;
    this.running = await startServer({
      dataDir,
      env: {
        DATABASE_URL: databaseUrl ?? '',
        TRYOUT_SECRET: secret ?? '',
        TRYOUT_DEMO: '0',
        TRYOUT_LIGHT_PASSWORDS: '',
        TRYOUT_LIBRARY: '0',
      },
    });
    return this.running;
  }

  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = null;
  }

  async ask(
    to: RunningServer,
    method: 'GET' | 'POST',
    path: string,
    sent?: { body: string | Buffer; headers: Record<string, string> },
  ): Promise<{ status: number; body: TestBody }> {
    const response = await fetch(`${to.baseUrl}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${this.admin.token}`, ...sent?.headers },
      ...(sent && { body: typeof sent.body === 'string' ? sent.body : new Uint8Array(sent.body) }),
    });
    return { status: response.status, body: await response.json() };
  }
}

export const asJson = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/**
 * A server is killed while it makes a version stable, once for each table, whose lock stops it before that is written;
 * then one carries it out. Each time nothing of it is there, and at the end all of it.
 */
export async function killWhileMadeStable(servers: KilledServers, tables: readonly string[]): Promise<void> {
  const { app, admin } = servers;
  const archive = (version: string) => sampleArchive(sampleManifest('kill-stable', { version }));
  const one = await uploadAndScan(app, admin.token, archive('1.0'));
  const two = await uploadAndScan(app, admin.token, archive('2.0'));
  const path = (id: string) => `/admin/build/version/${id}/stable`;
  await app.call({
    method: 'POST',
    path: path(one.version_id),
    as: admin.token,
    body: { stable_now: null, reason: 'Looked at by hand.' },
  });
  const replacing = asJson({ stable_now: one.version_id, reason: 'Looked at by hand.' });
  const before = await everything(app);

  for (const table of tables) {
    const running = await servers.start();
    const answer = await app.db.transaction().execute(async (held) => {
      // sql: blind, because the tables to be locked are the test's
      await sql`lock table ${sql.table(table)} in share mode`.execute(held);
      const asked = servers.ask(running, 'POST', path(two.version_id), replacing).then(
        () => 'answered',
        () => 'cut off',
      );
      await expect.poll(() => waitingForLock(app), { timeout: 30_000 }).toBe(1);
      await servers.kill();
      return asked;
    });
    expect(answer).toBe('cut off');
    // PostgreSQL finds out that nobody listens any more, and takes back what was begun.
    await expect.poll(() => waitingForLock(app), { timeout: 30_000 }).toBe(0);
    expect(await everything(app), `killed before ${table} was written`).toEqual(before);
  }

  const running = await servers.start();
  const made = await servers.ask(running, 'POST', path(two.version_id), replacing);
  expect(made.status).toBe(200);
  expect((await everything(app)).versions).toEqual([
    { version: '1.0', status: 'ready' },
    { version: '2.0', status: 'stable' },
  ]);
  await servers.kill();
}

async function waitingForLock(app: TestApp): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()
  `.execute(app.db);
  return rows[0]?.n ?? 0;
}

/** All that making a version stable writes. */
async function everything(app: TestApp) {
  const { rows: versions } = await sql`
    select v.version, v.status from build_versions v join builds b on b.id = v.build_id
    where b.slug = 'kill-stable' order by v.version`.execute(app.db);
  const { rows: tasks } = await sql`
    select version, status, edit from tasks where game_key = 'kill-stable' order by version`.execute(app.db);
  const { rows: log } = await sql`
    select count(*) as n from build_log where code in ('made_stable', 'replaced')`.execute(app.db);
  const { rows: security } = await sql`
    select count(*) as n from security_log where action = 'build.made_stable'`.execute(app.db);
  const { rows: build } = await sql`select edit from builds where slug = 'kill-stable'`.execute(app.db);
  return { versions, tasks, log, security, build };
}
