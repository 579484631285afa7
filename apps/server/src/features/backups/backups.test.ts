import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { backUp, restoreIntoNew } from '../../platform/testing/restore-into.ts';
import { startS3Server } from '../../platform/testing/s3-server.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { makeBackupJob, nightlyBackupJob } from './make-backup.job.ts';

const PASSPHRASE = 'nine cranes by the quay';

let app: TestApp;
let folder: string;
let superAdmin: { id: string; token: string };

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'tryout-backups-'));
  superAdmin = await createUser(app.db, 'super_admin', { first_name: 'Nia', last_name: 'Oduya' });
  const company = await createCompany(app.db);
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
  await createApplication(app.db, company.organization_id, position, { status: 'applied' });
  await app.services.files.put(Readable.from([Buffer.alloc(300_000, 7)]), 1_000_000);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`update sessions set confirmed_at = now()`.execute(app.db);
  for (const { backup_id } of (await list()).items) await remove(backup_id);
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, as = superAdmin.token, body?: object) =>
  app.call({ method, path: `/admin/backups${path}`, as, ...(body ? { body } : {}) });
const list = async () => (await call('GET', '')).body.data;
const remove = (id: string) => call('DELETE', `/${id}`);
const begin = (body: object = {}) => call('POST', '', superAdmin.token, body);
const jobOf = async (id: string) =>
  (await app.call({ path: '/user/jobs', as: superAdmin.token })).body.data.items.find(
    (each: { background_job_id: string }) => each.background_job_id === id,
  );
const shelf = () => readdir(join(app.services.config.dataDir, 'backups'));
const set = (values: object) =>
  app.call({ method: 'PUT', path: '/admin/appconfigs/update', as: superAdmin.token, body: { values } });

async function begun(body: object = {}): Promise<string> {
  const answer = await begin(body);
  expect(answer.status, answer.raw).toBe(201);
  return answer.body.data.background_job_id;
}

async function made(body: object = {}): Promise<string> {
  const id = await begun(body);
  await makeBackupJob(app.services).run({ background_job_id: id });
  expect(await jobOf(id)).toMatchObject({ status: 'done', kind: 'backup' });
  return id;
}

/** The bytes that a browser gets. */
async function downloaded(id: string): Promise<{ bytes: Buffer; path: string; name: string }> {
  const answer = await app.app.inject({
    url: `/api/admin/backups/${id}/file`,
    headers: { authorization: `Bearer ${superAdmin.token}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  const path = join(folder, id);
  await writeFile(path, answer.rawPayload);
  return { bytes: answer.rawPayload, path, name: String(answer.headers['content-disposition']) };
}

describe('a backup that the page makes', () => {
  it('restores into an empty installation: every row, counter and file is the same, and the lists of backups are empty', async () => {
    const earlier = await made();
    const id = await made({ passphrase: PASSPHRASE, passphrase_again: PASSPHRASE });
    const [entry] = (await list()).items;
    expect(entry).toMatchObject({
      backup_id: id,
      is_sealed: true,
      made_by: 'Nia Oduya',
      is_there: true,
      files: 1,
    });
    const { bytes, path, name } = await downloaded(id);
    expect(name).toContain(entry.file_name);
    expect(entry.file_name).toMatch(/^tryout-\d{4}-\d\d-\d\d-\d{4}\.sealed$/);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.sha256);
    expect(bytes.length).toBe(entry.size);

    const restored = await restoreIntoNew(path, PASSPHRASE);
    const again = await backUp(
      restored.database,
      restored.dataDir,
      join(folder, 'again.zip'),
      'another secret of thirty-two characters',
    );
    expect(again.tables).toEqual(restored.manifest.tables);
    expect(again.files).toEqual(restored.manifest.files);
    expect(again.sequences).toEqual(restored.manifest.sequences);
    const { rows } = await restored.database.pool.query(
      `select (select count(*)::int from organizations) as organizations, (select count(*)::int from backups) as backups,
        (select count(*)::int from background_jobs) as jobs`,
    );
    expect(rows).toEqual([{ organizations: 1, backups: 0, jobs: 0 }]);
    expect(restored.jobs.map((job) => job.name).filter((each) => each.startsWith('backups.'))).toEqual([]);
    await restored.database.drop();
    await rm(restored.dataDir, { recursive: true, force: true });

    const log = await sql<{
      action: string;
    }>`select action from security_log where target_id in (${id}, ${earlier})
      order by action`.execute(app.db);
    expect(log.rows.map(({ action }) => action)).toEqual([
      'backup.downloaded',
      'backup.made',
      'backup.made',
      'backup.started',
      'backup.started',
    ]);
  });

  it('forgets its passphrase at its end, and never stores it as it is', async () => {
    const id = await begun({ passphrase: PASSPHRASE, passphrase_again: PASSPHRASE });
    const wish = async () =>
      (await sql<{ wish: object }>`select wish from background_jobs where id = ${id}`.execute(app.db)).rows[0]
        ?.wish;
    expect(await wish()).toEqual({ sealed: expect.any(String) });
    expect(JSON.stringify(await wish())).not.toContain('cranes');
    await makeBackupJob(app.services).run({ background_job_id: id });
    expect(await wish()).toEqual({});
  });

  it('is the only one at a time', async () => {
    const [one, other] = await Promise.all([begin(), begin()]);
    expect([one.status, other.status].sort()).toEqual([201, 409]);
    expect((await list()).making).toMatchObject({ is_own: true, is_queued: true });
    const id = (one.status === 201 ? one : other).body.data.background_job_id;
    const cancelled = await app.call({
      method: 'POST',
      path: `/user/jobs/${id}/cancel`,
      as: superAdmin.token,
    });
    expect(cancelled.status, cancelled.raw).toBe(200);
    await makeBackupJob(app.services).run({ background_job_id: id });
    expect(await list()).toMatchObject({ items: [], making: null });
    await made();
  });

  it('leaves nothing when it is cancelled while it is written', async () => {
    const id = await begun();
    const { backups } = app.services;
    let seen: string[] = [];
    const services = {
      ...app.services,
      backups: {
        ...backups,
        make: (wish: Parameters<typeof backups.make>[0]) =>
          backups.make({
            ...wish,
            onProgress: async (progress) => {
              seen = await shelf();
              await app.call({ method: 'POST', path: `/user/jobs/${id}/cancel`, as: superAdmin.token });
              await wish.onProgress(progress);
            },
          }),
      },
    };
    await makeBackupJob(services).run({ background_job_id: id });
    expect(seen).toEqual([`${id}.unfinished`]);
    expect(await shelf()).toEqual([]);
    expect(await jobOf(id)).toMatchObject({ status: 'cancelled' });
    expect((await list()).items).toEqual([]);
  });

  it('begins anew after the server was killed amid it, and clears away what was left', async () => {
    const id = await begun();
    await sql`update background_jobs set status = 'running', done = 5 where id = ${id}`.execute(app.db);
    await writeFile(join(app.services.config.dataDir, 'backups', `${id}.unfinished`), 'half of it');
    await makeBackupJob(app.services).begin?.();
    expect(await jobOf(id)).toMatchObject({ status: 'queued', done: 0 });
    await makeBackupJob(app.services).run({ background_job_id: id });
    expect(await jobOf(id)).toMatchObject({ status: 'done' });
    expect(await shelf()).toEqual([id]);
    // The queue hands it over once more.
    await makeBackupJob(app.services).run({ background_job_id: id });
    expect((await list()).items).toHaveLength(1);
  });

  it('fails, says why and leaves nothing where a stored file is damaged', async () => {
    const { files, backups } = app.services;
    const { sha256 } = await files.put(Readable.from(['whole']), 100);
    const path = join(app.services.config.dataDir, 'files', sha256.slice(0, 2), sha256);
    await writeFile(path, 'other');
    const id = await begun();
    await makeBackupJob(app.services).run({ background_job_id: id });
    expect(await jobOf(id)).toMatchObject({ status: 'failed', outcome: 'damaged_file' });
    expect(await shelf()).toEqual([]);
    await files.forget(sha256);
    expect(backups.place).toBe('folder');
  });

  it('is refused where the disk has no room for it', async () => {
    const { backups } = app.services;
    const room = backups.room;
    Object.assign(backups, { room: async () => ({ ...(await room()), free_bytes: 1_000_000 }) });
    const refused = await begin();
    Object.assign(backups, { room });
    expect([refused.status, refused.body.code]).toEqual([409, 'refused_by_rule']);
    expect(refused.body.message).toMatch(/Free some disk space first: .* 0 GB are free/);
  });

  it('replaces the oldest once there are as many as are kept', async () => {
    expect((await set({ backups_kept: 2 })).status).toBe(200);
    const [first, second, third] = [await made(), await made(), await made()];
    const { items } = await list();
    expect(items.map((each: { backup_id: string }) => each.backup_id)).toEqual([third, second]);
    expect((await shelf()).sort()).toEqual([second, third].sort());
    expect((await call('GET', `/${first}/file`)).status).toBe(404);
    await set({ backups_kept: 3 });
  });

  it.each([
    [{ passphrase: 'too short', passphrase_again: 'too short' }, 'passphrase'],
    [{ passphrase: PASSPHRASE, passphrase_again: 'nine cranes by the sea' }, 'passphrase_again'],
    [{ passphrase: PASSPHRASE }, 'passphrase_again'],
    [{ passphrase: 'x'.repeat(201), passphrase_again: 'x'.repeat(201) }, 'passphrase'],
    [{ password: PASSPHRASE }, 'body'],
  ])('%j names the field that is wrong', async (body, field) => {
    const refused = await begin(body);
    expect(refused.status).toBe(422);
    expect(refused.body.fields[0].field).toBe(field);
    expect((await list()).making).toBe(null);
  });
});

describe('whoever takes a backup along', () => {
  it('has just confirmed who they are', async () => {
    const id = await made();
    await sql`update sessions set confirmed_at = now() - interval '11 minutes'`.execute(app.db);
    for (const answer of [await call('GET', `/${id}/file`), await call('POST', `/${id}/download`)])
      expect([answer.status, answer.body.code]).toEqual([403, 'confirm_first']);
    const before =
      await sql`select 1 from security_log where action = 'backup.downloaded' and target_id = ${id}`.execute(
        app.db,
      );
    expect(before.rows).toEqual([]);
    await sql`update sessions set confirmed_at = now()`.execute(app.db);
    expect((await call('POST', `/${id}/download`)).status).toBe(200);
    await downloaded(id);
  });

  it('runs the platform', async () => {
    const id = await made();
    const { admin } = await createCompany(app.db);
    const candidate = await createUser(app.db, 'candidate');
    for (const { token } of [admin, candidate])
      for (const answer of [
        await call('GET', '', token),
        await call('POST', '', token, {}),
        await call('GET', `/${id}/file`, token),
        await call('DELETE', `/${id}`, token),
      ])
        expect(answer.status).toBe(403);
    expect((await app.call({ path: `/admin/backups/${id}/file`, as: null })).status).toBe(401);
    expect((await call('DELETE', '/01890000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('is told where the file is gone, and can delete what is left', async () => {
    const id = await made();
    await rm(join(app.services.config.dataDir, 'backups', id));
    expect((await list()).items[0].is_there).toBe(false);
    expect((await call('POST', `/${id}/download`)).status).toBe(410);
    expect((await call('GET', `/${id}/file`)).status).toBe(410);
    expect((await remove(id)).status).toBe(200);
    expect((await list()).items).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('a nightly backup', () => {
  const night = () => nightlyBackupJob(app.services).run({});
  const health = async () =>
    (await app.call({ path: '/admin/health', as: superAdmin.token })).body.data.backups;

  it('is made where the settings say so, sealed with the passphrase that they hold', async () => {
    await night();
    expect(await health()).toEqual({ state: 'ok', last_made_at: null, is_nightly: false });
    expect((await set({ backup_passphrase: 'short' })).body.fields[0].field).toBe('values.backup_passphrase');
    expect((await set({ backups_nightly: true, backup_passphrase: PASSPHRASE })).status).toBe(200);
    expect(await health()).toMatchObject({ state: 'attention', is_nightly: true });
    await night();
    const { items } = await list();
    expect(items).toMatchObject([{ made_by: null, is_sealed: true }]);
    expect(await health()).toMatchObject({ state: 'ok', last_made_at: items[0].made_at });
    const restored = await restoreIntoNew((await downloaded(items[0].backup_id)).path, PASSPHRASE);
    await restored.database.drop();
    await rm(restored.dataDir, { recursive: true, force: true });
  });

  it('is rather not made than left open where its passphrase cannot be read', async () => {
    await set({ backups_nightly: true, backup_passphrase: PASSPHRASE });
    const services = {
      ...app.services,
      config: { ...app.services.config, secret: 'a secret that came later, 0123456789' },
    };
    await expect(nightlyBackupJob(services).run({})).rejects.toThrow(/passphrase of nightly backups/);
    expect((await list()).items).toEqual([]);
    await set({ backups_nightly: false, backup_passphrase: '' });
  });
});

describe('where files are kept in a bucket', () => {
  it('backups are too, apart from the files, and restore the same', async () => {
    const bucket = await startS3Server();
    const other = await startTestApp({ config: { s3: bucket.config } });
    const admin = await createUser(other.db, 'super_admin');
    await sql`update sessions set confirmed_at = now()`.execute(other.db);
    await other.services.files.put(Readable.from([Buffer.alloc(100_000, 3)]), 1_000_000);
    const answer = await other.call({ method: 'POST', path: '/admin/backups', as: admin.token, body: {} });
    const id = answer.body.data.background_job_id;
    await makeBackupJob(other.services).run({ background_job_id: id });
    const keys = [...bucket.objects.keys()].map((key) => key.replace(/.*(?=(?:files|backups)\/)/, ''));
    expect(keys).toContain(`backups/${id}`);
    expect(await readdir(join(other.services.config.dataDir, 'backups'))).toEqual([]);
    const file = await other.app.inject({
      url: `/api/admin/backups/${id}/file`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const path = join(folder, 'from-bucket.zip');
    await writeFile(path, file.rawPayload);
    const restored = await restoreIntoNew(path);
    expect(restored.manifest.files.count).toBe(1);
    await restored.database.drop();
    await rm(restored.dataDir, { recursive: true, force: true });
    const gone = await other.call({ method: 'DELETE', path: `/admin/backups/${id}`, as: admin.token });
    expect(gone.status).toBe(200);
    expect([...bucket.objects.keys()].filter((key) => key.includes('backups/'))).toEqual([]);
    await other.stop();
    await bucket.stop();
  });
});
