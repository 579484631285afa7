import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let offset = 0;
let superAdmin: TestUser;
let candidate: TestUser;
let company: { organization_id: string; admin: TestUser; recruiter: TestUser };
const REASON = 'She wrote us a letter and asks for her data.';

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + offset) });
  superAdmin = await createUser(app.db, 'super_admin', { first_name: 'Sam', last_name: 'Admin' });
  company = await createCompany(app.db, 'Dockside');
  for (const [first_name, last_name] of [
    ['Zora', 'Quill'],
    ['Zoran', 'Meyer'],
    ['Anna Maria', 'Zoric'],
  ] as const) {
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      title: 'Stevedore',
    });
    const made = await createApplication(app.db, company.organization_id, position, {
      first_name,
      last_name,
    });
    if (first_name === 'Zora') candidate = made.candidate;
  }
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, more: object = {}) =>
  app.call({ method, path, as: superAdmin.token, ...more });
const LIST = '/admin/get/candidate/applications';
const SEARCH_LOOK = '/admin/candidate/search-look';
async function names(query: Record<string, string>): Promise<string[]> {
  const found = await call('GET', LIST, { query });
  expect(found.status, found.raw).toBe(200);
  return found.body.data.items.map((one: { name: string }) => one.name).sort();
}

it('lists applications of all organizations without names, and finds one by its whole address', async () => {
  const all = await call('GET', LIST);
  expect(all.body.data.items).toHaveLength(3);
  expect(all.raw).not.toContain('Quill');
  expect(all.raw).not.toContain(candidate.email);
  const one = await call('GET', LIST, { query: { email: candidate.email } });
  expect(one.body.data.items).toMatchObject([
    { name: null, organization_name: 'Dockside', user_id: candidate.id },
  ]);
  for (const query of [{ first_name: 'Zora' }, { last_name: 'Quill' }, { email: 'zora' }]) {
    expect((await call('GET', LIST, { query })).status).toBe(409);
    expect((await call('GET', '/admin/export/applications', { query })).status).toBe(409);
  }
});

it('is searched by names for an hour and a reason, each search in the log', async () => {
  expect((await call('POST', SEARCH_LOOK, { body: { reason: 'short' } })).status).toBe(422);
  const opened = await call('POST', SEARCH_LOOK, { body: { reason: REASON } });
  expect(opened.body.data.open, opened.raw).toMatchObject({ reason: REASON, is_open: true });
  expect((await call('POST', SEARCH_LOOK, { body: { reason: REASON } })).status).toBe(409);
  expect(await names({ first_name: 'zora' })).toEqual(['Zora Quill', 'Zoran Meyer']);
  expect(await names({ first_name: 'zora', last_name: 'qu' })).toEqual(['Zora Quill']);
  expect(await names({ last_name: 'Zoric' })).toEqual(['Anna Maria Zoric']);
  expect(await names({ first_name: '%' })).toEqual([]);
  const file = await call('GET', '/admin/export/applications', { query: { last_name: 'Quill' } });
  expect(file.raw).toContain('Zora Quill');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from security_log where action = 'candidate_data.searched'`.execute(app.db);
  expect(rows[0]?.n).toBe(4);
  const other = await createUser(app.db, 'super_admin');
  expect((await app.call({ path: LIST, as: other.token, query: { first_name: 'Zora' } })).status).toBe(409);
  offset = 61 * 60_000;
  expect((await call('GET', LIST, { query: { first_name: 'Zora' } })).status).toBe(409);
  expect((await call('GET', SEARCH_LOOK)).body.data.open).toBeNull();
  offset = 0;
  expect((await call('DELETE', SEARCH_LOOK)).body.data.open).toBeNull();
  expect((await call('GET', LIST)).raw).not.toContain('Quill');
});

it('shows one candidate for an hour, and tells them who looked and why', async () => {
  const path = `/admin/candidates/${candidate.id}`;
  const closed = await call('GET', path);
  expect(closed.body.data).toMatchObject({ name: null, phone: null, applications: 1, open: null });
  expect(closed.raw).not.toContain('Quill');
  const opened = await call('POST', `${path}/looks`, { body: { reason: REASON } });
  expect(opened.body.data, opened.raw).toMatchObject({ name: 'Zora Quill', email: candidate.email });
  const told = await app.call({ path: '/get/user/notifications', as: candidate.token });
  expect(told.raw).toContain('Sam Admin');
  expect(told.raw).toContain(REASON);
  const ended = await call('DELETE', `${path}/looks`);
  expect(ended.body.data).toMatchObject({ name: null, open: null });
  expect(ended.body.data.looks[0]).toMatchObject({ reason: REASON, is_open: false, seen: 1 });
  for (const user_id of [superAdmin.id, company.admin.id]) {
    expect((await call('GET', `/admin/candidates/${user_id}`)).status).toBe(404);
  }
});

it('does what a candidate asked for by letter: a copy to their own address, and erasing', async () => {
  const path = `/admin/candidates/${candidate.id}`;
  expect((await call('POST', `${path}/copy`, { body: { reason: REASON } })).status).toBe(202);
  expect((await call('POST', `${path}/copy`, { body: { reason: REASON } })).status).toBe(409);
  const erase = (confirm_email: string) =>
    call('POST', `${path}/anonymise`, { body: { reason: REASON, confirm_email } });
  expect((await erase('other@example.test')).body.fields[0].field).toBe('confirm_email');
  const confirmed = (at: string) =>
    sql`update sessions set confirmed_at = ${at} where user_id = ${superAdmin.id}`.execute(app.db);
  await confirmed('2020-01-01');
  expect((await erase(candidate.email)).body.code).toBe('confirm_first');
  await confirmed(new Date().toISOString());
  expect((await erase(candidate.email)).status).toBe(202);
  expect((await erase(candidate.email)).status).toBe(409);
  const requests = (await call('GET', path)).body.data.requests;
  expect(requests.map((one: { kind: string }) => one.kind).sort()).toEqual(['copy', 'erasure']);
  const staff = `/admin/candidates/${company.admin.id}`;
  expect((await call('POST', `${staff}/copy`, { body: { reason: REASON } })).status).toBe(404);
});

it('lists people, positions and simulations of all organizations, as pages and as files', async () => {
  await createUser(app.db, 'employee', { organization_id: company.organization_id, first_name: 'Ed' });
  const recruiters = await call('GET', '/admin/recruiters', { query: { search: 'dockside' } });
  expect(recruiters.body.data.items.map((one: { role: string }) => one.role).sort()).toEqual([
    'company_admin',
    'company_recruiter',
  ]);
  const employees = await call('GET', '/admin/employees');
  expect(employees.body.data.items).toMatchObject([{ name: 'Ed Berg', organization_name: 'Dockside' }]);
  const positions = await call('GET', '/admin/positions', {
    query: { status: 'published', search: 'steve' },
  });
  expect(positions.body.data.items).toHaveLength(3);
  expect(positions.body.data.items[0]).toMatchObject({ title: 'Stevedore', applications: 1 });
  const simulations = await call('GET', '/admin/simulations', { query: { status: 'published' } });
  expect(simulations.body.data.items.length).toBeGreaterThan(0);
  const organizations = await call('GET', '/admin/organizations', { query: { search: 'Dockside' } });
  expect(organizations.body.data.items).toHaveLength(1);
  for (const list of ['candidates', 'recruiters', 'employees', 'positions', 'simulations']) {
    const file = await call('GET', `/admin/export/${list}`);
    expect([file.status, file.raw.trim().split('\r\n').length > 1], list).toEqual([200, true]);
  }
  expect((await call('GET', '/admin/export/candidates')).raw).not.toContain('Quill');
});

it('is nobody’s but the super admin’s', async () => {
  for (const path of [
    LIST,
    '/admin/candidates',
    '/admin/recruiters',
    '/admin/export/positions',
    SEARCH_LOOK,
  ]) {
    expect((await app.call({ path, as: company.admin.token })).status).toBe(403);
  }
});
