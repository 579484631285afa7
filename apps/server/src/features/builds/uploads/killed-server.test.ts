import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../../../../../e2e/setup/start-server.ts';
import type { TestUser } from '../../../platform/testing/factory.ts';
import { createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { formWith } from '../../cvs/sample-documents.ts';
import { sampleArchive, sampleManifest } from '../testing/sample-build.ts';
import { uploadAndScan } from '../testing/upload-build.ts';

/** A real server is started seven times, on a machine that is busy with other things as well. */
const LONGEST_MS = 600_000;

let app: TestApp;
let admin: TestUser;
let server: RunningServer | null = null;

beforeAll(async () => {
  // Prepares and looks at the same database and files; the work is done by the servers that are killed.
  app = await startTestApp();
  admin = await createUser(app.db, 'super_admin');
});
afterAll(async () => {
  await server?.kill();
  await app.stop();
});

async function start(): Promise<RunningServer> {
  const { databaseUrl, dataDir, secret } = app.services.config;
  server = await startServer({
    dataDir,
    env: {
      DATABASE_URL: databaseUrl ?? '',
      TRYOUT_SECRET: secret ?? '',
      TRYOUT_DEMO: '0',
      TRYOUT_LIGHT_PASSWORDS: '',
      TRYOUT_LIBRARY: '0',
    },
  });
  return server;
}

async function kill(): Promise<void> {
  await server?.kill();
  server = null;
}

async function ask(
  to: RunningServer,
  method: 'GET' | 'POST',
  path: string,
  sent?: { body: string | Buffer; headers: Record<string, string> },
): Promise<{ status: number; body: TestBody }> {
  const response = await fetch(`${to.baseUrl}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${admin.token}`, ...sent?.headers },
    ...(sent && { body: typeof sent.body === 'string' ? sent.body : new Uint8Array(sent.body) }),
  });
  return { status: response.status, body: await response.json() };
}

const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const part = (content: Buffer, offset: number) =>
  formWith('part', { name: 'part', content }, { offset: String(offset) });

async function stateOf(versionId: string) {
  const { rows } = await sql<{ status: string; file_count: number; files: number; ready: number }>`
    select v.status, v.file_count,
      (select count(*) from build_files f where f.build_version_id = v.id) as files,
      (select count(*) from build_log l where l.build_version_id = v.id and l.code = 'needs_mapping') as ready
    from build_versions v where v.id = ${versionId}
  `.execute(app.db);
  return rows[0];
}

describe('a server that is killed', () => {
  it('goes on with an upload where it was, and with its checks from their beginning', {
    timeout: LONGEST_MS,
  }, async () => {
    const files = Array.from({ length: 400 }, (_, n) => [`level/${n}.data`, randomBytes(4000)] as const);
    const archive = sampleArchive(null, Object.fromEntries(files));
    const half = Math.floor(archive.length / 2);

    let running = await start();
    const begun = await ask(
      running,
      'POST',
      '/admin/build/uploads',
      json({ file_name: 'killed.zip', size: archive.length }),
    );
    const { upload_id } = begun.body.data;
    await ask(running, 'POST', `/admin/build/upload/${upload_id}/part`, part(archive.subarray(0, half), 0));
    // In the middle of the next part.
    const next = ask(
      running,
      'POST',
      `/admin/build/upload/${upload_id}/part`,
      part(archive.subarray(half), half),
    );
    const settled = Promise.allSettled([next]);
    await kill();
    await settled;

    running = await start();
    const there = await ask(running, 'GET', `/admin/build/upload/${upload_id}`);
    expect([half, archive.length]).toContain(there.body.data.received);
    const { received } = there.body.data;
    if (received < archive.length) {
      await ask(
        running,
        'POST',
        `/admin/build/upload/${upload_id}/part`,
        part(archive.subarray(received), received),
      );
    }
    const done = await ask(running, 'POST', `/admin/build/upload/${upload_id}/complete`, json({}));
    const { version_id } = done.body.data;
    await expect
      .poll(async () => (await stateOf(version_id))?.status, { timeout: 60_000, interval: 20 })
      .toBe('scanning');
    await kill();
    const afterKill = await stateOf(version_id);
    if (afterKill?.status === 'scanning') {
      // Nothing half: either no file is named yet, or all of them.
      expect([0, 402]).toContain(afterKill.files);
      expect(afterKill.ready).toBe(0);
    }

    await start();
    await expect
      .poll(async () => (await stateOf(version_id))?.status, { timeout: 120_000, interval: 200 })
      .toBe('needs_mapping');
    expect(await stateOf(version_id)).toMatchObject({ file_count: 402, files: 402, ready: 1 });
    await kill();
  });

  it('has made a version stable with everything that belongs to it, or nothing', {
    timeout: LONGEST_MS,
  }, async () => {
    const archive = (version: string) => sampleArchive(sampleManifest('kill-stable', { version }));
    const one = await uploadAndScan(app, admin.token, archive('1.0'));
    const two = await uploadAndScan(app, admin.token, archive('2.0'));
    const path = (id: string) => `/admin/build/version/${id}/stable`;
    await app.call({
      method: 'POST',
      path: path(one.version_id),
      as: admin.token,
      body: { stable_now: null },
    });
    const before = await everything();

    // Each lock stops it at another step: before anything, with the status changed, and before its last line.
    for (const table of ['builds', 'tasks', 'security_log']) {
      const running = await start();
      const answer = await app.db.transaction().execute(async (held) => {
        await sql`lock table ${sql.table(table)} in share mode`.execute(held);
        const asked = ask(running, 'POST', path(two.version_id), json({ stable_now: one.version_id })).then(
          () => 'answered',
          () => 'cut off',
        );
        await expect.poll(waitingForLock, { timeout: 30_000 }).toBe(1);
        await kill();
        return asked;
      });
      expect(answer).toBe('cut off');
      // PostgreSQL finds out that nobody listens any more, and takes back what was begun.
      await expect.poll(waitingForLock, { timeout: 30_000 }).toBe(0);
      expect(await everything(), `killed before ${table} was written`).toEqual(before);
    }

    const running = await start();
    const made = await ask(running, 'POST', path(two.version_id), json({ stable_now: one.version_id }));
    expect(made.status).toBe(200);
    expect((await everything()).versions).toEqual([
      { version: '1.0', status: 'ready' },
      { version: '2.0', status: 'stable' },
    ]);
    await kill();
  });
});

async function waitingForLock(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()
  `.execute(app.db);
  return rows[0]?.n ?? 0;
}

/** All that making a version stable writes. */
async function everything() {
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
