import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { writeZip } from '../archive/testing/zip-writer.ts';
import { sampleArchive, sampleManifest } from '../testing/sample-build.ts';
import {
  logCodes,
  readVersion,
  stepsInThisProcess,
  stepsWithoutBrowser,
  upload,
  uploadAndScan,
} from '../testing/upload-build.ts';
import { RUN_IS_OVER_MS } from './scan-rows.queries.ts';
import type { ScanSteps } from './scan-steps.ts';
import { scanVersion } from './scan-version.ts';

let app: TestApp;
let admin: TestUser;
let steps: ScanSteps;
const now = new Date('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  admin = await createUser(app.db, 'super_admin');
  steps = stepsInThisProcess(app);
});
afterAll(() => app.stop());

const read = (id: string) => readVersion(app, admin.token, id);
const codes = (id: string) => logCodes(app, admin.token, id);
const send = (method: 'POST' | 'PUT', id: string, verb: string, body: object = {}, as = admin.token) =>
  app.call({ method, path: `/admin/build/version/${id}/${verb}`, as, body });

describe('the checks of an upload', () => {
  it('unpack, read the manifest, look through the files and end ready, each step with its lines', async () => {
    const archive = sampleArchive(sampleManifest('fits'), { 'level/1.json': '{}' });
    const { version_id } = await uploadAndScan(app, admin.token, archive, {}, stepsWithoutBrowser(app));
    const { version, sizes, errors, smoke_report } = await read(version_id);
    expect(version).toMatchObject({
      status: 'ready',
      problem: '',
      file_count: 4,
      profile: 'strict',
      entry: 'index.html',
      engine: 'custom',
      smoke: 'passed',
      moves: ['stable', 'retired'],
      manifest: { slug: 'fits', data_points: [{ key: 'score', type: 'number', min: 0, max: 100 }] },
    });
    expect([errors, smoke_report]).toEqual([0, { ready_ms: 120 }]);
    expect(sizes.map(({ type, files }: { type: string; files: number }) => [type, files]).sort()).toEqual([
      ['html', 1],
      ['js', 1],
      ['json', 2],
    ]);
    const said = (await codes(version_id)).filter((code) => code !== 'unpacking');
    expect(said.slice(0, 6)).toEqual([
      'received',
      'hashed',
      'started',
      'inspected',
      'unpacked',
      'manifest_read',
    ]);
    expect(said.slice(-3)).toEqual(['policy_scanned', 'smoke_started', 'ready']);
    const files = await app.call({ path: `/admin/build/version/${version_id}/files`, as: admin.token });
    expect(files.body.data.items.map((file: { path: string }) => file.path)).toEqual([
      'build.json',
      'game.js',
      'index.html',
      'level/1.json',
    ]);
  });

  it('fail with the reason, and can be asked for again', async () => {
    const hostile = writeZip([
      { name: 'index.html', content: 'x' },
      { name: '../outside.js', content: 'x' },
    ]);
    const cases: [Buffer, string][] = [
      [hostile, 'name_leaves_folder'],
      [Buffer.from('no zip at all'), 'not_a_zip'],
      [sampleArchive('{"slug": "broken", '), 'manifest_problem'],
      [sampleArchive(sampleManifest('no-page', { entry: 'start.html' })), 'no_entry'],
      [writeZip([{ name: 'game.js', content: '1' }]), 'no_entry'],
    ];
    for (const [n, [archive, code]] of cases.entries()) {
      const { version_id } = await uploadAndScan(
        app,
        admin.token,
        archive,
        { file_name: `bad${n}.zip` },
        // The processes that the server has for it, and after that only what comes of it.
        n === 0 ? stepsWithoutBrowser(app) : steps,
      );
      const { version } = await read(version_id);
      expect(version, code).toMatchObject({ status: 'failed', moves: ['scanning', 'retired'] });
      expect(version.problem).not.toBe('');
      expect(await codes(version_id)).toContain(code);
      const again = await send('POST', version_id, 'scan');
      expect(again.body.data).toMatchObject({ status: 'scanning' });
      expect((await send('POST', version_id, 'scan')).status).toBe(409);
      await scanVersion(app.services, steps, version_id);
      expect((await read(version_id)).version.status).toBe('failed');
    }
  });

  it('are followed in the job tray of who asked for them', async () => {
    const other = await createUser(app.db, 'super_admin');
    const { build_id, version_id } = await upload(
      app,
      admin.token,
      sampleArchive(sampleManifest('followed')),
    );
    const job = async (as = admin.token) =>
      (await app.call({ path: '/user/jobs', as })).body.data.items.find(
        (each: { build: { version_id: string } | null }) => each.build?.version_id === version_id,
      );
    const build = { build_id, version_id, name: 'Game followed', version: '1.0' };
    expect(await job()).toMatchObject({
      kind: 'build_check',
      status: 'queued',
      build,
      total: 4,
      outcome: null,
    });
    expect(await job(other.token)).toBeUndefined();
    const cancel = { method: 'POST' as const, path: `/user/jobs/${version_id}/cancel`, body: {} };
    expect((await app.call({ ...cancel, as: other.token })).status).toBe(404);
    expect((await app.call({ ...cancel, as: admin.token })).body.message).toBe(
      'Checks of a game can’t be cancelled.',
    );
    let seen: unknown;
    const failing: ScanSteps = {
      ...steps,
      scanPolicy: async () => {
        seen = await job();
        return [{ level: 'error', code: 'forbidden', message: 'Not allowed.' }];
      },
    };
    await scanVersion(app.services, failing, version_id);
    expect(seen).toMatchObject({ status: 'running', done: 1 });
    expect(await job()).toMatchObject({ status: 'failed', outcome: 'failed', may_undo: false });

    expect((await send('POST', version_id, 'scan', {}, other.token)).status).toBe(200);
    expect(await job()).toBeUndefined();
    expect(await job(other.token)).toMatchObject({ status: 'queued', outcome: null, done: 0 });
    await scanVersion(app.services, steps, version_id);
    expect(await job(other.token)).toMatchObject({ status: 'done', outcome: 'ready' });
  });

  it('fail where the manifest is of another build than the one it was uploaded to', async () => {
    const { build_id } = await uploadAndScan(app, admin.token, sampleArchive(sampleManifest('one-game')));
    const other = sampleArchive(sampleManifest('other-game'));
    const { version_id } = await uploadAndScan(app, admin.token, other, { build_id });
    const { version } = await read(version_id);
    expect([version.build_id, version.status]).toEqual([build_id, 'failed']);
    expect(version.problem).toContain('other-game');
    expect(await codes(version_id)).toContain('other_build');
  });

  it('fail when the run in a browser does, with its report', async () => {
    const { version_id } = await upload(app, admin.token, sampleArchive(sampleManifest('never-ready')));
    const silent: ScanSteps = {
      ...steps,
      smoke: async () => ({
        result: 'failed',
        report: { console: ['boom'] },
        lines: [{ level: 'error', code: 'no_ready', message: 'It did not say ready.' }],
      }),
    };
    await scanVersion(app.services, silent, version_id);
    const { version, smoke_report } = await read(version_id);
    expect(version).toMatchObject({ status: 'failed', smoke: 'failed', problem: 'It did not say ready.' });
    expect(smoke_report).toEqual({ console: ['boom'] });
  });

  it('accept an archive without a manifest, which is then given by hand', async () => {
    const { version_id } = await uploadAndScan(app, admin.token, sampleArchive(null), {
      file_name: 'old-game.zip',
    });
    const { version } = await read(version_id);
    expect(version).toMatchObject({
      status: 'needs_mapping',
      profile: 'compat',
      manifest: null,
      version: '1.0',
    });
    const give = (manifest: unknown, edit = version.edit) =>
      send('PUT', version_id, 'manifest', {
        manifest: typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
        edit,
      });
    const broken = await give(sampleManifest('old-game', { data_points: [{ key: 'x', type: 'colour' }] }));
    expect([broken.status, broken.body.fields[0].field]).toEqual([422, 'manifest.data_points[0].type']);
    expect((await give('not json')).status).toBe(422);
    expect((await give(sampleManifest('elsewhere'))).body.fields[0].field).toBe('manifest.slug');
    expect((await give(sampleManifest('old-game'), version.edit + 1)).status).toBe(409);
    expect((await give(sampleManifest('old-game', { version: '3.1' }))).body.data.status).toBe('scanning');
    await scanVersion(app.services, steps, version_id);
    expect((await read(version_id)).version).toMatchObject({
      status: 'ready',
      version: '3.1',
      manifest_given: true,
      profile: 'strict',
    });
    expect((await give(sampleManifest('old-game'))).status).toBe(409);
  });
});

describe('a run of the checks that is cut off', () => {
  /** Steps of which one ends as if the server had stopped there. */
  const stopping = (at: keyof ScanSteps): ScanSteps => ({
    ...steps,
    [at]: async (...given: unknown[]) => {
      // What was done of the step stays done, as in a server that is killed.
      await (steps[at] as (...args: unknown[]) => Promise<unknown>)(...given);
      throw new Error('the server stopped here');
    },
  });

  it.each(['isWhole', 'inspect', 'unpack', 'readText', 'scanPolicy', 'smoke'] as const)(
    'at %s leaves nothing half, and the next run ends well',
    async (at) => {
      const slug = `cut-${at.toLowerCase()}`;
      const archive = sampleArchive(sampleManifest(slug), { 'level.data': randomBytes(9000) });
      const { version_id, build_id } = await upload(app, admin.token, archive);
      await expect(scanVersion(app.services, stopping(at), version_id)).rejects.toThrow('stopped here');
      const { version } = await read(version_id);
      expect(version).toMatchObject({ status: 'scanning', moves: [], ready_at: null });
      const stable = await send('POST', version_id, 'stable', { stable_now: null });
      expect(stable.status).toBe(409);
      const log = await app.call({ path: `/admin/build/version/${version_id}/log`, as: admin.token });
      expect(log.body.data).toMatchObject({ is_running: true, status: 'scanning' });
      await scanVersion(app.services, steps, version_id);
      expect((await read(version_id)).version).toMatchObject({ status: 'ready', file_count: 4 });
      const said = await codes(version_id);
      expect(said).toContain('started_again');
      expect(said.filter((code) => code === 'ready')).toHaveLength(1);
      const build = await app.call({ path: `/admin/build/${build_id}`, as: admin.token });
      expect(build.body.data.versions).toHaveLength(1);
    },
  );

  it('is not taken over while it gives signs of life, and writes nothing once it is', async () => {
    const { version_id } = await upload(app, admin.token, sampleArchive(sampleManifest('taken-over')));
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let reached = () => {};
    const atPolicy = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const slow: ScanSteps = {
      ...steps,
      scanPolicy: async () => {
        reached();
        await waiting;
        return [{ level: 'warning', code: 'from_the_old_run', message: 'Too late.' }];
      },
    };
    const old = scanVersion(app.services, slow, version_id);
    await atPolicy;
    await scanVersion(app.services, steps, version_id);
    expect((await read(version_id)).version.status).toBe('scanning');
    await sql`update build_versions set scan_beat_at = ${new Date(now.getTime() - RUN_IS_OVER_MS - 1)}
      where id = ${version_id}`.execute(app.db);
    await scanVersion(app.services, steps, version_id);
    expect((await read(version_id)).version.status).toBe('ready');
    goOn();
    await old;
    expect((await read(version_id)).version.status).toBe('ready');
    expect(await codes(version_id)).not.toContain('from_the_old_run');
  });

  it('is given up after five times, and may be asked for again', async () => {
    const { version_id } = await upload(app, admin.token, sampleArchive(sampleManifest('deadly')));
    for (let n = 0; n < 5; n += 1) {
      await expect(scanVersion(app.services, stopping('unpack'), version_id)).rejects.toThrow();
    }
    await scanVersion(app.services, steps, version_id);
    expect((await read(version_id)).version).toMatchObject({ status: 'failed' });
    expect(await codes(version_id)).toContain('given_up');
    await send('POST', version_id, 'scan');
    await scanVersion(app.services, steps, version_id);
    expect((await read(version_id)).version.status).toBe('ready');
  });
});

describe('the log', () => {
  it('is read in order from any line on, and goes on where an answer ended', async () => {
    const { version_id } = await uploadAndScan(app, admin.token, sampleArchive(sampleManifest('long-log')));
    await sql`insert into build_log (build_version_id, step, level, code, message)
      select ${version_id}, 'unpack', 'info', 'unpacking', n || ' of 1200 files' from generate_series(1, 1200) n`.execute(
      app.db,
    );
    const seen: number[] = [];
    let more = true;
    while (more) {
      const { body } = await app.call({
        path: `/admin/build/version/${version_id}/log`,
        as: admin.token,
        query: { after: String(seen.at(-1) ?? 0) },
      });
      expect(body.data.items.length).toBeLessThanOrEqual(500);
      seen.push(...body.data.items.map((line: { id: number }) => line.id));
      more = body.data.has_more;
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(1200);
    const empty = await app.call({
      path: `/admin/build/version/${version_id}/log`,
      as: admin.token,
      query: { after: String(seen.at(-1)) },
    });
    expect(empty.body.data).toEqual({ items: [], has_more: false, is_running: false, status: 'ready' });
  });
});
