import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { publishTogether } from './testing/publish-together.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const { token } = await createUser(t.db, 'super_admin');
  const body = { is_on: true, was_on: false };
  const on = await t.call({ method: 'PUT', path: '/admin/billing', as: token, body });
  expect(on.status).toBe(200);
});
afterAll(() => t.stop());

it('of 10,000 publications at once against a limit of five exactly five come through', {
  timeout: 900_000,
}, async () => {
  expect(await publishTogether(t, { positions: 10_000, limit: 5 })).toEqual({
    published: 5,
    refused: 9_995,
    stored: 5,
  });
});
