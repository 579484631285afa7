import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSecret } from '../../../platform/secret.ts';
import { createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { TWELVE_HOSTILE_ARCHIVES } from '../archive/testing/hostile-archives.ts';
import { buildBuildsHost } from '../host/builds-host.ts';
import { findFilesIn } from '../host/served-files.queries.ts';
import { sampleArchive, sampleManifest } from '../testing/sample-build.ts';
import { readVersion, stepsWithoutBrowser, type Uploaded, uploadAndScan } from '../testing/upload-build.ts';

describe('a hostile archive that is uploaded as the next version', () => {
  let test: TestApp;
  let host: FastifyInstance;
  let token: string;
  let stable: Uploaded;

  beforeAll(async () => {
    test = await startTestApp();
    const { config, db, files, log, now } = test.services;
    host = buildBuildsHost({ ...config, secret: readSecret(config), files, find: findFilesIn(db), now, log });
    token = (await createUser(db, 'super_admin')).token;
    stable = await uploadAndScan(test, token, sampleArchive(sampleManifest('well-kept')));
    await test.call({
      method: 'POST',
      path: `/admin/build/version/${stable.version_id}/stable`,
      as: token,
      body: { stable_now: null },
    });
  });
  afterAll(async () => {
    await host.close();
    await test.stop();
  });

  it.each(TWELVE_HOSTILE_ARCHIVES)(
    '$name: is refused, and the stable version is still played',
    async ({ make }) => {
      const refused = await uploadAndScan(
        test,
        token,
        make(),
        { build_id: stable.build_id },
        stepsWithoutBrowser(test),
      );
      const { version } = await readVersion(test, token, refused.version_id);
      expect(version).toMatchObject({ status: 'failed', file_count: 0, build_id: stable.build_id });
      expect(version.problem).not.toBe('');

      const build = await test.call({ path: `/admin/build/${stable.build_id}`, as: token });
      expect(build.body.data.stable_id).toBe(stable.version_id);
      const opened = await test.call({
        method: 'POST',
        path: `/admin/build/version/${stable.version_id}/try`,
        as: token,
        body: {},
      });
      const { pathname } = new URL(opened.body.data.url);
      const page = await host.inject({
        url: pathname,
        headers: { host: '127.0.0.1:4781', 'sec-fetch-dest': 'iframe' },
      });
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<title>')]);
    },
  );
});
