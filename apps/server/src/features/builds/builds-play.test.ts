import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { parseManifestText } from '@tryout/game-sdk/manifest';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSecret } from '../../platform/secret.ts';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { type S3Server, startS3Server } from '../../platform/testing/s3-server.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';
import { buildBuildsHost } from './host/builds-host.ts';
import { findFilesIn } from './host/served-files.queries.ts';
import { sampleArchive, sampleManifest } from './testing/sample-build.ts';
import { uploadAndScan } from './testing/upload-build.ts';

const DEMO = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const MANIFEST = sampleManifest('pier-watch', { profile: 'compat' });

const LEVEL = randomBytes(200_000);

describe.each(['a folder', 'a bucket'])('the address of an uploaded game whose files are in %s', (place) => {
  let s3: S3Server | null = null;
  let test: TestApp;
  let host: FastifyInstance;
  let token: string;
  let versionId: string;

  beforeAll(async () => {
    s3 = place === 'a bucket' ? await startS3Server() : null;
    test = await startTestApp(s3 ? { config: { s3: s3.config, bucket: s3.config } } : {});
    const { config, db, files, log, now } = test.services;
    host = buildBuildsHost({ ...config, secret: readSecret(config), files, find: findFilesIn(db), now, log });
    const admin = await createUser(db, 'super_admin');
    versionId = (await uploadAndScan(test, admin.token, sampleArchive(MANIFEST, { 'level.data': LEVEL })))
      .version_id;

    const company = await createCompany(db);
    const position = await createPosition(db, company.organization_id, company.recruiter.id, {
      simulations: [DEMO],
    });
    const application = await createApplication(db, company.organization_id, position, {
      status: 'questions_answered',
    });
    const opened = await test.call({
      method: 'POST',
      path: '/application/game/open',
      as: application.candidate.token,
      body: { application_id: application.id, simulation_id: DEMO },
    });
    token = opened.body.data.token;
    const { manifest } = parseManifestText(JSON.stringify(MANIFEST));
    const build = JSON.stringify({ build_version_id: versionId, manifest });
    await sql`
      update plays set tasks = jsonb_set(jsonb_set(tasks, '{0,build}', ${build}::jsonb), '{0,version}', '"1.0"')
      where id = ${opened.body.data.play.play_id}
    `.execute(db);
  });
  afterAll(async () => {
    await host.close();
    await test.stop();
    await s3?.stop();
  });

  const ask = (task_index: number | string, as: string | null = token) =>
    test.call({ path: '/builds/get/build/path', as, query: { task_index: String(task_index) } });

  it('is handed to whoever plays it, and leads to its files', async () => {
    const { status, body } = await ask(0);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      origin: 'http://127.0.0.1:4781',
      profile: 'compat',
      version: '1.0',
      manifest: { slug: 'pier-watch' },
      session: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
    expect(body.data.ready_ms).toBeGreaterThanOrEqual(60_000);
    expect((await ask(0)).body.data.session).toBe(body.data.session);

    const url = new URL(body.data.url);
    expect(url.origin).toBe(body.data.origin);
    const at = { host: url.host };
    const page = await host.inject({ url: url.pathname, headers: { ...at, 'sec-fetch-dest': 'iframe' } });
    expect(page.body).toContain('<title>A game</title>');
    const script = await host.inject({ url: new URL('game.js', url).pathname, headers: at });
    expect(script.body).toBe('document.title = "A game";');
    expect(script.headers['content-security-policy']).toContain('allow-same-origin');
    expect(
      (await host.inject({ url: new URL('build.json.bak', url).pathname, headers: at })).statusCode,
    ).toBe(404);
  });

  it('leads to large files whole and in parts, from the one place that keeps them', async () => {
    const url = new URL('level.data', (await ask(0)).body.data.url);
    const get = (headers: Record<string, string> = {}) =>
      host.inject({ url: url.pathname, headers: { host: url.host, ...headers } });
    expect((await get()).rawPayload.equals(LEVEL)).toBe(true);
    const part = await get({ range: 'bytes=100000-100009' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, LEVEL.subarray(100_000, 100_010)]);
    const { dataDir } = test.services.config;
    const kept = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    );
    const stored = [...(s3?.objects.values() ?? [])].some(({ bytes }) => bytes.equals(LEVEL));
    expect([kept.length > 0, stored]).toEqual([s3 === null, s3 !== null]);
  });

  it('is nobody else’s, and a task of the product’s own has none', async () => {
    expect((await ask(0, null)).status).toBe(401);
    expect((await ask(1)).status).toBe(404);
    expect((await ask(100)).status).toBe(404);
    for (const index of [-1, 1.5, 'x', 1e9]) expect((await ask(index)).status).toBe(422);
  });

  it('says plainly that the game is gone', async () => {
    await sql`delete from build_versions where id = ${versionId}`.execute(test.db);
    expect((await ask(0)).status).toBe(410);
  });
});
