import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSample, SAMPLES } from '../../../../../../scripts/games/samples.ts';
import { createUser, type TestUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { findChromium } from '../smoke/find-chromium.ts';
import { logCodes, readVersion, upload } from '../testing/upload-build.ts';

/** A browser is started for each, on a machine that is busy with other things as well. */
const LONGEST_MS = 120_000;

describe('the samples, uploaded as they are packed', () => {
  let app: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    app = await startTestApp({ jobs: true });
    admin = await createUser(app.db, 'super_admin');
  });
  afterAll(() => app.stop());

  it.each(SAMPLES)(
    '%s is ready, and played itself to its end where there is a browser',
    {
      timeout: LONGEST_MS,
    },
    async (name) => {
      const { zip } = await buildSample(name);
      const { version_id } = await upload(app, admin.token, readFileSync(zip));
      const read = async () => (await readVersion(app, admin.token, version_id)).version;
      await expect
        .poll(async () => (await read()).status, { timeout: LONGEST_MS, interval: 200 })
        .toMatch(/ready|failed|needs_mapping/);
      const hasBrowser = findChromium(process.env) !== null;
      expect(await read()).toMatchObject({
        problem: '',
        status: 'ready',
        smoke: hasBrowser ? 'passed' : 'skipped',
      });
      if (hasBrowser) expect(await logCodes(app, admin.token, version_id)).toContain('simulated');
    },
  );
});
