import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());

const post = (path: string, body: object = {}, as: string | null = null) =>
  app.call({ method: 'POST', path, body, as });
const secretOf = (link: string) => link.split('/').at(-1) ?? '';

async function make(as: string, more: object = {}) {
  const made = await post(
    '/organization/team-links',
    { name: 'Yard', role: 'employee', max_uses: 3, ...more },
    as,
  );
  expect(made.status, made.raw).toBe(201);
  return { id: made.body.data.team_link_id as string, token: secretOf(made.body.data.link) };
}

async function inviteTokenOf(email: string): Promise<string> {
  const { rows } = await sql<{ body_text: string }>`select body_text from mails where to_email = ${email}
    and kind = 'colleague_invited' order by id desc limit 1`.execute(app.db);
  return /\/invite\/([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}

const account = { first_name: 'Noor', last_name: 'Haddad', password: 'Harbour-Crane-27!' };

describe('links for teams', () => {
  it('let as many join as they are for, counted exactly however many come at once', async () => {
    const { admin, organization_id } = await createCompany(app.db);
    const { id, token } = await make(admin.token, { max_uses: 3 });
    const emails = Array.from({ length: 9 }, (_, n) => `crew-${n}-${id.slice(-6)}@harbour.test`);
    for (const email of emails) expect((await post('/team-link/ask', { token, email })).status).toBe(200);
    const tokens = await Promise.all(emails.map(inviteTokenOf));
    const answers = await Promise.all(tokens.map((each) => post('/invite/accept', { token: each, account })));
    expect(answers.map((each) => each.status).sort()).toEqual([200, 200, 200, 410, 410, 410, 410, 410, 410]);
    const { rows } = await sql<{ uses: number; joined: number }>`select uses,
      (select count(*)::int from members m where m.organization_id = ${organization_id} and m.role = 'employee') as joined
      from team_links where id = ${id}`.execute(app.db);
    expect(rows[0]).toEqual({ uses: 3, joined: 3 });
    expect((await post('/team-link/read', { token })).status).toBe(410);
    const list = await app.call({ path: '/organization/team-links', as: admin.token });
    expect(list.body.data.items).toMatchObject([{ name: 'Yard', uses: 3, max_uses: 3, state: 'full' }]);
  });

  it('are for a domain, for a time, and until they are ended', async () => {
    now = new Date();
    const { admin } = await createCompany(app.db);
    const { id, token } = await make(admin.token, { domain: 'Yard.test', days: 2 });
    const wrong = await post('/team-link/ask', { token, email: 'a@notyard.test' });
    expect(wrong.body.fields?.[0]?.field, wrong.raw).toBe('email');
    expect((await post('/team-link/ask', { token, email: 'ada@yard.test' })).status).toBe(200);
    const invite = await inviteTokenOf('ada@yard.test');
    expect((await post(`/organization/team-links/${id}/revoke`, {}, admin.token)).status).toBe(200);
    expect((await post(`/organization/team-links/${id}/revoke`, {}, admin.token)).body.code).toBe(
      'stale_status',
    );
    expect((await post('/invite/accept', { token: invite, account })).status).toBe(410);
    expect((await post('/team-link/ask', { token, email: 'bo@yard.test' })).status).toBe(410);
    const short = await make(admin.token, { days: 2 });
    now = new Date(Date.now() + 3 * 86_400_000);
    expect((await post('/team-link/read', { token: short.token })).status).toBe(410);
    now = new Date();
    expect((await post('/team-link/read', { token: 'unknown' })).status).toBe(404);
  });

  it('tell nothing about addresses, and are made by those who may invite in that role', async () => {
    const { admin, recruiter, organization_id } = await createCompany(app.db);
    const { token } = await make(admin.token);
    const member = await createUser(app.db, 'employee', { organization_id });
    const known = await post('/team-link/ask', { token, email: member.email });
    const unknown = await post('/team-link/ask', { token, email: 'new@harbour.test' });
    expect(known.raw).toBe(unknown.raw);
    const wish = { name: 'Office', role: 'company_admin', max_uses: 1 };
    expect((await post('/organization/team-links', wish, recruiter.token)).body.fields[0].field).toBe('role');
    expect(
      (await post('/organization/team-links', { ...wish, role: 'employee' }, recruiter.token)).status,
    ).toBe(201);
    expect((await post('/organization/team-links', wish, member.token)).status).toBe(403);
    expect((await post('/organization/team-links', { ...wish, max_uses: 501 }, admin.token)).status).toBe(
      422,
    );
    const other = await createCompany(app.db);
    const { id } = await make(other.admin.token);
    expect((await post(`/organization/team-links/${id}/revoke`, {}, admin.token)).status).toBe(404);
  });
});
