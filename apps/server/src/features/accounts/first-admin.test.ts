import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { makeFirstAdmin } from './first-admin.ts';

describe('the first super admin', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const superAdmins = async () =>
    (
      await sql<{
        email: string;
      }>`select email from users where user_type = 'super_admin' order by email`.execute(app.db)
    ).rows.map((row) => row.email);

  it('is nobody who has an account already', async () => {
    const taken = await createUser(app.db, 'candidate', { email: 'taken@harbour.test' });
    expect(await makeFirstAdmin(app.db, { email: taken.email, password: null })).toBe('address_taken');
    expect(await superAdmins()).toEqual([]);
  });

  it('is made once, by however many starts, and signs in', async () => {
    const wish = { email: 'first@harbour.test', password: 'Quay-side-77' };
    const made = await Promise.all(Array.from({ length: 8 }, () => makeFirstAdmin(app.db, wish)));
    expect(made.toSorted()).toEqual(['made', ...Array(7).fill('there_already')]);
    const other = { email: 'second@harbour.test', password: null };
    expect(await makeFirstAdmin(app.db, other)).toBe('there_already');
    expect(await superAdmins()).toEqual([wish.email]);
    const { rows } = await sql<{ performer_type: string; meta: object }>`
      select performer_type, meta from security_log where action = 'account.created'`.execute(app.db);
    expect(rows).toEqual([{ performer_type: 'system', meta: { user_type: 'super_admin' } }]);
    const signedIn = await app.call({
      method: 'POST',
      path: '/auth/login',
      body: { email: wish.email, password: wish.password },
    });
    expect(signedIn.status).toBe(200);
  });
});
