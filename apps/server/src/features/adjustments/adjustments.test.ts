import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function world() {
  const company = await createCompany(app.db);
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
  const application = await createApplication(app.db, company.organization_id, position);
  const helper = await createUser(app.db, 'employee', { organization_id: company.organization_id });
  return { ...company, position, application, helper };
}

const own = (application: { id: string; candidate: TestUser }, as = application.candidate.token) =>
  app.call({ path: '/application/adjustments', as, query: { application_id: application.id } });
const ask = (
  application: { id: string; candidate: TestUser },
  body: string,
  as = application.candidate.token,
) =>
  app.call({
    method: 'POST',
    path: '/application/adjustments',
    as,
    body: { application_id: application.id, body },
  });
const list = (as: string) => app.call({ path: '/adjustments', as });
const answer = (as: string, id: string, more: object = {}) =>
  app.call({
    method: 'POST',
    path: '/adjustment/answer',
    as,
    body: { adjustment_request_id: id, body: 'We can talk instead.', ...more },
  });

async function choose(admin: TestUser, helper: TestUser | null) {
  const contact = await app.call({ path: '/organization/adjustment-contact', as: admin.token });
  expect(contact.status, contact.raw).toBe(200);
  const { rows } = await sql<{
    id: string;
  }>`select id from members where user_id = ${helper?.id ?? null}`.execute(app.db);
  return app.call({
    method: 'PUT',
    path: '/organization/adjustment-contact',
    as: admin.token,
    body: { employee_id: rows[0]?.id ?? null },
  });
}

describe('another way to take part', () => {
  it('goes to whom the organization chose, and nobody else reads it', async () => {
    const { application, admin, recruiter, helper } = await world();
    expect((await choose(admin, helper)).body.data.employee_id).not.toBeNull();
    const asked = await ask(application, 'I cannot see the screen well.');
    expect(asked.body.data, asked.raw).toMatchObject({ reader_decides: false, status: 'open' });
    const [request] = (await list(helper.token)).body.data.items;
    expect(request).toMatchObject({ unread: 1, status: 'open' });
    for (const decider of [admin, recruiter]) {
      expect((await list(decider.token)).body.data.items).toEqual([]);
      expect((await answer(decider.token, request.adjustment_request_id)).status).toBe(404);
    }
    const answered = await answer(helper.token, request.adjustment_request_id, { close: true });
    expect(answered.body.data, answered.raw).toMatchObject({ status: 'closed', unread: 0 });
    expect((await own(application)).body.data.messages.map(({ body }: { body: string }) => body)).toEqual([
      'I cannot see the screen well.',
      'We can talk instead.',
    ]);
    expect((await ask(application, 'Thank you.')).body.data.status).toBe('open');
    const told = await sql<{
      user_id: string;
    }>`select user_id from notifications where type like 'adjustment_%'
      and user_id in (${admin.id}, ${recruiter.id})`.execute(app.db);
    expect(told.rows).toEqual([]);
    const mails = await sql`select from mails where kind like 'adjustment_%' and (application_id is not null
      or organization_id is not null or body_text like '%screen%')`.execute(app.db);
    expect(mails.rows).toEqual([]);
    const log =
      await sql`select from security_log where action like 'adjustment.%ed' and organization_id is not null`.execute(
        app.db,
      );
    expect(log.rows).toEqual([]);
  });

  it('goes to an admin outside the hiring team where nobody was chosen', async () => {
    const { application, admin } = await world();
    expect((await ask(application, 'Another time, please.')).body.data.reader_decides).toBe(false);
    expect((await list(admin.token)).body.data.items).toHaveLength(1);
  });

  it('says so where whoever answers decides as well', async () => {
    const { application, admin, organization_id, position } = await world();
    await sql`insert into position_team (organization_id, position_id, user_id, role)
      values (${organization_id}, ${position.id}, ${admin.id}, 'recruiter')`.execute(app.db);
    expect((await ask(application, 'Another time, please.')).body.data.reader_decides).toBe(true);
  });

  it('finds somebody else when whoever answered is gone', async () => {
    const { application, admin, helper } = await world();
    await choose(admin, helper);
    await ask(application, 'First.');
    await sql`update members set status = 'deactivated' where user_id = ${helper.id}`.execute(app.db);
    await ask(application, 'Second.');
    expect((await list(admin.token)).body.data.items).toHaveLength(1);
  });

  it('is the candidate’s own, and takes words', async () => {
    const { application, admin, recruiter } = await world();
    const stranger = await createUser(app.db, 'candidate');
    expect((await own(application, stranger.token)).status).toBe(404);
    expect((await ask(application, 'x', stranger.token)).status).toBe(404);
    expect((await ask(application, ' ')).status).toBe(422);
    expect((await own(application, recruiter.token)).status).toBe(404);
    const other = await createCompany(app.db);
    const foreign = await app.call({
      method: 'PUT',
      path: '/organization/adjustment-contact',
      as: admin.token,
      body: {
        employee_id: (
          await sql<{ id: string }>`select id from members where user_id = ${other.admin.id}`.execute(app.db)
        ).rows[0]?.id,
      },
    });
    expect(foreign.status).toBe(404);
  });

  it('two messages at once make one request', async () => {
    const { application, admin } = await world();
    const sent = await Promise.all(['One.', 'Two.', 'Three.'].map((body) => ask(application, body)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list(admin.token)).body.data.items).toHaveLength(1);
    expect((await own(application)).body.data.messages).toHaveLength(3);
  });
});
