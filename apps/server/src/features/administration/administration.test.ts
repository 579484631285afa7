import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { sealSecurityLog } from '../security-log/seal-security-log.ts';

let app: TestApp;
let superAdmin: string;

beforeAll(async () => {
  app = await startTestApp();
  superAdmin = (await createUser(app.db, 'super_admin')).token;
});
afterAll(() => app.stop());

const get = (path: string, query: Record<string, string> = {}, as = superAdmin) =>
  app.call({ path, query, as });

describe('accounts', () => {
  test('are listed and searched; candidates without their names', async () => {
    const { admin } = await createCompany(app.db);
    const candidate = await createUser(app.db, 'candidate', {
      email: 'secret-person@example.test',
      first_name: 'Secret',
    });
    const all = await get('/admin/accounts', { recordsPerPage: '100' });
    const row = all.body.data.items.find((item: { user_id: string }) => item.user_id === candidate.id);
    expect(row).toMatchObject({ first_name: '', email: 's***@example.test' });
    expect((await get('/admin/accounts', { search: 'Secret' })).body.data.items).toHaveLength(0);
    expect((await get('/admin/accounts', { search: admin.email })).body.data.items).toHaveLength(1);
    expect((await get('/admin/accounts', {}, admin.token)).status).toBe(403);
  });

  test('are read page by page without a gap', async () => {
    for (let i = 0; i < 25; i += 1) await createUser(app.db, 'candidate');
    const first = (await get('/admin/accounts', { recordsPerPage: '10' })).body.data;
    const second = (
      await get('/admin/accounts', { recordsPerPage: '10', page: '2', cursor: first.next_cursor })
    ).body.data;
    const back = (await get('/admin/accounts', { recordsPerPage: '10', cursor: second.previous_cursor })).body
      .data;
    const ids = (page: { items: { user_id: string }[] }) => page.items.map((item) => item.user_id);
    expect(ids(back)).toEqual(ids(first));
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(20);
  });

  test('are disabled with a reason, which signs them out at once, and enabled again', async () => {
    const user = await createUser(app.db, 'candidate');
    const move = (body: object, as = superAdmin) =>
      app.call({ method: 'POST', path: `/admin/accounts/${user.id}/transitions`, as, body });
    expect((await move({ to: 'disabled', from: 'active' })).body.fields[0].field).toBe('note');
    expect((await move({ to: 'disabled', from: 'active', note: 'Spam' }, user.token)).status).toBe(403);
    expect((await move({ to: 'disabled', from: 'active', note: 'Spam' })).status).toBe(200);
    expect((await app.call({ path: '/auth/user', as: user.token })).status).toBe(401);
    expect((await move({ to: 'disabled', from: 'active', note: 'Spam' })).body.code).toBe('stale_status');
    expect((await move({ to: 'active', from: 'disabled' })).status).toBe(200);
  });
});

describe('the platform', () => {
  test('counts what there is, and lists plays and score cards without persons', async () => {
    const { organization_id, admin } = await createCompany(app.db);
    await createApplication(app.db, organization_id, await createPosition(app.db, organization_id, admin.id));
    const overview = await get('/admin/overview');
    expect(overview.body.data.applications.total).toBe(1);
    expect(overview.body.data.organizations.total).toBeGreaterThan(0);
    const { trend } = overview.body.data;
    expect(trend).toHaveLength(30);
    expect(trend.at(-1)).toMatchObject({ day: new Date().toISOString().slice(0, 10), applications: 1 });
    expect(trend[0]).toMatchObject({ applications: 0, plays_completed: 0, accounts: 0 });
    expect((await get('/admin/plays')).body.data.items).toEqual([]);
    expect((await get('/admin/score/cards')).body.data.items).toEqual([]);
    expect((await get('/admin/overview', {}, admin.token)).status).toBe(403);
  });

  test('shows jobs with why they failed, and tries a failed one again', async () => {
    await sql`select pgboss.create_queue('test.fails', ${JSON.stringify({ policy: 'standard', retryLimit: 2, retryDelay: 1, retryBackoff: false, expireInSeconds: 60, retentionSeconds: 600, deleteAfterSeconds: 600 })}::jsonb)`.execute(
      app.db,
    );
    const id = '01890000-0000-7000-8000-000000000001';
    await sql`insert into pgboss.job (id, name, state, data, output, retry_limit)
      values (${id}, 'test.fails', 'failed', '{"play_id":"x"}', '{"message":"the disk is full"}', 2)`.execute(
      app.db,
    );
    const failed = await get('/admin/jobs', { state: 'failed' });
    expect(failed.body.data.items).toMatchObject([
      { job_id: id, name: 'test.fails', error: 'the disk is full' },
    ]);
    const retry = () => app.call({ method: 'POST', path: `/admin/jobs/${id}/retry`, as: superAdmin });
    expect((await retry()).status).toBe(200);
    expect((await retry()).body.code).toBe('refused_by_rule');
    const unknown = '01890000-0000-7000-8000-0000000000ff';
    expect(
      (await app.call({ method: 'POST', path: `/admin/jobs/${unknown}/retry`, as: superAdmin })).status,
    ).toBe(404);
  });

  test('shows mails without text and full address, and sends one again', async () => {
    await app.call({ method: 'POST', path: '/signup', body: { user_type: 'candidate' } });
    await sql`insert into mails (id, effect_key, to_email, kind, subject, body_text, body_html, status, last_error)
      values ('01890000-0000-7000-8000-000000000002', 'test', 'mia@example.test', 'pin', 's', 't', 'h', 'failed', 'no route')`.execute(
      app.db,
    );
    const mails = await get('/admin/mails', { status: 'failed' });
    expect(mails.body.data.items).toMatchObject([{ to_masked: 'm***@example.test', last_error: 'no route' }]);
    const again = await app.call({
      method: 'POST',
      path: '/admin/mails/01890000-0000-7000-8000-000000000002/retry',
      as: superAdmin,
    });
    expect(again.status).toBe(200);
  });
});

describe('settings', () => {
  test('change all or none, with history and a line in the security log', async () => {
    const put = (values: object) =>
      app.call({ method: 'PUT', path: '/admin/appconfigs/update', as: superAdmin, body: { values } });
    const refused = await put({ session_days: 7, default_time_zone: 'Mars/Olympus' });
    expect(refused.body.fields).toMatchObject([{ field: 'values.default_time_zone' }]);
    expect((await put({ unknown_key: 1 })).status).toBe(422);
    expect(
      (await put({ free_mail_domains: ['gmail.com', 'mail.example'], maintenance_banner: 'Back at noon.' }))
        .status,
    ).toBe(200);
    const config = await app.call({ path: '/config' });
    expect(config.body.data).toMatchObject({
      free_mail_domains: ['gmail.com', 'mail.example'],
      maintenance_banner: 'Back at noon.',
    });
    const history = await get('/admin/appconfigs/history');
    expect(history.body.data.items).toHaveLength(2);
    const log = await get('/security/logs', { action: 'app_config' });
    expect(log.body.data.items[0].meta.maintenance_banner).toEqual(['', 'Back at noon.']);
  });

  test('get an earlier value back, unless somebody has changed them meanwhile', async () => {
    const put = (pin_minutes: number) =>
      app.call({
        method: 'PUT',
        path: '/admin/appconfigs/update',
        as: superAdmin,
        body: { values: { pin_minutes } },
      });
    const changes = async () =>
      (await get('/admin/appconfigs/history')).body.data.items.filter(
        (change: { key: string }) => change.key === 'pin_minutes',
      );
    const restore = (id: string, current: unknown) =>
      app.call({
        method: 'POST',
        path: `/admin/appconfigs/history/${id}/restore`,
        as: superAdmin,
        body: { current },
      });
    await put(7);
    await put(5);
    const [latest, first] = await changes();
    expect([latest, first]).toMatchObject([
      { before: 7, after: 5, restorable: true },
      { before: 10, after: 7, restorable: true },
    ]);

    const stale = await restore(first.id, 7);
    expect(stale.status, stale.raw).toBe(409);
    expect(await changes()).toHaveLength(2);
    expect((await restore(first.id, 'seven')).status).toBe(409);

    const restored = await restore(first.id, 5);
    expect(restored.status, restored.raw).toBe(200);
    expect(restored.body.data.items).toContainEqual(
      expect.objectContaining({ key: 'pin_minutes', value: 10 }),
    );
    const after = await changes();
    expect(after).toMatchObject([{ before: 5, after: 10 }, { restorable: true }, { restorable: false }]);
    const log = await get('/security/logs', { action: 'app_config' });
    expect(log.body.data.items[0].meta.pin_minutes).toEqual([5, 10]);

    const twice = await Promise.all([restore(latest.id, 10), restore(after[0].id, 10)]);
    expect(twice.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const nobody = await app.call({
      method: 'POST',
      path: `/admin/appconfigs/history/${first.id}/restore`,
      as: (await createCompany(app.db)).admin.token,
      body: { current: 10 },
    });
    expect(nobody.status).toBe(403);
  });
});

describe('the security log', () => {
  test('is read by admins for their own organization only', async () => {
    const mine = await createCompany(app.db);
    const other = await createCompany(app.db);
    const change = (as: string) =>
      app.call({ method: 'PUT', path: '/organization', as, body: { about: 'New words.' } });
    await change(mine.admin.token);
    await change(other.admin.token);
    const lines = await get('/security/logs', {}, mine.admin.token);
    expect(new Set(lines.body.data.items.map((l: { organization_id: string }) => l.organization_id))).toEqual(
      new Set([mine.organization_id]),
    );
    const foreign = await get('/security/logs', { organization_id: other.organization_id }, mine.admin.token);
    expect(foreign.status).toBe(404);
    expect((await get('/security/logs', {}, mine.recruiter.token)).status).toBe(403);
    const csv = await get('/security/logs/export', { format: 'csv' }, mine.admin.token);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.raw).toContain('organization.changed');
    expect(csv.raw).not.toContain(other.organization_id);
  });

  test('is chained, and a changed line is found', async () => {
    await sealSecurityLog(app.db, 0);
    const intact = await get('/security/logs/verify');
    expect(intact.body.data).toMatchObject({ intact: true, broken_at: null });
    expect(intact.body.data.rows).toBeGreaterThan(3);
    const { rows } = await sql<{ id: string }>`select id from security_log where seal_seq = 2`.execute(
      app.db,
    );
    const tamper = sql`update security_log set performer_email = 'someone@else.test' where seal_seq = 2`;
    await expect(tamper.execute(app.db)).rejects.toThrow(/append-only/);
    await sql`alter table security_log disable trigger security_log_append_only`.execute(app.db);
    await tamper.execute(app.db);
    const broken = await get('/security/logs/verify');
    expect(broken.body.data).toMatchObject({ intact: false, broken_at: rows[0]?.id, rows: 1 });
  });
});
