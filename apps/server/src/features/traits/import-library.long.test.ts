import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { importAtRandom } from './testing/random-imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('what a dry run says is what comes of it, over 1,000 random files', async () => {
  const as = (await createUser(app.db, 'super_admin')).token;
  expect((await app.call({ method: 'POST', path: '/admin/traits/starter', as, body: {} })).status).toBe(200);
  expect(await importAtRandom(app, as, { numRuns: 1_000, seed: inject('soakSeed') })).toBeGreaterThan(100);
});
