import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createCompany,
  createOrganization,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let superAdmin: TestUser;
let mia: TestUser;
let ben: TestUser;
let plan_id: string;

const independent = async (first_name: string): Promise<TestUser> => {
  const organization_id = await createOrganization(app.db, 'independent', `${first_name} works`);
  return createUser(app.db, 'independent_recruiter', { organization_id, first_name });
};

beforeAll(async () => {
  app = await startTestApp();
  superAdmin = await createUser(app.db, 'super_admin');
  mia = await independent('Mia');
  ben = await independent('Ben');
  await sql`insert into app_configs (key, value) values ('billing', 'true')`.execute(app.db);
  plan_id = uuidv7();
  await sql`insert into plans (id, key, audience, status, created_at, updated_at)
    values (${plan_id}, 'solo', 'independent', 'published', now(), now())`.execute(app.db);
  await sql`insert into plan_versions (id, plan_id, version, name, annual_price, features, published_at, created_at)
    values (${uuidv7()}, ${plan_id}, 1, 'Solo', 10000, '{"positions.active": 3, "agency.portal": true}', now(), now())`.execute(
    app.db,
  );
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: object = {}) =>
  app.call({ method, path, as: superAdmin.token, ...more });
const add = (body: object) => call('POST', '/admin/add/independent/group', { body });
const remove = (id: string, query: object = {}) =>
  call('DELETE', `/admin/delete/independent/group/${id}`, { query });
const featuresOf = async (who: TestUser) =>
  (await app.call({ path: '/features/user/features', as: who.token })).body.data;
const newsOf = async (who: TestUser): Promise<string[]> =>
  (await app.call({ path: '/get/user/notifications', as: who.token })).body.data.items.map(
    (one: { title: string }) => one.title,
  );

it('gives members what it gives, tells them, and shows them their own group alone', async () => {
  const made = await add({
    name: 'Spring 2026',
    features: { 'positions.active': 10 },
    plan_id,
    member_ids: [mia.id, ben.id],
  });
  expect(made.status, made.raw).toBe(201);
  expect(made.body.data).toMatchObject({ state: 'active', member_count: 2, plan: { name: 'Solo' } });
  for (const who of [mia, ben]) {
    expect(await featuresOf(who)).toMatchObject({
      'positions.active': { enabled: true, limit: 10, source: ['group'] },
      'agency.portal': { enabled: true, source: ['group'] },
    });
    expect(await newsOf(who)).toEqual(['You joined Spring 2026']);
  }
  const own = await app.call({ path: '/admin/independent/groups/all', as: mia.token });
  expect(own.body.data.items).toMatchObject([{ name: 'Spring 2026', member_count: 2, members: [] }]);
  expect(own.raw).not.toContain(ben.email);
  const { admin } = await createCompany(app.db);
  expect((await app.call({ path: '/admin/independent/groups/all', as: admin.token })).status).toBe(403);
});

it('names the field of what cannot be', async () => {
  const { recruiter } = await createCompany(app.db);
  for (const [body, field] of [
    [{ name: 'spring 2026' }, 'name'],
    [{ name: 'X', features: { 'no.such': 1 } }, 'features.no.such'],
    [{ name: 'X', features: { 'agency.portal': 3 } }, 'features.agency.portal'],
    [{ name: 'X', member_ids: [recruiter.id] }, 'member_ids'],
    [{ name: 'X', starts: '2030-01-01T00:00:00.000Z', ends: '2029-01-01T00:00:00.000Z' }, 'ends'],
  ] as const) {
    const refused = await add(body);
    expect([refused.status, refused.body.fields?.[0]?.field], refused.raw).toEqual([422, field]);
  }
  const list = await call('GET', '/admin/independent/groups/all');
  expect(list.body.data.items).toHaveLength(1);
});

async function spring() {
  const list = await call('GET', '/admin/independent/groups/all');
  return list.body.data.items.find((one: { name: string }) => one.name === 'Spring 2026');
}

it('takes what it gave from who leaves, and refuses a change of something older', async () => {
  const group = await spring();
  const put = (body: object) =>
    call('PUT', `/admin/independent/groups/${group.independent_group_id}`, {
      body: { name: group.name, features: group.features, plan_id, member_ids: [mia.id], ...body },
    });
  const changed = await put({ version: group.version });
  expect(changed.status, changed.raw).toBe(200);
  expect(changed.body.data).toMatchObject({ member_count: 1, starts: group.starts });
  expect((await put({ version: group.version })).status).toBe(409);
  expect((await featuresOf(ben))['agency.portal'].enabled).toBe(false);
  expect((await featuresOf(mia))['agency.portal'].enabled).toBe(true);
  expect((await newsOf(ben))[0]).toBe('You’re no longer in Spring 2026');
  expect(await newsOf(mia)).toEqual(['You joined Spring 2026']);
  await put({ version: group.version + 1, features: { 'positions.active': 20 } });
  expect((await featuresOf(mia))['positions.active'].limit).toBe(20);
  expect((await newsOf(mia))[0]).toBe('Spring 2026 changed');
});

it('is not deleted while it alone gives something, unless its members go to another one', async () => {
  const { independent_group_id: id } = await spring();
  const refused = await remove(id);
  expect([refused.status, refused.body.message], refused.raw).toEqual([
    409,
    expect.stringContaining('Mia Berg'),
  ]);
  expect((await remove(id, { reassign_to: id })).status).toBe(422);
  expect((await remove(id, { reassign_to: uuidv7() })).status).toBe(404);
  const next = (await add({ name: 'Autumn 2026', features: { 'positions.active': 5 } })).body.data;
  const moved = await remove(id, { reassign_to: next.independent_group_id });
  expect(moved.status, moved.raw).toBe(200);
  expect((await featuresOf(mia))['positions.active']).toMatchObject({ limit: 5, source: ['group'] });
  expect((await featuresOf(mia))['agency.portal'].enabled).toBe(false);
  expect((await newsOf(mia))[0]).toBe('You joined Autumn 2026');
});

it('is deleted where members have the same in another way, or it is over', async () => {
  const list = await call('GET', '/admin/independent/groups/all');
  const [autumn] = list.body.data.items;
  const { rows } = await sql<{ id: string }>`
    select organization_id as id from members where user_id = ${mia.id}`.execute(app.db);
  await sql`insert into entitlements (id, organization_id, key, value, source, source_id, starts, reason, created_at, updated_at)
    values (${uuidv7()}, ${rows[0]?.id}, 'positions.active', '1', 'manual', ${uuidv7()}, now() - interval '1 day', 'By hand',
      now(), now())`.execute(app.db);
  expect((await remove(autumn.independent_group_id)).status).toBe(200);
  const planned = await add({
    name: 'Later',
    features: { 'agency.portal': true },
    member_ids: [ben.id],
    starts: '2099-01-01T00:00:00.000Z',
  });
  expect(planned.body.data.state).toBe('planned');
  expect((await featuresOf(ben))['agency.portal'].enabled).toBe(false);
  expect((await remove(planned.body.data.independent_group_id)).status).toBe(200);
  expect((await remove(planned.body.data.independent_group_id)).status).toBe(404);
});
