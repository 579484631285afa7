import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany, createPosition, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { loadReferenceData } from '../reference-data/public.ts';

const PASSWORD = 'Harbour-Crane-27!';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await loadReferenceData(app.db);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql`delete from attempt_counters`.execute(app.db);
});

async function begin(user_type: string): Promise<string> {
  const answer = await app.call({ method: 'POST', path: '/signup', body: { user_type } });
  return answer.body.data.signup_token;
}

async function makeAccount(user_type: string, email: string, change: object = {}) {
  const body = {
    signup_token: await begin(user_type),
    email,
    password: PASSWORD,
    first_name: 'Mia',
    last_name: 'Berg',
    token: true,
    ...change,
  };
  return app.call({ method: 'POST', path: '/signup/user', body });
}

async function latestPin(email: string): Promise<string> {
  const { rows } = await sql<{ subject: string }>`
    select subject from mails where to_email = ${email} and kind = 'pin' order by created_at desc, id desc limit 1
  `.execute(app.db);
  return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? '';
}

async function prove(token: string, email: string) {
  const pin = await latestPin(email);
  return app.call({ method: 'POST', path: '/user/verify/pin', as: token, body: { purpose: 'signup', pin } });
}

async function acceptAllTerms(token: string) {
  const me = await app.call({ path: '/auth/user', as: token });
  const terms_ids = me.body.data.terms_to_accept.map((one: { terms_id: string }) => one.terms_id);
  return app.call({ method: 'POST', path: '/terms/accept', as: token, body: { terms_ids } });
}

describe('a candidate', () => {
  test('signs up step by step, and each step stands on the server', async () => {
    const made = await makeAccount('candidate', 'mia@mail.example');
    expect(made.status).toBe(201);
    expect(made.body.data.signup_step).toBe(2);
    const { token } = made.body.data;
    const early = await app.call({ method: 'POST', path: '/user/candidate', as: token, body: {} });
    expect(early.body.code).toBe('refused_by_rule');
    expect((await prove(token, 'mia@mail.example')).body.data.signup_step).toBe(3);
    const basics = { tagline: 'Crane operator', phone: '+49 40 1', location: 'Hamburg' };
    const profile = await app.call({ method: 'POST', path: '/user/candidate', as: token, body: basics });
    expect(profile.body.data.signup_step).toBe(4);
    expect((await acceptAllTerms(token)).body.data).toEqual({ signup_step: 5, left_to_accept: 0 });
    const info = await app.call({ path: '/user/profile/info', as: token });
    expect(info.body.data.candidate).toMatchObject(basics);
    expect(info.body.data.candidate.completeness.percentage).toBe(20);
  });

  test('goes back one step, to the account while it is not proved, and never behind a proved PIN', async () => {
    const { token } = (await makeAccount('candidate', 'back@mail.example')).body.data;
    const back = () => app.call({ method: 'POST', path: '/signup/back', as: token });
    expect((await back()).body.data.signup_step).toBe(1);
    expect((await back()).body.data.signup_step).toBe(1);
    await prove(token, 'back@mail.example');
    await app.call({ method: 'POST', path: '/user/candidate', as: token, body: {} });
    expect((await back()).body.data.signup_step).toBe(3);
    expect((await back()).body.data.signup_step).toBe(3);
  });

  test('a weak password is refused in the words of the rule', async () => {
    expect(
      (await makeAccount('candidate', 'weak@mail.example', { password: 'harbour-crane-27!' })).body.message,
    ).toBe('must contain caps');
  });
});

describe('an account nobody proved', () => {
  test('belongs to whoever proves the mailbox; the one who was first is out', async () => {
    const attacker = (
      await makeAccount('candidate', 'victim@mail.example', { password: 'Attacker-Crane-1!' })
    ).body.data;
    await sql`update email_pins set created_at = created_at - interval '2 minutes'`.execute(app.db);
    const victim = (await makeAccount('candidate', 'victim@mail.example')).body.data;
    expect((await app.call({ path: '/auth/user', as: attacker.token })).status).toBe(401);
    expect((await prove(victim.token, 'victim@mail.example')).status).toBe(200);
    const login = await app.call({
      method: 'POST',
      path: '/auth/login',
      body: { email: 'victim@mail.example', password: 'Attacker-Crane-1!' },
    });
    expect(login.status).toBe(422);
  });

  test('a proved address cannot be signed up again', async () => {
    await createUser(app.db, 'candidate', { email: 'taken@mail.example' });
    const again = await makeAccount('candidate', 'taken@mail.example');
    expect(again.status).toBe(409);
    expect(again.body.fields[0].field).toBe('email');
  });
});

describe('/user/exists', () => {
  test('answers inside a sign-up only, and ten times an hour', async () => {
    await createUser(app.db, 'candidate', { email: 'there@mail.example' });
    const signup_token = await begin('candidate');
    const ask = (email: string, token = signup_token) =>
      app.call({ method: 'POST', path: '/user/exists', body: { signup_token: token, email } });
    expect((await ask('there@mail.example', 'candidate.99999999999999.x.y')).status).toBe(410);
    expect((await ask('there@mail.example')).body.data.exists).toBe(true);
    expect((await ask('not-there@mail.example')).body.data.exists).toBe(false);
    for (let i = 0; i < 8; i += 1) await ask('not-there@mail.example');
    expect((await ask('there@mail.example')).status).toBe(429);
  });
});

describe('a company', () => {
  test('needs a work e-mail', async () => {
    const refused = await makeAccount('company_admin', 'boss@gmail.com');
    expect(refused.body.fields[0].field).toBe('email');
  });

  test('makes its organization in step 3, and may correct it without making another', async () => {
    const { token } = (await makeAccount('company_admin', 'boss@harbour.example')).body.data;
    await prove(token, 'boss@harbour.example');
    const step = (name: string) =>
      app.call({ method: 'POST', path: '/organization/signup/organization', as: token, body: { name } });
    const made = await step('Harbour & Söhne');
    expect(made.body.data).toMatchObject({ signup_step: 4 });
    expect(made.body.data.organization).toMatchObject({
      slug: 'harbour-sohne',
      status: 'approved',
      domain: 'harbour.example',
      kind: 'company',
    });
    const again = await step('Harbour and Sons');
    expect(again.body.data.organization.organization_id).toBe(made.body.data.organization.organization_id);
    expect(again.body.data.organization.name).toBe('Harbour and Sons');
    await acceptAllTerms(token);
    const me = await app.call({ path: '/auth/user', as: token });
    expect(me.body.data).toMatchObject({ signup_step: 5, memberships: [{ name: 'Harbour and Sons' }] });
  });

  test('roles that are invited cannot sign themselves up', async () => {
    const answer = await app.call({ method: 'POST', path: '/signup', body: { user_type: 'super_admin' } });
    expect(answer.status).toBe(422);
  });
});

describe('proving a mailbox', () => {
  test.each(['candidate', 'staffing_agency_admin', 'company_admin'])(
    'takes up no privilege that %s could not use',
    async (userType) => {
      const { organization_id, admin } = await createCompany(app.db);
      const position = await createPosition(app.db, organization_id, admin.id);
      const email = `${userType}@elsewhere.example`;
      const { token } = (await makeAccount(userType, email)).body.data;
      await sql`insert into position_privileges (id, organization_id, position_id, email, level, invited_by)
      values (gen_random_uuid(), ${organization_id}, ${position.id}, ${email}, 'viewer', ${admin.id})`.execute(
        app.db,
      );
      expect((await prove(token, email)).status).toBe(200);
      const { rows } = await sql<{ status: string; user_id: string | null }>`
      select status, user_id from position_privileges where email = ${email}
    `.execute(app.db);
      expect(rows).toEqual([{ status: 'new', user_id: null }]);
    },
  );
});
