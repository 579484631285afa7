import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let superAdmin: string;
beforeAll(async () => {
  app = await startTestApp();
  superAdmin = (await createUser(app.db, 'super_admin')).token;
});
afterAll(() => app.stop());

const health = (as: string) => app.call({ path: '/admin/health', as });

test('the super admin sees how each part is doing, and nobody else does', async () => {
  const { status, body } = await health(superAdmin);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    database: { state: 'ok', server_version: expect.stringMatching(/^\d+\.\d+/) },
    storage: { free_bytes: expect.any(Number), files: expect.any(Number) },
    mail: { transport: 'outbox', oldest_due_s: null },
    // The port of uploaded games is not open in this test.
    builds_host: { state: 'failing', answers: false },
  });
  const { admin } = await createCompany(app.db);
  expect((await health(admin.token)).status).toBe(403);
});

test('emails that were given up and work that nobody begins show', async () => {
  await sql`insert into mails (id, effect_key, to_email, kind, subject, body_text, body_html, send_after, status)
    values (gen_random_uuid(), 'late', 'a@example.test', 'pin', '', '', '', now() - interval '15 minutes', 'queued'),
      (gen_random_uuid(), 'lost', 'b@example.test', 'pin', '', '', '', now(), 'failed')`.execute(app.db);
  const { mail } = (await health(superAdmin)).body.data;
  expect(mail).toMatchObject({ state: 'failing', waiting: 1, failed_last_day: 1 });
  expect(mail.oldest_due_s).toBeGreaterThan(890);
});
