import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { hashPassword, passwordCost } from './password-hash.ts';

const PASSWORD = 'Harbour-Crane-27!';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function accountWithPassword(email: string) {
  const user = await createUser(app.db, 'candidate', { email });
  await sql`update users set password_hash = ${await hashPassword(PASSWORD)} where id = ${user.id}`.execute(
    app.db,
  );
  return user;
}

function login(email: string, password = PASSWORD, from?: string) {
  const body = { email, password, token: true };
  return app.call({ method: 'POST', path: '/auth/login', body, ...(from ? { from } : {}) });
}

/** Signs in as a browser does, which brings its cookies along. */
function loginInBrowser(email: string, given: { password?: string; cookies?: string; from?: string } = {}) {
  const { password = PASSWORD, cookies = '', from } = given;
  return app.call({
    method: 'POST',
    path: '/auth/login',
    body: { email, password },
    headers: { cookie: cookies, 'x-tryout-client': 'web' },
    ...(from ? { from } : {}),
  });
}

async function latestLink(email: string): Promise<string> {
  const { rows } = await sql<{ body_text: string }>`
    select body_text from mails where to_email = ${email} and kind = 'password_reset' order by created_at desc, id desc limit 1
  `.execute(app.db);
  return /link=([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}

async function latestPin(email: string): Promise<string> {
  const { rows } = await sql<{ subject: string }>`
    select subject from mails where to_email = ${email} and kind in ('pin', 'password_reset') order by created_at desc, id desc limit 1
  `.execute(app.db);
  return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? '';
}

function cookiesOf(answer: { headers: Record<string, unknown> }): string {
  const set = ([] as string[]).concat((answer.headers['set-cookie'] as string[] | undefined) ?? []);
  return set.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** The most answers of one status in a row, not counting across the place where the owner came in. */
function longestRun(outcomes: readonly number[], status: number, ownerAfter: number): number {
  let [run, longest] = [0, 0];
  for (const [n, outcome] of outcomes.entries()) {
    if (outcome === status) run += 1;
    if (n === ownerAfter) run = 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

async function agePins(email: string): Promise<void> {
  await sql`update email_pins set created_at = created_at - interval '2 minutes' where email = ${email}`.execute(
    app.db,
  );
}

describe('signing in', () => {
  test('a right password opens a session, and the current user says who and what', async () => {
    await accountWithPassword('mia@example.test');
    const opened = await login('  MIA@example.test ');
    expect(opened.status).toBe(200);
    expect(opened.headers['set-cookie']).toBeUndefined();
    const me = await app.call({ path: '/auth/user', as: opened.body.data.token });
    expect(me.body.data).toMatchObject({ email: 'mia@example.test', user_type: 'candidate', signup_step: 5 });
    expect(me.body.data.rights).toContain('profile.update');
    expect(me.body.data.rights).not.toContain('organization.decide');
  });

  test('a browser gets a cookie out of reach of scripts, and no token', async () => {
    await accountWithPassword('cookie@example.test');
    const opened = await app.call({
      method: 'POST',
      path: '/auth/login',
      body: { email: 'cookie@example.test', password: PASSWORD },
    });
    expect(opened.body.data.token).toBeUndefined();
    const cookies = ([] as string[]).concat(opened.headers['set-cookie'] as string[]);
    expect(cookies.find((cookie) => cookie.startsWith('tryout_session='))).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(cookies.some((cookie) => cookie.startsWith('logged_in=1'))).toBe(true);
  });

  test('an unknown address and a wrong password are refused alike', async () => {
    await accountWithPassword('known@example.test');
    const wrong = await login('known@example.test', 'Wrong-Password-1!');
    const unknown = await login('unknown@example.test', 'Wrong-Password-1!');
    const { reference: _a, ...wrongBody } = wrong.body;
    const { reference: _b, ...unknownBody } = unknown.body;
    expect(wrong.status).toBe(unknown.status);
    expect(wrongBody).toEqual(unknownBody);
  });

  test('fifty parallel wrong passwords from one place get five tries, also the right one waits there', async () => {
    await accountWithPassword('guessed@example.test');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => login('guessed@example.test', `Wrong-Password-${i}!`)),
    );
    const judged = answers.filter((answer) => answer.status === 422);
    expect(judged).toHaveLength(5);
    const right = await login('guessed@example.test');
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(20);
    expect((await login('guessed@example.test', PASSWORD, '203.0.113.9')).status).toBe(200);
  });

  test('each wrong password after the fifth doubles the wait, up to an hour', async () => {
    await accountWithPassword('waits@example.test');
    const waits: number[] = [];
    for (let i = 0; i < 14; i += 1) {
      await login('waits@example.test', 'Wrong-Password-1!');
      const { headers } = await login('waits@example.test', 'Wrong-Password-1!');
      if (headers['retry-after']) waits.push(Number(headers['retry-after']));
      await sql`update attempt_counters set blocked_until = null where key like 'sign_in:waits@%'`.execute(
        app.db,
      );
    }
    expect(waits.length).toBeGreaterThan(8);
    for (const [n, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(Math.min(3600, 30 * 2 ** n) - 10);
      expect(wait).toBeLessThanOrEqual(Math.min(3600, 30 * 2 ** n));
    }
  });

  test('a thousand guesses from two hundred places get a hundred, and the owner is in at the first or second try', async () => {
    const email = 'owner@example.test';
    await accountWithPassword(email);
    const first = await loginInBrowser(email, { from: '198.51.100.7' });
    const cookies = cookiesOf(first);
    const guess = (n: number) => login(email, `Wrong-Password-${n}!`, `203.0.113.${n % 200}`);
    const outcomes: number[] = [];
    for (let n = 0; n < 1000; n += 1) {
      outcomes.push((await guess(n)).status);
      // From the known browser the owner is never kept waiting, whatever strangers do.
      if (n === 60) expect((await loginInBrowser(email, { cookies, from: '198.51.100.7' })).status).toBe(200);
    }
    expect(longestRun(outcomes, 422, 60)).toBeLessThanOrEqual(100);
    expect(new Set(outcomes)).toEqual(new Set([422, 429]));

    // In a browser that is not known the first try is told what to do, and the mailed link is the second.
    const refused = await loginInBrowser(email, { from: '192.0.2.44' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, undefined]);
    expect(refused.body.message).toContain('follow the link we email you');
    await app.call({ method: 'POST', path: '/user/password/reset/code', body: { email } });
    const link = await latestLink(email);
    const set = { link, password: 'Another-Crane-30!' };
    const path = '/user/password/reset/verify';
    expect((await app.call({ method: 'POST', path, body: set })).status).toBe(200);
    expect((await app.call({ method: 'POST', path, body: set })).status).toBe(410);
    const password = 'Another-Crane-30!';
    expect((await loginInBrowser(email, { password, from: '192.0.2.44' })).status).toBe(200);
  });

  test('an address without an account is closed to strangers in the same words', async () => {
    const answers = [];
    for (let n = 0; n <= 100; n += 1) {
      answers.push(await login('nobody-here@example.test', 'Wrong-Password-1!', `198.18.0.${n % 100}`));
    }
    expect(answers.slice(0, 100).every((answer) => answer.status === 422)).toBe(true);
    expect(answers[100]?.body.message).toContain('follow the link we email you');
  });

  test('hashes while nobody waits for its connection, and tells those past the queue to come back', async () => {
    await accountWithPassword('crowd@example.test');
    const { token } = await createUser(app.db, 'candidate');
    const crowd = Promise.all(
      Array.from({ length: 600 }, (_, n) =>
        login(`crowd-${n}@example.test`, 'Wrong-Password-1!', `198.19.${n >> 8}.${n & 255}`),
      ),
    );
    // More than the pool has connections, all at once, in the middle of the crowd.
    const others = await Promise.all(
      Array.from({ length: 30 }, () => app.call({ path: '/auth/user', as: token })),
    );
    expect(others.every((answer) => answer.status === 200)).toBe(true);
    const answers = await crowd;
    const busy = answers.filter((answer) => answer.status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every((answer) => answer.headers['retry-after'] === '2')).toBe(true);
    expect(answers.filter((answer) => ![422, 503].includes(answer.status))).toEqual([]);
  });

  test('failures are kept in the security log', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from security_log where action = 'auth.sign_in_failed' and performer_email = 'unknown@example.test'
    `.execute(app.db);
    expect(rows[0]?.n).toBe(1);
  });

  test('a disabled account cannot sign in', async () => {
    const user = await accountWithPassword('off@example.test');
    await sql`update users set status = 'disabled' where id = ${user.id}`.execute(app.db);
    expect((await login('off@example.test')).status).toBe(422);
  });

  test('signing out ends the session at once', async () => {
    const user = await accountWithPassword('leaves@example.test');
    expect((await app.call({ method: 'POST', path: '/auth/logout', as: user.token })).status).toBe(200);
    expect((await app.call({ path: '/auth/user', as: user.token })).status).toBe(401);
  });
});

describe('sessions', () => {
  test('are listed, and one can be ended; a stranger’s answers like an unknown one', async () => {
    const user = await accountWithPassword('sessions@example.test');
    const other = (await login('sessions@example.test')).body.data.token;
    const list = await app.call({ path: '/user/sessions', as: user.token });
    expect(list.body.data.items).toHaveLength(2);
    const session = list.body.data.items.find((item: { is_current: boolean }) => !item.is_current);
    const stranger = await createUser(app.db, 'candidate');
    const path = `/user/sessions/${session.session_id}`;
    expect((await app.call({ method: 'DELETE', path, as: stranger.token })).status).toBe(404);
    expect((await app.call({ method: 'DELETE', path, as: user.token })).status).toBe(200);
    expect((await app.call({ path: '/auth/user', as: other })).status).toBe(401);
  });

  test('a changed password ends every other session', async () => {
    const user = await accountWithPassword('changes@example.test');
    const other = (await login('changes@example.test')).body.data.token;
    const change = (current: string, next: string) =>
      app.call({
        method: 'PUT',
        path: '/user/update/user/password',
        as: user.token,
        body: { current_password: current, new_password: next },
      });
    expect((await change('Not-My-Password-1!', 'Another-Crane-28!')).body.fields[0].field).toBe(
      'current_password',
    );
    expect((await change(PASSWORD, 'short')).body.message).toBe('must contain caps');
    expect((await change(PASSWORD, 'Password123!')).body.message).toBe('is too common');
    const admin = await createUser(app.db, 'super_admin');
    const atLeast = async (password_min: number) => {
      const body = { values: { password_min } };
      const path = '/admin/appconfigs/update';
      return (await app.call({ method: 'PUT', path, as: admin.token, body })).status;
    };
    expect(await atLeast(9)).toBe(422);
    expect(await atLeast(20)).toBe(200);
    expect((await app.call({ path: '/config' })).body.data.password).toEqual({ min: 20, max: 256 });
    const short = await change(PASSWORD, 'Another-Crane-28!');
    expect(short.body.fields).toMatchObject([
      { field: 'new_password', message: 'must be at least 20 characters' },
    ]);
    expect(await atLeast(10)).toBe(200);
    expect((await change(PASSWORD, 'Another-Crane-28!')).status).toBe(200);
    expect((await app.call({ path: '/auth/user', as: other })).status).toBe(401);
    expect((await app.call({ path: '/auth/user', as: user.token })).status).toBe(200);
    expect((await login('changes@example.test', 'Another-Crane-28!')).status).toBe(200);
  });
});

describe('resetting a password', () => {
  const ask = (email: string) =>
    app.call({ method: 'POST', path: '/user/password/reset/code', body: { email } });
  const verify = (asked: { headers: Record<string, unknown> } | null, email: string, pin: string) =>
    app.call({
      method: 'POST',
      path: '/user/password/reset/verify',
      headers: { cookie: asked ? cookiesOf(asked) : '', 'x-tryout-client': 'web' },
      body: { email, pin, password: 'Another-Crane-29!' },
    });

  test('answers the same whether there is an account or not, and mails only the one', async () => {
    await accountWithPassword('reset@example.test');
    const known = await ask('reset@example.test');
    const unknown = await ask('nobody@example.test');
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    expect((await ask('nobody@example.test')).status).toBe(429);
    expect(await latestPin('nobody@example.test')).toBe('');
    // Sending it has not begun with the answer, so its work cannot tell by the time of this answer or the next.
    const { rows } = await sql<{ wait_s: number }>`
      select extract(epoch from send_after - created_at)::float8 as wait_s from mails where to_email = 'reset@example.test'
    `.execute(app.db);
    expect(rows).toEqual([{ wait_s: 1 }]);
    const pin = await latestPin('reset@example.test');
    expect((await verify(known, 'reset@example.test', pin)).status).toBe(200);
    expect((await login('reset@example.test', 'Another-Crane-29!')).status).toBe(200);
    expect((await verify(known, 'reset@example.test', pin)).status).toBe(422);
  });

  test('two hundred parallel guesses in the browser that asked get five tries', async () => {
    await accountWithPassword('brute@example.test');
    const asked = await ask('brute@example.test');
    const pin = await latestPin('brute@example.test');
    const guesses = Array.from({ length: 200 }, (_, i) => String(i).padStart(6, '0')).filter(
      (g) => g !== pin,
    );
    const answers = await Promise.all(guesses.map((guess) => verify(asked, 'brute@example.test', guess)));
    expect(answers.every((answer) => [422, 503].includes(answer.status))).toBe(true);
    const { rows } = await sql<{ attempts: number }>`
      select attempts from email_pins where email = 'brute@example.test'
    `.execute(app.db);
    expect(rows[0]?.attempts).toBe(5);
    expect((await verify(asked, 'brute@example.test', pin)).status).toBe(422);
  });

  test('a code has as many tries as a super admin gives it', async () => {
    const admin = await createUser(app.db, 'super_admin');
    const tries = async (pin_tries: number) => {
      const body = { values: { pin_tries } };
      return (await app.call({ method: 'PUT', path: '/admin/appconfigs/update', as: admin.token, body }))
        .status;
    };
    const afterWrong = async (email: string, wrong: number) => {
      await accountWithPassword(email);
      const asked = await ask(email);
      const pin = await latestPin(email);
      const other = pin === '000000' ? '000001' : '000000';
      for (let i = 0; i < wrong; i += 1) expect((await verify(asked, email, other)).status).toBe(422);
      return (await verify(asked, email, pin)).status;
    };
    expect(await tries(2)).toBe(422);
    expect(await tries(3)).toBe(200);
    expect(await afterWrong('three@example.test', 3)).toBe(422);
    expect(await tries(5)).toBe(200);
    expect(await afterWrong('four@example.test', 4)).toBe(200);
  });

  test('a stranger’s guesses and requests burn neither the code nor the link that was mailed', async () => {
    const email = 'unburnt@example.test';
    await accountWithPassword(email);
    const asked = await ask(email);
    const pin = await latestPin(email);
    const link = await latestLink(email);
    for (let i = 0; i < 8; i += 1) expect((await verify(null, email, '000000')).status).toBe(422);
    await agePins(email);
    const stranger = await ask(email);
    for (let i = 0; i < 8; i += 1) expect((await verify(stranger, email, '000000')).status).toBe(422);
    expect((await verify(stranger, email, pin)).status).toBe(422);
    expect((await verify(asked, email, pin)).status).toBe(200);
    const byLink = { link, password: 'Another-Crane-31!' };
    const spent = await app.call({ method: 'POST', path: '/user/password/reset/verify', body: byLink });
    expect(spent.status).toBe(410);
  });

  test('an address gets twenty codes a day and then one an hour, with an account or without', async () => {
    await accountWithPassword('often@example.test');
    for (const email of ['often@example.test', 'never@example.test']) {
      const daily = `pin-day:password_reset:${email}`;
      const later = async () => {
        await agePins(email);
        await sql`delete from attempt_counters where key = ${`pin:password_reset:${email}`}`.execute(app.db);
        return ask(email);
      };
      const statuses = [];
      for (let i = 0; i < 20; i += 1) statuses.push((await later()).status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const refused = await later();
      expect([refused.status, refused.body.message]).toEqual([
        429,
        'We’ve already sent 20 codes to this address today. You can ask for another one in 60 minutes.',
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
      await sql`update attempt_counters set blocked_until = now() where key = ${daily}`.execute(app.db);
      expect([(await later()).status, (await later()).status]).toEqual([200, 429]);
      await sql`
        update attempt_counters set blocked_until = now(), window_ends_at = now() where key = ${daily}
      `.execute(app.db);
      expect([(await later()).status, (await later()).status]).toEqual([200, 200]);
    }
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from mails where to_email = 'often@example.test' and kind = 'password_reset'
    `.execute(app.db);
    expect(rows[0]?.n).toBe(23);
  });

  test('a code is over after ten minutes', async () => {
    await accountWithPassword('late@example.test');
    const asked = await ask('late@example.test');
    const pin = await latestPin('late@example.test');
    await sql`update email_pins set expires_at = now() where email = 'late@example.test'`.execute(app.db);
    expect((await verify(asked, 'late@example.test', pin)).status).toBe(422);
    await agePins('late@example.test');
    expect((await ask('late@example.test')).status).toBe(200);
  });
});

describe('settings', () => {
  test('are stored, and wrong ones name their field', async () => {
    const { admin } = await createCompany(app.db);
    const save = (body: object) =>
      app.call({ method: 'PUT', path: '/user/update/user/settings', as: admin.token, body });
    expect((await save({ time_zone: 'Mars/Olympus' })).body.fields[0].field).toBe('time_zone');
    expect(
      (await save({ locale: 'ar', time_zone: 'Europe/Berlin', single_key_shortcuts: false })).status,
    ).toBe(200);
    const me = await app.call({ path: '/auth/user', as: admin.token });
    expect(me.body.data).toMatchObject({ locale: 'ar', time_zone: 'Europe/Berlin' });
    expect(me.body.data.settings.single_key_shortcuts).toBe(false);
  });
});

test('passwords cost the full price wherever a server runs, and none starts that was told otherwise', () => {
  const light = { TRYOUT_LIGHT_PASSWORDS: '1' };
  const full = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  expect(passwordCost({ NODE_ENV: 'test' })).toEqual(full);
  for (const NODE_ENV of [undefined, 'development', 'production']) {
    expect(passwordCost({ ...light, NODE_ENV })).toEqual(full);
    const read = readConfig({ ...light, NODE_ENV });
    expect(read.ok ? [] : read.problems).toContain(
      'TRYOUT_LIGHT_PASSWORDS is for tests; leave it out unless NODE_ENV is test.',
    );
  }
});
