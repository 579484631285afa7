import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { hashPassword } from '../auth/public.ts';
import { browser, codeShown, loggedOf, mailedToken, mailsTo } from './testing/browser.ts';
import { SoftwareAuthenticator } from './testing/software-authenticator.ts';

const ORIGIN = 'http://localhost:4780';
const PASSWORD = 'Harbour-Crane-27!';
let hash = '';
let app: TestApp;
let now = new Date();

beforeAll(async () => {
  hash = await hashPassword(PASSWORD);
  app = await startTestApp({ now: () => now, config: { library: false } });
});
afterAll(() => app.stop());
beforeEach(() => {
  now = new Date();
});

const laterBy = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const post = (user: TestUser, path: string, body: object = {}) =>
  app.call({ method: 'POST', path, as: user.token, body });

async function person(type: 'candidate' | 'company_recruiter' | 'super_admin' = 'candidate') {
  const user = await createUser(app.db, type);
  await sql`update users set password_hash = ${hash} where id = ${user.id}`.execute(app.db);
  return user;
}

/** Somebody with an authenticator app, set up a minute ago, so that no code of now was taken. */
async function withApp(user: TestUser) {
  const begun = await post(user, '/user/authenticator');
  const { secret } = begun.body.data;
  const confirmed = await post(user, '/user/authenticator/confirm', { code: codeShown(secret, now) });
  expect(confirmed.status, confirmed.raw).toBe(200);
  laterBy(60);
  return { user, secret: secret as string, codes: confirmed.body.data.recovery_codes as string[] };
}

const wrongCode = (secret: string) => (codeShown(secret, now) === '000000' ? '000001' : '000000');

describe('an authenticator app', () => {
  test('counts once its first code was right, is kept encrypted, and is told of', async () => {
    const user = await person();
    const begun = await post(user, '/user/authenticator');
    expect(begun.body.data.address).toContain(`secret=${begun.body.data.secret}`);
    const wrong = await post(user, '/user/authenticator/confirm', {
      code: wrongCode(begun.body.data.secret),
    });
    expect([wrong.status, wrong.body.fields[0].field]).toEqual([422, 'code']);
    expect((await browser(app).signIn(user.email, PASSWORD)).body.data.user_id).toBe(user.id);
    const code = codeShown(begun.body.data.secret, now);
    const right = await post(user, '/user/authenticator/confirm', { code });
    expect(right.body.data.recovery_codes).toHaveLength(10);
    const { rows } = await sql<{
      secret: Buffer;
    }>`select secret from authenticators where user_id = ${user.id}`.execute(app.db);
    expect(rows[0]?.secret.toString('latin1')).not.toContain(begun.body.data.secret);
    expect(await mailsTo(app, user.email)).toContain('authenticator_added');
    expect(await loggedOf(app, user.id)).toContain('account.authenticator_added');
    expect((await post(user, '/user/authenticator')).status).toBe(409);
  });

  test('is not for an account of the demo, which many enter', async () => {
    const user = await person();
    await sql`update users set is_demo = true where id = ${user.id}`.execute(app.db);
    expect((await post(user, '/user/authenticator')).status).toBe(409);
  });
});

describe('the second step', () => {
  test('is asked after the right password, and nothing is open before it', async () => {
    const { user, secret } = await withApp(await person());
    const place = browser(app);
    const first = await place.signIn(user.email, PASSWORD);
    expect(first.body.data.second_step.methods).toEqual(['code', 'recovery_code']);
    expect(first.raw).not.toContain(user.id);
    expect(place.jar.has('tryout_session')).toBe(false);
    expect((await place.call('GET', '/auth/user')).status).toBe(401);
    const read = await place.call('POST', '/auth/second-step/read', {});
    expect(read.body.data).toMatchObject({ methods: ['code', 'recovery_code'], lost: 'mailbox' });
    const code = codeShown(secret, now);
    const second = await place.call('POST', '/auth/second-step', { by: 'code', code });
    expect(second.body.data.user_id).toBe(user.id);
    expect((await place.me()).email).toBe(user.email);
    expect((await place.call('POST', '/auth/second-step', { by: 'code', code })).status).toBe(410);
    expect(await loggedOf(app, user.id)).toEqual(
      expect.arrayContaining(['auth.second_step_asked', 'auth.signed_in']),
    );
  });

  test('takes a code once, also one of a step before it, and for two browsers at the same moment once', async () => {
    const { user, secret } = await withApp(await person());
    const [one, other] = [browser(app), browser(app)];
    await one.signIn(user.email, PASSWORD);
    await other.signIn(user.email, PASSWORD);
    const code = codeShown(secret, now);
    const answers = await Promise.all(
      [one, other].map((place) => place.call('POST', '/auth/second-step', { by: 'code', code })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    const left = answers[0]?.status === 200 ? other : one;
    const before = codeShown(secret, now, -1);
    expect((await left.call('POST', '/auth/second-step', { by: 'code', code: before })).status).toBe(422);
    const next = codeShown(secret, now, 1);
    expect((await left.call('POST', '/auth/second-step', { by: 'code', code: next })).status).toBe(200);
  });

  test('has five tries, ten minutes, and belongs to its browser', async () => {
    const { user, secret } = await withApp(await person());
    const place = browser(app, '203.0.113.20');
    await place.signIn(user.email, PASSWORD);
    const code = wrongCode(secret);
    const tries = await Promise.all(
      Array.from({ length: 9 }, () => place.call('POST', '/auth/second-step', { by: 'code', code })),
    );
    expect(tries.filter((one) => one.status === 422)).toHaveLength(5);
    expect(tries.filter((one) => one.status === 410)).toHaveLength(4);
    const elsewhere = browser(app, '203.0.113.21');
    expect((await elsewhere.call('POST', '/auth/second-step', { by: 'code', code })).status).toBe(410);
    await elsewhere.signIn(user.email, PASSWORD);
    laterBy(601);
    const late = await elsewhere.call('POST', '/auth/second-step', {
      by: 'code',
      code: codeShown(secret, now),
    });
    expect(late.status).toBe(410);
  });

  test('closes to a stranger who has the password, and stays open where the owner was before', async () => {
    const { user, secret } = await withApp(await person());
    const owner = browser(app, '198.51.100.1');
    await owner.signIn(user.email, PASSWORD);
    await owner.call('POST', '/auth/second-step', { by: 'code', code: codeShown(secret, now) });
    laterBy(30);
    const guess = async (from: string) => {
      const place = browser(app, from);
      await place.signIn(user.email, PASSWORD);
      return place.call('POST', '/auth/second-step', { by: 'code', code: wrongCode(secret) });
    };
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await guess('203.0.113.30')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    await sql`insert into attempt_counters (key, attempts, window_ends_at, blocked_until)
      values (${`second_step_everywhere:${user.id}`}, 100, now() + interval '30 days', now() + interval '30 days')
      on conflict (key) do update set attempts = 100, blocked_until = excluded.blocked_until`.execute(app.db);
    expect((await guess('203.0.113.31')).status).toBe(429);
    await owner.call('POST', '/auth/logout', {});
    await owner.signIn(user.email, PASSWORD);
    const back = await owner.call('POST', '/auth/second-step', { by: 'code', code: codeShown(secret, now) });
    expect(back.status, back.raw).toBe(200);
  });

  test('takes each recovery code once, however it is typed, and says how many are left', async () => {
    const { user, codes } = await withApp(await person());
    const use = async (recovery_code: string) => {
      const place = browser(app);
      await place.signIn(user.email, PASSWORD);
      return place.call('POST', '/auth/second-step', { by: 'recovery_code', recovery_code });
    };
    const [first = '', second = ''] = codes;
    expect((await use(` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await use(first)).status).toBe(422);
    expect(await mailsTo(app, user.email)).toContain('recovery_code_used');
    const { body } = await app.call({ path: '/user/factors', as: user.token });
    expect(body.data.recovery_codes_left).toBe(9);
    const made = await post(user, '/user/recovery-codes');
    expect(made.body.data.recovery_codes).toHaveLength(10);
    expect((await use(second)).status).toBe(422);
    expect((await use(made.body.data.recovery_codes[9])).status).toBe(200);
  });

  test('may be a passkey of the account, and not one of another account', async () => {
    const { user } = await withApp(await person());
    const options = (await post(user, '/user/passkeys/options')).body.data.options;
    const device = new SoftwareAuthenticator(ORIGIN);
    expect((await post(user, '/user/passkeys', { name: 'A', passkey: device.make(options) })).status).toBe(
      201,
    );
    const other = await person();
    const foreign = new SoftwareAuthenticator(ORIGIN);
    const theirs = (await post(other, '/user/passkeys/options')).body.data.options;
    await post(other, '/user/passkeys', { name: 'B', passkey: foreign.make(theirs) });
    const place = browser(app);
    await place.signIn(user.email, PASSWORD);
    const ask = async () => (await place.call('POST', '/auth/second-step/options', {})).body.data.options;
    const with_ = (passkey: object) => place.call('POST', '/auth/second-step', { by: 'passkey', passkey });
    expect((await with_(foreign.sign(await ask()))).status).toBe(422);
    expect((await with_(device.sign(await ask()))).status).toBe(200);
  });

  test('is asked of a program by a ticket, which opens nothing without the code', async () => {
    const { user, secret } = await withApp(await person());
    const login = { email: user.email, password: PASSWORD, token: true };
    const first = await app.call({ method: 'POST', path: '/auth/login', body: login });
    const { ticket } = first.body.data.second_step;
    expect((await app.call({ path: '/auth/user', as: ticket })).status).toBe(401);
    const body = { by: 'code', code: codeShown(secret, now), ticket };
    const second = await app.call({ method: 'POST', path: '/auth/second-step', body });
    expect((await app.call({ path: '/auth/user', as: second.body.data.token })).status).toBe(200);
  });

  test('that is awaited ends with a new password and with a disabled account', async () => {
    const { user, secret } = await withApp(await person());
    const place = browser(app);
    await place.signIn(user.email, PASSWORD);
    const changed = await app.call({
      method: 'PUT',
      path: '/user/update/user/password',
      as: user.token,
      body: { current_password: PASSWORD, new_password: 'Another-Crane-28!' },
    });
    expect(changed.status, changed.raw).toBe(200);
    const body = { by: 'code', code: codeShown(secret, now) };
    expect((await place.call('POST', '/auth/second-step', body)).status).toBe(410);
  });
});

describe('a sensitive change', () => {
  const forget = (user: TestUser) =>
    sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${user.id}`.execute(
      app.db,
    );

  test.each([
    ['POST', '/user/passkeys/options', {}],
    ['POST', '/user/recovery-codes', {}],
    ['DELETE', '/user/authenticator', undefined],
    ['POST', '/user/email/change', { email: 'next@mail.example' }],
    ['PUT', '/user/update/user/password', { current_password: PASSWORD, new_password: 'Another-Crane-28!' }],
    ['POST', '/user/data/erase', { organization_id: null, confirm_email: '' }],
  ] as const)('%s %s asks who it is', async (method, path, body) => {
    const { user, secret } = await withApp(await person());
    await forget(user);
    const sent = body && 'confirm_email' in body ? { ...body, confirm_email: user.email } : body;
    const call = () => app.call({ method, path, as: user.token, ...(sent ? { body: sent } : {}) });
    expect((await call()).body.code).toBe('confirm_first');
    const password = await post(user, '/user/confirm', { by: 'password', password: PASSWORD });
    expect(password.status).toBe(409);
    const code = codeShown(secret, now);
    expect((await post(user, '/user/confirm', { by: 'code', code: wrongCode(secret) })).status).toBe(422);
    expect((await post(user, '/user/confirm', { by: 'code', code })).status).toBe(200);
    const done = await call();
    expect(done.status, done.raw).toBeLessThan(300);
  });

  test('is confirmed by the password where there is no factor, and by mail where there is neither', async () => {
    const user = await person();
    await forget(user);
    expect((await post(user, '/user/confirm', { by: 'password', password: 'wrong' })).status).toBe(422);
    expect((await post(user, '/user/authenticator')).status).toBe(403);
    expect((await post(user, '/user/confirm', { by: 'password', password: PASSWORD })).status).toBe(200);
    expect((await post(user, '/user/authenticator')).status).toBe(200);

    const bare = await createUser(app.db, 'candidate');
    await forget(bare);
    const place = browser(app);
    const as = (path: string, body: object) =>
      app.call({
        method: 'POST',
        path,
        as: bare.token,
        body,
        headers: { cookie: [...place.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
    const sent = await as('/user/confirm/mail', {});
    const [pair = ''] = String(sent.headers['set-cookie']).split(';');
    place.jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    const { rows } = await sql<{ subject: string }>`select subject from mails where to_email = ${bare.email}
      and kind = 'pin'`.execute(app.db);
    const pin = /\d{6}/.exec(rows[0]?.subject ?? '')?.[0];
    expect((await as('/user/confirm', { by: 'mail', pin })).status).toBe(200);
    expect((await post(bare, '/user/authenticator')).status).toBe(200);
  });

  test('is open only in the session that was confirmed', async () => {
    const user = await person();
    const { token } = (
      await app.call({
        method: 'POST',
        path: '/auth/login',
        body: { email: user.email, password: PASSWORD, token: true },
      })
    ).body.data;
    await forget(user);
    expect((await post(user, '/user/confirm', { by: 'password', password: PASSWORD })).status).toBe(200);
    expect(
      (await app.call({ method: 'POST', path: '/user/authenticator', as: token, body: {} })).status,
    ).toBe(403);
  });
});

describe('lost factors', () => {
  async function asked() {
    const { user, secret } = await withApp(await person());
    const place = browser(app);
    await place.signIn(user.email, PASSWORD);
    const answer = await place.call('POST', '/auth/second-step/lost', {});
    expect(answer.status, answer.raw).toBe(200);
    return { user, secret, token: await mailedToken(app, user.email, 'factor_reset_asked') };
  }
  const open = (path: string, token: string) => app.call({ method: 'POST', path, body: { token } });

  test('are removed by the mailbox after three days, and every session ends', async () => {
    const { user, token } = await asked();
    expect((await open('/factors/reset/read', token)).body.data.is_ready).toBe(false);
    expect((await open('/factors/reset', token)).status).toBe(409);
    laterBy(72 * 3600);
    expect((await open('/factors/reset/read', token)).body.data.is_ready).toBe(true);
    expect((await open('/factors/reset', token)).status).toBe(200);
    expect((await open('/factors/reset', token)).status).toBe(410);
    expect((await app.call({ path: '/auth/user', as: user.token })).status).toBe(401);
    expect((await browser(app).signIn(user.email, PASSWORD)).body.data.user_id).toBe(user.id);
    expect(await mailsTo(app, user.email)).toContain('factors_reset');
    expect(await loggedOf(app, user.id)).toContain('account.factors_reset');
  });

  test('stay when the mailbox says so, when the owner signs in with one, and after a week', async () => {
    const stopped = await asked();
    expect((await open('/factors/reset/stop', stopped.token)).status).toBe(200);
    const used = await asked();
    const place = browser(app);
    await place.signIn(used.user.email, PASSWORD);
    const body = { by: 'code', code: codeShown(used.secret, now) };
    expect((await place.call('POST', '/auth/second-step', body)).status).toBe(200);
    const late = await asked();
    laterBy(169 * 3600);
    for (const { token } of [stopped, used, late]) {
      const answer = await open('/factors/reset', token);
      expect([answer.status, answer.body.message]).toEqual([
        410,
        (await open('/factors/reset', 'x'.repeat(43))).body.message,
      ]);
    }
  });

  test('of a member are removed by an admin, for a reason, and by nobody else', async () => {
    const { organization_id, admin, recruiter } = await createCompany(app.db);
    await sql`update users set password_hash = ${hash} where id = ${recruiter.id}`.execute(app.db);
    await withApp(recruiter);
    const place = browser(app);
    await place.signIn(recruiter.email, PASSWORD);
    expect((await place.call('POST', '/auth/second-step/lost', {})).status).toBe(409);
    const { rows } = await sql<{ id: string; user_id: string }>`select id, user_id from members
      where organization_id = ${organization_id}`.execute(app.db);
    const memberOf = (user: TestUser) => rows.find((row) => row.user_id === user.id)?.id;
    const reset = (by: TestUser, whom: TestUser, reason = 'Lost her phone on the ferry') =>
      post(by, '/company/employee/factors/reset', { employee_id: memberOf(whom), reason });
    const abroad = await createCompany(app.db);
    expect((await reset(abroad.admin, recruiter)).status).toBe(404);
    expect((await reset(recruiter, admin)).status).toBe(403);
    expect((await reset(admin, recruiter, '')).status).toBe(422);
    expect((await reset(admin, admin)).status).toBe(409);
    expect((await reset(admin, recruiter)).status).toBe(200);
    expect((await reset(admin, recruiter)).status).toBe(409);
    expect((await app.call({ path: '/auth/user', as: recruiter.token })).status).toBe(401);
    expect((await browser(app).signIn(recruiter.email, PASSWORD)).body.data.user_id).toBe(recruiter.id);
    const log = await sql<{
      meta: object;
    }>`select meta from security_log where action = 'account.factors_reset'
      and target_id = ${recruiter.id} and organization_id = ${organization_id}`.execute(app.db);
    expect(log.rows).toEqual([{ meta: { reason: 'Lost her phone on the ferry' } }]);
    expect(await mailsTo(app, recruiter.email)).toContain('factors_reset');
  });

  test('of somebody who works for two organizations, only the platform removes', async () => {
    const { organization_id, admin } = await createCompany(app.db);
    const abroad = await createCompany(app.db);
    const both = await createUser(app.db, 'employee', { organization_id });
    const member = async (organization: string) => {
      const { rows } = await sql<{ id: string }>`select id from members where user_id = ${both.id}
        and organization_id = ${organization}`.execute(app.db);
      return rows[0]?.id;
    };
    await sql`insert into members (id, organization_id, user_id, role)
      values (gen_random_uuid(), ${abroad.organization_id}, ${both.id}, 'employee')`.execute(app.db);
    await withApp(both);
    const body = { employee_id: await member(organization_id), reason: 'Lost' };
    expect((await post(admin, '/company/employee/factors/reset', body)).status).toBe(409);
    const owner = await createUser(app.db, 'super_admin');
    const path = `/admin/accounts/${both.id}/factors/reset`;
    expect((await post(admin, path, { reason: 'Lost' })).status).toBe(403);
    expect((await post(owner, path, { reason: 'Lost' })).status).toBe(200);
  });
});

describe('a second factor that is required', () => {
  const today = () => now.toISOString().slice(0, 10);
  const require_ = (admin: TestUser, from: string | null) =>
    app.call({ method: 'PUT', path: '/organization/second-factor', as: admin.token, body: { from } });

  test('closes everything but its set-up to members without one, from its day on', async () => {
    const { admin, recruiter } = await createCompany(app.db);
    expect((await require_(admin, today())).status).toBe(409);
    await withApp(admin);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect((await require_(recruiter, tomorrow)).status).toBe(403);
    const set = await require_(admin, tomorrow);
    expect(set.body.data).toEqual({ from: tomorrow, members: 2, with_factor: 1 });
    expect((await app.call({ path: '/company/employees', as: recruiter.token })).status).toBe(200);
    const toldTo = async (who: TestUser) =>
      (await app.call({ path: '/company/employees', as: who.token })).body.data.items
        .toSorted((a: { role: string }, b: { role: string }) => (a.role < b.role ? -1 : 1))
        .map((each: { has_second_factor: boolean | null }) => each.has_second_factor);
    expect(await toldTo(admin)).toEqual([true, false]);
    expect(await toldTo(recruiter)).toEqual([null, null]);
    const { body } = await app.call({ path: '/user/factors', as: recruiter.token });
    expect(body.data.required_by).toEqual([
      { name: 'Harbour Logistics', from: tomorrow, is_in_force: false },
    ]);
    expect(await mailsTo(app, recruiter.email)).toContain('second_factor_required');

    expect((await require_(admin, today())).status).toBe(200);
    for (const path of ['/company/employees', '/user/sessions', '/live/events', '/get/user/notifications']) {
      const answer = await app.call({ path, as: recruiter.token });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'second_factor_needed']);
    }
    const me = await app.call({ path: '/auth/user', as: recruiter.token });
    expect(me.body.data.must_add_factor).toBe(true);
    const begun = await post(recruiter, '/user/authenticator');
    const code = codeShown(begun.body.data.secret, now);
    await post(recruiter, '/user/authenticator/confirm', { code });
    expect((await app.call({ path: '/company/employees', as: recruiter.token })).status).toBe(200);
    const removed = await app.call({ method: 'DELETE', path: '/user/authenticator', as: recruiter.token });
    expect(removed.status).toBe(409);
  });

  test('closes every route of the contract that is not open to anybody', async () => {
    const { organization_id, admin, recruiter } = await createCompany(app.db);
    await sql`update organizations set second_factor_from = current_date - 1 where id = ${organization_id}`.execute(
      app.db,
    );
    const { ALL_ROUTES } = await import('@tryout/contract/all-routes');
    const { scopeOf } = await import('@tryout/domain/access/access-policy');
    const id = '0190aaaa-0000-7000-8000-0000000000a1';
    const let_through: string[] = [];
    for (const route of ALL_ROUTES) {
      if (route.before_factor || route.access === 'play_session') continue;
      if (scopeOf(route.access, 'anonymous') !== 'no') continue;
      for (const [type, as] of [
        ['company_admin', admin.token],
        ['company_recruiter', recruiter.token],
      ] as const) {
        if (scopeOf(route.access, type) === 'no') continue;
        const path = route.path.replace(/:\w+/g, id);
        const answer = await app.call({ method: route.method, path, as });
        if (answer.body?.code !== 'second_factor_needed') let_through.push(`${type} ${route.method} ${path}`);
      }
    }
    expect(let_through).toEqual([]);
  });

  test('ends a stream that was open', async () => {
    const { organization_id, admin, recruiter } = await createCompany(app.db);
    await withApp(admin);
    const { rows } = await sql<{
      id: string;
    }>`select id from sessions where user_id = ${recruiter.id}`.execute(app.db);
    const ended: string[] = [];
    const { disconnect } = app.services.live;
    app.services.live.disconnect = (session) => ended.push(session);
    try {
      await require_(admin, today());
      expect(ended).toContain(rows[0]?.id);
      ended.length = 0;
      await sql`update organizations set second_factor_from = current_date + 1 where id = ${organization_id}`.execute(
        app.db,
      );
      const { endUnsecuredJob } = await import('./factor-rule.ts');
      await endUnsecuredJob(app.services).run({});
      expect(ended).not.toContain(rows[0]?.id);
      await sql`update organizations set second_factor_from = current_date where id = ${organization_id}`.execute(
        app.db,
      );
      await endUnsecuredJob(app.services).run({});
      expect(ended).toContain(rows[0]?.id);
    } finally {
      app.services.live.disconnect = disconnect;
    }
  });

  test('holds for super admins where the platform asks for it', async () => {
    const owner = await createUser(app.db, 'super_admin');
    const values = { super_admins_second_factor: true };
    try {
      const set = await app.call({
        method: 'PUT',
        path: '/admin/appconfigs/update',
        as: owner.token,
        body: { values },
      });
      expect(set.status, set.raw).toBe(200);
      expect((await app.call({ path: '/admin/overview', as: owner.token })).body.code).toBe(
        'second_factor_needed',
      );
      await withApp(owner);
      expect((await app.call({ path: '/admin/overview', as: owner.token })).status).toBe(200);
    } finally {
      await sql`delete from app_configs where key = 'super_admins_second_factor'`.execute(app.db);
    }
  });

  test('leaves candidates alone, and members of other organizations', async () => {
    const { organization_id } = await createCompany(app.db);
    await sql`update organizations set second_factor_from = current_date where id = ${organization_id}`.execute(
      app.db,
    );
    const abroad = await createCompany(app.db);
    const candidate = await createUser(app.db, 'candidate');
    for (const user of [abroad.recruiter, candidate]) {
      expect((await app.call({ path: '/auth/user', as: user.token })).body.data.must_add_factor).toBe(false);
    }
  });
});
