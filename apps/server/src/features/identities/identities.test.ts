import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrganization, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { hashPassword } from '../auth/public.ts';
import { type IssuerPerson, type OidcIssuer, startOidcIssuer } from './testing/oidc-issuer.ts';

const PASSWORD = 'Harbour-Crane-27!';
let app: TestApp;
let issuer: OidcIssuer;
let now = new Date();

beforeAll(async () => {
  issuer = await startOidcIssuer();
  const { url, clientId, clientSecret } = issuer;
  app = await startTestApp({
    now: () => now,
    config: { linkedin: { issuer: url, clientId, clientSecret, name: 'LinkedIn' } },
  });
});
afterAll(async () => {
  await app.stop();
  await issuer.stop();
});
beforeEach(() => {
  now = new Date();
});
afterEach(() => {
  issuer.mood = 'well';
});

/** A browser with its own cookies; nothing else tells the server who it is. */
function browser(server: TestApp = app) {
  const jar = new Map<string, string>();
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.call({
      method,
      path,
      headers: { cookie, 'x-tryout-client': 'web' },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of ([] as string[]).concat((answer.headers['set-cookie'] as string[]) ?? [])) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const comeBack = (back: { code: string; state: string }) =>
    call('GET', `/continue/with/linkedin/${back.code}?state=${encodeURIComponent(back.state)}`);
  return {
    jar,
    call,
    comeBack,
    begin: async () => (await call('GET', '/continue/with/linkedin')).body.data.url as string,
    async goThrough(person: IssuerPerson) {
      const began = await call('GET', '/continue/with/linkedin');
      return comeBack(issuer.consent(began.body.data.url, person));
    },
    me: async () => (await call('GET', '/auth/user')).body.data,
  };
}

let people = 0;
const somebody = (more: Partial<IssuerPerson> = {}): IssuerPerson => {
  people += 1;
  return {
    sub: `subject-${people}`,
    email: `person-${people}@example.test`,
    email_verified: true,
    given_name: 'Noor',
    family_name: 'Haddad',
    ...more,
  };
};

async function accountWith(person: IssuerPerson): Promise<TestUser> {
  const user = await createUser(app.db, 'candidate', { email: person.email ?? '' });
  await sql`update users set password_hash = ${await hashPassword(PASSWORD)} where id = ${user.id}`.execute(
    app.db,
  );
  return user;
}

async function pinOf(email: string): Promise<string> {
  const { rows } = await sql<{ subject: string }>`
    select subject from mails where to_email = ${email} and kind = 'pin' order by created_at desc, id desc limit 1
  `.execute(app.db);
  return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? '';
}

async function linksOf(userId: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from external_identities where user_id = ${userId}
  `.execute(app.db);
  return rows.map((row) => row.subject);
}

const form = (person: IssuerPerson, more: object = {}) => ({
  user_type: 'candidate',
  email: person.email,
  first_name: 'Noor',
  last_name: 'Haddad',
  ...more,
});

describe('somebody who follows a team link', () => {
  test('joins with LinkedIn and without a password, once the mailbox has answered', async () => {
    const organization_id = await createOrganization(app.db, 'company', 'Harbour Logistics');
    const admin = await createUser(app.db, 'company_admin', { organization_id });
    const made = await app.call({
      method: 'POST',
      path: '/organization/team-links',
      as: admin.token,
      body: { name: 'Yard', role: 'employee', max_uses: 2 },
    });
    const token = made.body.data.link.split('/').at(-1);
    const email = 'yard@harbour.test';
    await app.call({ method: 'POST', path: '/team-link/ask', body: { token, email } });
    const { rows } = await sql<{
      body_text: string;
    }>`select body_text from mails where to_email = ${email}`.execute(app.db);
    const invite_token = /\/invite\/([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
    const person = somebody();
    const here = browser();
    expect((await here.goThrough(person)).body.data.outcome).toBe('sign_up');
    const names = { first_name: 'Noor', last_name: 'Haddad' };
    const joined = await here.call('POST', '/continue/with/linkedin/join', { invite_token, ...names });
    expect(joined.status, joined.raw).toBe(201);
    const me = await here.me();
    expect(me).toMatchObject({ email, user_type: 'employee' });
    expect(await linksOf(me.user_id)).toEqual([person.sub]);
    const again = await here.call('POST', '/continue/with/linkedin/join', { invite_token, ...names });
    expect(again.status).toBe(410);
    expect((await browser().goThrough(person)).body.data.outcome).toBe('signed_in');
  });
});

describe('somebody new', () => {
  test('signs up without a password, proves the mailbox, and is known from then on', async () => {
    const person = somebody();
    const here = browser();
    const back = await here.goThrough(person);
    expect(back.body.data).toEqual({
      outcome: 'sign_up',
      email: person.email,
      first_name: 'Noor',
      last_name: 'Haddad',
    });
    expect((await here.call('GET', '/auth/user')).status).toBe(401);
    const made = await here.call('POST', '/continue/with/linkedin/account', form(person));
    expect(made.status).toBe(201);
    expect(await here.me()).toMatchObject({ signup_step: 2, email_verified: false, has_password: false });
    const pin = await pinOf(person.email ?? '');
    expect(
      (await here.call('POST', '/user/verify/pin', { purpose: 'signup', pin })).body.data.signup_step,
    ).toBe(3);

    const later = browser();
    const again = await later.goThrough(person);
    expect(again.body.data).toMatchObject({ outcome: 'signed_in', user_type: 'candidate', signup_step: 3 });
    expect(await later.me()).toMatchObject({ email: person.email, email_verified: true });
  });

  test('may be of another role, whose work e-mail is asked for as ever', async () => {
    const here = browser();
    const person = somebody({ email: `free-${people}@gmail.com` });
    await here.goThrough(person);
    const send = (email: string) =>
      here.call(
        'POST',
        '/continue/with/linkedin/account',
        form(person, { user_type: 'company_admin', email }),
      );
    expect((await send(person.email ?? '')).body.fields[0].field).toBe('email');
    expect((await send('noor@harbour.example')).body.data).toMatchObject({ user_type: 'company_admin' });
  });

  test('has to come back first: the form alone makes nothing', async () => {
    const alone = await browser().call('POST', '/continue/with/linkedin/account', form(somebody()));
    expect(alone.status).toBe(410);
  });

  test('who did not own the address loses the link to the one who proves it', async () => {
    const taken = somebody({ sub: 'squatter' });
    const squatter = browser();
    await squatter.goThrough(taken);
    await squatter.call('POST', '/continue/with/linkedin/account', form(taken));
    const { rows } = await sql<{ id: string }>`select id from users where email = ${taken.email}`.execute(
      app.db,
    );
    const id = rows[0]?.id ?? '';
    expect(await linksOf(id)).toEqual(['squatter']);
    const email = taken.email;
    const owner = browser();
    await owner.call('POST', '/user/password/reset/code', { email });
    const { rows: mails } = await sql<{ subject: string }>`
      select subject from mails where to_email = ${email} order by created_at desc, id desc limit 1
    `.execute(app.db);
    const pin = /\d{6}/.exec(mails[0]?.subject ?? '')?.[0];
    const reset = await owner.call('POST', '/user/password/reset/verify', { email, pin, password: PASSWORD });
    expect(reset.status).toBe(200);
    expect(await linksOf(id)).toEqual([]);
    expect((await squatter.call('GET', '/auth/user')).status).toBe(401);
  });
});

describe('an account with the same e-mail', () => {
  test('that nobody proved loses every way in to the one who proves it by a code', async () => {
    const person = somebody();
    const user = await accountWith(person);
    await sql`update users set email_verified_at = null where id = ${user.id}`.execute(app.db);
    await sql`insert into external_identities (provider, subject, user_id)
      values (${`${issuer.url}/other`}, 'squatter-elsewhere', ${user.id})`.execute(app.db);
    const email = person.email ?? '';
    const here = browser();
    await here.goThrough(person);
    await here.call('POST', '/continue/with/linkedin/pin');
    const pin = await pinOf(email);
    const proved = await here.call('POST', '/continue/with/linkedin/proof', { by: 'pin', pin });
    expect(proved.status).toBe(200);
    expect((await app.call({ path: '/auth/user', as: user.token })).status).toBe(401);
    const byPassword = await app.call({
      method: 'POST',
      path: '/auth/login',
      body: { email, password: PASSWORD },
    });
    expect(byPassword.status).toBe(422);
    expect(await linksOf(user.id)).toEqual([person.sub]);
    expect(await here.me()).toMatchObject({ user_id: user.id, has_password: false, email_verified: true });
  });

  test('is not entered by the e-mail alone; its password links it', async () => {
    const person = somebody();
    const user = await accountWith(person);
    const here = browser();
    expect((await here.goThrough(person)).body.data).toEqual({
      outcome: 'prove_account',
      email: person.email,
    });
    expect((await here.call('GET', '/auth/user')).status).toBe(401);
    expect(await linksOf(user.id)).toEqual([]);
    const wrong = await here.call('POST', '/continue/with/linkedin/proof', {
      by: 'password',
      password: 'Nope-1!',
    });
    expect(wrong.status).toBe(422);
    expect(await linksOf(user.id)).toEqual([]);
    const right = await here.call('POST', '/continue/with/linkedin/proof', {
      by: 'password',
      password: PASSWORD,
    });
    expect(right.body.data.user_id).toBe(user.id);
    expect(await here.me()).toMatchObject({ email: person.email });
    expect((await browser().goThrough(person)).body.data.outcome).toBe('signed_in');
  });

  test('is linked by a code from its mailbox, and its owner is told', async () => {
    const person = somebody();
    const user = await accountWith(person);
    const here = browser();
    await here.goThrough(person);
    expect((await here.call('POST', '/continue/with/linkedin/pin')).status).toBe(200);
    const prove = (pin: string) => here.call('POST', '/continue/with/linkedin/proof', { by: 'pin', pin });
    expect((await prove('000000')).status).toBe(422);
    expect((await prove(await pinOf(person.email ?? ''))).status).toBe(200);
    expect(await linksOf(user.id)).toEqual([person.sub]);
    const told =
      await sql`select 1 from mails where to_email = ${person.email} and kind = 'sign_in_linked'`.execute(
        app.db,
      );
    expect(told.rows).toHaveLength(1);
  });

  test('is not even mentioned to somebody whose address the provider did not check', async () => {
    const person = somebody({ email_verified: false });
    await accountWith(person);
    const here = browser();
    expect((await here.goThrough(person)).body.data).toMatchObject({ outcome: 'sign_up', email: '' });
    const made = await here.call('POST', '/continue/with/linkedin/account', form(person));
    expect(made.status).toBe(409);
    expect(made.body.fields[0].field).toBe('email');
  });

  test('that is disabled stays closed', async () => {
    const person = somebody();
    const user = await accountWith(person);
    const here = browser();
    await here.goThrough(person);
    await here.call('POST', '/continue/with/linkedin/proof', { by: 'password', password: PASSWORD });
    await sql`update users set status = 'disabled' where id = ${user.id}`.execute(app.db);
    expect((await browser().goThrough(person)).status).toBe(403);
  });
});

describe('a return', () => {
  test('with another state, without one, or in another browser is refused and logged', async () => {
    const here = browser();
    const back = issuer.consent(await here.begin(), somebody());
    const attacker = browser();
    const theirs = issuer.consent(await attacker.begin(), somebody());
    // The attacker's return, in the victim's browser: the victim would be signed in as the attacker.
    expect((await here.comeBack(theirs)).status).toBe(410);
    expect((await here.comeBack({ ...back, state: '' })).status).toBe(410);
    expect((await browser().comeBack(back)).status).toBe(410);
    // The browser that began is not harmed by what others tried.
    expect((await here.comeBack(back)).status).toBe(200);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from security_log where action = 'auth.linkedin_refused'
    `.execute(app.db);
    expect(rows[0]?.n).toBeGreaterThanOrEqual(3);
  });

  test('happens once: a replayed one is refused, with the old cookie as well', async () => {
    const here = browser();
    const back = issuer.consent(await here.begin(), somebody());
    const before = new Map(here.jar);
    expect((await here.comeBack(back)).status).toBe(200);
    expect((await here.comeBack(back)).status).toBe(410);
    for (const [name, value] of before) here.jar.set(name, value);
    const replayed = await here.comeBack(back);
    expect(replayed.status).toBe(410);
    expect(replayed.body.message).toMatch(/start again/);
  });

  test('with a cookie that was changed is refused', async () => {
    const here = browser();
    const back = issuer.consent(await here.begin(), somebody());
    const [[name, value] = ['', '']] = [...here.jar];
    const [payload, signature] = value.split('.');
    const held = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    held.value.user_id = '0190a0a0-0000-7000-8000-000000000000';
    here.jar.set(name, `${Buffer.from(JSON.stringify(held)).toString('base64url')}.${signature}`);
    expect((await here.comeBack(back)).status).toBe(410);
  });

  test('after more than ten minutes is refused', async () => {
    const here = browser();
    const back = issuer.consent(await here.begin(), somebody());
    now = new Date(Date.now() + 11 * 60_000);
    expect((await here.comeBack(back)).status).toBe(410);
  });

  test.each(['forged', 'stale', 'other_nonce', 'other_audience'] as const)(
    'with an id token that is %s signs nobody in',
    async (mood) => {
      const here = browser();
      const back = issuer.consent(await here.begin(), somebody());
      issuer.mood = mood;
      const refused = await here.comeBack(back);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toMatch(/couldn’t verify the answer/);
      expect((await here.call('GET', '/auth/user')).status).toBe(401);
    },
  );

  test('while the provider is down says so, and others sign in by password', async () => {
    const person = somebody();
    await accountWith(person);
    const here = browser();
    const back = issuer.consent(await here.begin(), person);
    issuer.mood = 'down';
    const refused = await here.comeBack(back);
    expect(refused.status).toBe(503);
    expect(refused.body.message).toMatch(/LinkedIn isn’t responding/);
    const login = await here.call('POST', '/auth/login', { email: person.email, password: PASSWORD });
    expect(login.status).toBe(200);
  });

  test('keeps its state and its secrets out of reach of scripts', async () => {
    const began = await app.call({ path: '/continue/with/linkedin' });
    const cookie = String(began.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const asked = new URL(began.body.data.url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(asked.get('redirect_uri')).toBe('http://localhost:4780/continue/linkedin');
    const other = await app.call({ path: '/continue/with/linkedin' });
    expect(new URL(other.body.data.url).searchParams.get('state')).not.toBe(asked.get('state'));
  });
});

describe('in the settings', () => {
  async function signedIn(person: IssuerPerson) {
    await accountWith(person);
    const here = browser();
    await here.call('POST', '/auth/login', { email: person.email, password: PASSWORD });
    return here;
  }
  const link = async (here: ReturnType<typeof browser>, person: IssuerPerson) => {
    const began = await here.call('POST', '/user/linkedin', { password: PASSWORD });
    return here.comeBack(issuer.consent(began.body.data.url, person));
  };

  test('an account is linked after its password, and unlinked', async () => {
    const person = somebody({ email: 'linker@example.test' });
    const here = await signedIn(person);
    expect((await here.call('GET', '/user/linkedin')).body.data).toEqual({
      name: 'LinkedIn',
      linked_at: null,
    });
    expect((await here.call('POST', '/user/linkedin', { password: 'Nope-1!' })).status).toBe(422);
    expect((await link(here, person)).body.data).toEqual({ outcome: 'linked' });
    expect((await here.call('GET', '/user/linkedin')).body.data.linked_at).toMatch(/^20/);
    expect((await browser().goThrough(person)).body.data.outcome).toBe('signed_in');
    expect((await here.call('DELETE', '/user/linkedin')).status).toBe(200);
    expect((await here.call('DELETE', '/user/linkedin')).status).toBe(409);
    expect((await browser().goThrough(person)).body.data.outcome).toBe('prove_account');
  });

  test('a subject belongs to one account, and an account to one subject', async () => {
    const first = somebody();
    const second = somebody();
    const one = await signedIn(first);
    const other = await signedIn(second);
    await link(one, first);
    const taken = await link(other, first);
    expect(taken.status).toBe(409);
    expect(taken.body.message).toMatch(/linked to another account/);
    expect((await link(one, second)).status).toBe(409);
  });

  test('what one account began, another cannot end', async () => {
    const first = somebody();
    const second = somebody();
    const here = await signedIn(first);
    const began = await here.call('POST', '/user/linkedin', { password: PASSWORD });
    await accountWith(second);
    await here.call('POST', '/auth/login', { email: second.email, password: PASSWORD });
    expect((await here.comeBack(issuer.consent(began.body.data.url, second))).status).toBe(410);
  });
});

describe('with another provider', () => {
  test('the secret goes where it takes it, and its own name is shown', async () => {
    const other = await startOidcIssuer('client_secret_basic');
    const { url, clientId, clientSecret } = other;
    const own = await startTestApp({
      config: { linkedin: { issuer: url, clientId, clientSecret, name: 'Harbour ID' } },
    });
    const here = browser(own);
    const back = await here.comeBack(other.consent(await here.begin(), somebody()));
    expect(back.body.data.outcome).toBe('sign_up');
    expect((await own.call({ path: '/config' })).body.data.linkedin).toBe('Harbour ID');
    await own.stop();
    await other.stop();
  });
});

describe('without a provider', () => {
  test('nothing is offered, and every call says so', async () => {
    const bare = await startTestApp();
    expect((await bare.call({ path: '/config' })).body.data.linkedin).toBeNull();
    expect((await bare.call({ path: '/continue/with/linkedin' })).status).toBe(409);
    const back = await bare.call({ path: '/continue/with/linkedin/some-code' });
    expect(back.body.message).toBe('Sign-in with LinkedIn isn’t set up here.');
    await bare.stop();
  });
});
