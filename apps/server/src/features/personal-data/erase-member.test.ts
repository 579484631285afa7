import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { createCompany, createPosition, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { erase } from './erase.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { library: false } });
});
afterAll(() => app.stop());

const ask = (user: TestUser) =>
  app.call({
    method: 'POST',
    path: '/user/data/erase',
    as: user.token,
    body: { organization_id: null, confirm_email: user.email },
  });
const readOwn = async (user: TestUser) => (await app.call({ path: '/user/data', as: user.token })).body.data;

async function carryOut(user: TestUser): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from erasures where subject_id = ${user.id}`.execute(
    app.db,
  );
  await erase(serverAct(app.services), rows[0]?.id ?? '');
}

describe('a member who erases their account', () => {
  test('leaves the organization with its records and nothing that says who it was', async () => {
    const { organization_id, recruiter } = await createCompany(app.db);
    await sql`update users set first_name = 'Noor', last_name = 'Haddad' where id = ${recruiter.id}`.execute(
      app.db,
    );
    await sql`update members set title = 'Head of quays' where user_id = ${recruiter.id}`.execute(app.db);
    const position = await createPosition(app.db, organization_id, recruiter.id);
    expect(await readOwn(recruiter)).toMatchObject({
      may_erase_account: true,
      is_member: true,
      hand_over: [],
    });
    expect((await ask(recruiter)).status).toBe(202);
    await carryOut(recruiter);
    expect((await app.call({ path: '/auth/user', as: recruiter.token })).status).toBe(401);
    const { rows } = await sql<object>`
      select u.first_name, u.last_name, u.status, u.password_hash, m.status as member, m.title, p.created_by = u.id as made
      from users u join members m on m.user_id = u.id join positions p on p.id = ${position.id}
      where u.id = ${recruiter.id}`.execute(app.db);
    expect(rows).toEqual([
      {
        first_name: '',
        last_name: '',
        status: 'disabled',
        password_hash: null,
        member: 'deactivated',
        title: '',
        made: true,
      },
    ]);
    const left = await sql<{ n: number }>`select count(*)::int as n from members
      where person like '%Haddad%' or person like ${`%${recruiter.email}%`}`.execute(app.db);
    expect(left.rows[0]?.n).toBe(0);
  });

  test('loses what was shared with them', async () => {
    const { organization_id, admin } = await createCompany(app.db);
    const position = await createPosition(app.db, organization_id, admin.id);
    const manager = await createUser(app.db, 'employee', { organization_id });
    await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, status, invited_by)
      values (gen_random_uuid(), ${organization_id}, ${position.id}, ${manager.email}, ${manager.id}, 'viewer', 'approved',
        ${admin.id})`.execute(app.db);
    await ask(manager);
    await carryOut(manager);
    const { rows } = await sql<{
      status: string;
      email: string;
    }>`select status, email from position_privileges
      where user_id = ${manager.id}`.execute(app.db);
    expect(rows).toEqual([{ status: 'closed', email: `erased-${manager.id}@erased.invalid` }]);
  });

  test('hands over first where nobody else runs the organization', async () => {
    const { organization_id, admin } = await createCompany(app.db, 'Quay & Sons');
    expect(await readOwn(admin)).toMatchObject({ may_erase_account: false, hand_over: ['Quay & Sons'] });
    const refused = await ask(admin);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Quay & Sons');
    const second = await createUser(app.db, 'company_admin', { organization_id });
    expect((await ask(admin)).status).toBe(202);
    expect((await ask(second)).status).toBe(409);
  });

  test('is not two last admins at the same moment', async () => {
    const { organization_id, admin } = await createCompany(app.db);
    const second = await createUser(app.db, 'company_admin', { organization_id });
    const answers = await Promise.all([ask(admin), ask(second)]);
    expect(answers.map((one) => one.status).sort()).toEqual([202, 409]);
  });

  test('is not the last super admin', async () => {
    await sql`update users set status = 'disabled' where user_type = 'super_admin'`.execute(app.db);
    const only = await createUser(app.db, 'super_admin');
    expect((await readOwn(only)).hand_over).toEqual(['']);
    expect((await ask(only)).status).toBe(409);
    await createUser(app.db, 'super_admin');
    expect((await ask(only)).status).toBe(202);
  });
});
