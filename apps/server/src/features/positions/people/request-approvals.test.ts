import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser, type TestUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

let app: TestApp;
let company: string;
let admin: TestUser;
let recruiter: TestUser;
let second: TestUser;
let manager: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  const made = await createCompany(app.db);
  company = made.organization_id;
  ({ admin, recruiter } = made);
  second = await createUser(app.db, 'company_recruiter', { organization_id: company });
  manager = await createUser(app.db, 'employee', { organization_id: company });
});
afterAll(() => app.stop());

async function memberOf(user: TestUser): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from members where user_id = ${user.id}`.execute(
    app.db,
  );
  return rows[0]?.id ?? '';
}

async function ask(steps: readonly (TestUser | null)[], recruiters_see = 'all') {
  const approval_steps = await Promise.all(
    steps.map(async (user) => ({ employee_id: user && (await memberOf(user)) })),
  );
  const set = await app.call({
    method: 'PUT',
    path: '/organization/hiring-rules',
    as: admin.token,
    body: { approval_steps, recruiters_see },
  });
  expect(set.status, set.raw).toBe(200);
}

async function request(): Promise<string> {
  const made = await app.call({
    method: 'POST',
    path: '/position',
    as: manager.token,
    body: { title: 'Pilot', visibility: 'public' },
  });
  expect(made.status, made.raw).toBe(201);
  await sql`update positions set remote = 'yes', openings = 1 where id = ${made.body.data.id}`.execute(
    app.db,
  );
  return made.body.data.id;
}

const at = (id: string, rest = '') => `/position/${id}/approvals${rest}`;
const read = (id: string, as: TestUser) => app.call({ path: at(id), as: as.token });
const send = (id: string, as = manager) =>
  app.call({ method: 'POST', path: at(id), as: as.token, body: { note: 'For the new berth.' } });
const withdraw = (id: string, as = manager) =>
  app.call({ method: 'POST', path: at(id, '/withdrawal'), as: as.token, body: {} });
const decide = (id: string, as: TestUser, decision: string, step = 1, rest: object = {}) =>
  app.call({
    method: 'POST',
    path: at(id, '/decision'),
    as: as.token,
    body: { decision, round: 1, step, ...rest },
  });
const publish = (id: string, as = recruiter) =>
  app.call({
    method: 'POST',
    path: `/position/${id}/transitions`,
    as: as.token,
    body: { from: 'draft', to: 'published' },
  });
const edit = (id: string) =>
  app.call({ method: 'PUT', path: `/position/${id}`, as: manager.token, body: { title: 'Harbour pilot' } });
const newsOf = async (user: TestUser) =>
  (await app.call({ path: '/get/user/notifications', as: user.token })).raw;

describe('a request of a hiring manager', () => {
  it('needs nobody where no steps are set', async () => {
    await ask([]);
    const id = await request();
    expect((await read(id, manager)).body.data).toMatchObject({ state: 'not_needed', may_send: false });
    expect((await send(id)).status).toBe(409);
    expect((await publish(id)).status).toBe(200);
    const team = await app.call({ path: `/position/${id}/team`, as: recruiter.token });
    expect(team.body.data.items).toMatchObject([{ role: 'owner', employee_id: await memberOf(recruiter) }]);
  });

  it('passes two steps in order, each by somebody else, and is published then', async () => {
    await ask([second, null]);
    const id = await request();
    expect((await publish(id)).body.fields).toMatchObject([{ field: 'approval' }]);
    expect(await newsOf(second)).not.toContain(id);
    const sent = await send(id);
    expect(sent.body.data, sent.raw).toMatchObject({
      state: 'waiting',
      may_withdraw: true,
      may_decide: false,
    });
    expect(await newsOf(second)).toContain('approval_asked');
    expect((await send(id)).status).toBe(409);
    expect((await edit(id)).status).toBe(409);
    expect((await decide(id, manager, 'approved')).status).toBe(403);
    expect((await decide(id, recruiter, 'approved')).status).toBe(409);
    expect((await decide(id, second, 'approved', 2)).body).toMatchObject({ code: 'stale_status' });
    expect((await decide(id, second, 'approved')).body.data).toMatchObject({ state: 'waiting' });
    expect((await publish(id)).status).toBe(409);
    expect((await decide(id, second, 'approved', 2)).status).toBe(409);
    expect((await read(id, recruiter)).body.data.may_decide).toBe(true);
    const [one, other] = await Promise.all([
      decide(id, recruiter, 'approved', 2),
      decide(id, admin, 'rejected', 2, { reason: 'No budget.' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const { state, steps } = (await read(id, manager)).body.data;
    expect(state).toBe(one.status === 200 ? 'approved' : 'rejected');
    expect(steps).toHaveLength(2);
    expect((await publish(id)).status).toBe(one.status);
  });

  it('is rejected with a reason only, changed, and sent again as a round of its own', async () => {
    await ask([null]);
    const id = await request();
    await send(id);
    expect((await decide(id, recruiter, 'rejected')).body.fields).toMatchObject([{ field: 'reason' }]);
    const no = await decide(id, recruiter, 'rejected', 1, { reason: 'Ask again in spring.' });
    expect(no.body.data, no.raw).toMatchObject({ state: 'rejected' });
    expect(await newsOf(manager)).toContain('Ask again in spring.');
    expect((await edit(id)).status).toBe(200);
    expect((await send(id)).body.data).toMatchObject({ state: 'waiting' });
    expect((await decide(id, recruiter, 'approved')).body).toMatchObject({ code: 'stale_status' });
    const yes = await decide(id, recruiter, 'approved', 1, { round: 2 });
    expect(yes.body.data).toMatchObject({ state: 'approved' });
    expect(yes.body.data.steps.map((step: { status: string }) => step.status)).toEqual([
      'approved',
      'rejected',
    ]);
    const { rows } = await sql<{ action: string }>`select action from security_log where target_id = ${id}
      and action like 'position.%appro%' or target_id = ${id} and action like 'position.request%' order by id`.execute(
      app.db,
    );
    expect(rows.map((row) => row.action)).toEqual([
      'position.approval_asked',
      'position.request_rejected',
      'position.approval_asked',
      'position.request_approved',
    ]);
  });

  it('loses its approval when it is taken back to be changed', async () => {
    await ask([null]);
    const id = await request();
    await send(id);
    await decide(id, recruiter, 'approved');
    expect((await edit(id)).status).toBe(409);
    expect((await withdraw(id)).body.data).toMatchObject({ state: 'open', may_send: true });
    expect((await edit(id)).status).toBe(200);
    expect((await publish(id)).status).toBe(409);
    expect((await withdraw(id)).status).toBe(409);
  });

  it('is seen by whoever is named also where recruiters see only their own, and by anyone once they have left', async () => {
    await ask([second], 'own_and_shared');
    const id = await request();
    expect((await read(id, second)).status).toBe(404);
    await send(id);
    expect((await read(id, second)).body.data).toMatchObject({ may_decide: true });
    expect((await read(id, recruiter)).status).toBe(404);
    expect((await read(id, admin)).body.data).toMatchObject({ may_decide: false });
    await sql`update members set status = 'deactivated' where user_id = ${second.id}`.execute(app.db);
    expect((await read(id, admin)).body.data).toMatchObject({ may_decide: true });
    await sql`update members set status = 'active' where user_id = ${second.id}`.execute(app.db);
  });

  it('has no approver twice, none who does not hire and none of another company', async () => {
    const stranger = await createCompany(app.db);
    const set = async (steps: readonly TestUser[]) =>
      app.call({
        method: 'PUT',
        path: '/organization/hiring-rules',
        as: admin.token,
        body: {
          approval_steps: await Promise.all(
            steps.map(async (user) => ({ employee_id: await memberOf(user) })),
          ),
        },
      });
    expect((await set([second, second])).body.fields).toMatchObject([{ field: 'approval_steps.1' }]);
    expect((await set([manager])).body.fields).toMatchObject([{ field: 'approval_steps.0' }]);
    expect((await set([stranger.admin])).status).toBe(404);
    expect((await set([second, admin, recruiter])).status).toBe(422);
    expect((await app.call({ path: '/organization/hiring-rules', as: recruiter.token })).status).toBe(200);
    const denied = await app.call({
      method: 'PUT',
      path: '/organization/hiring-rules',
      as: recruiter.token,
      body: { recruiters_see: 'all' },
    });
    expect(denied.status).toBe(403);
  });
});
