import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany, createPosition } from '../testing/factory.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const KEY = { 'idempotency-key': 'the-same-request' };

it('a stored answer is repeated to its caller, and not after the caller was deactivated', async () => {
  const { admin, organization_id } = await createCompany(app.db);
  const create = () =>
    app.call({
      method: 'POST',
      path: '/organization/departments',
      as: admin.token,
      headers: KEY,
      body: { name: 'Pilots' },
    });
  const first = await create();
  expect(first.status).toBeLessThan(300);
  expect((await create()).body).toEqual(first.body);
  await sql`update members set status = 'deactivated' where user_id = ${admin.id}
    and organization_id = ${organization_id}`.execute(app.db);
  const after = await create();
  expect([after.status, after.raw.includes('Pilots')]).toEqual([403, false]);
});

it('a stored answer is not repeated for a record that is no longer the caller’s to name', async () => {
  const company = await createCompany(app.db);
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
  const duplicate = () =>
    app.call({
      method: 'POST',
      path: `/position/${position.id}/duplicate`,
      as: company.recruiter.token,
      headers: KEY,
      body: {},
    });
  expect((await duplicate()).status).toBeLessThan(300);
  await sql`update positions set visibility = 'confidential'
    where id = ${position.id}`.execute(app.db);
  await sql`update position_team set user_id = ${company.admin.id} where position_id = ${position.id}`.execute(
    app.db,
  );
  expect((await duplicate()).status).toBe(404);
});
