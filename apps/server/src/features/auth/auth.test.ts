import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { hashPassword } from './password-hash.ts';

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

function login(email: string, password = PASSWORD) {
  return app.call({ method: 'POST', path: '/auth/login', body: { email, password, token: true } });
}

async function latestPin(email: string): Promise<string> {
  const { rows } = await sql<{ subject: string }>`
    select subject from mails where to_email = ${email} and kind = 'pin' order by created_at desc, id desc limit 1
  `.execute(app.db);
  return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? '';
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

  test('fifty parallel wrong passwords close the address, also for the right one, and say until when', async () => {
    await accountWithPassword('guessed@example.test');
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => login('guessed@example.test', `Wrong-Password-${i}!`)),
    );
    const right = await login('guessed@example.test');
    expect(right.status).toBe(429);
    expect(right.body.message).toMatch(/try again in 15 minutes/);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800);
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
    expect((await change(PASSWORD, 'Another-Crane-28!')).status).toBe(200);
    expect((await app.call({ path: '/auth/user', as: other })).status).toBe(401);
    expect((await app.call({ path: '/auth/user', as: user.token })).status).toBe(200);
    expect((await login('changes@example.test', 'Another-Crane-28!')).status).toBe(200);
  });
});

describe('resetting a password', () => {
  const ask = (email: string) =>
    app.call({ method: 'POST', path: '/user/password/reset/code', body: { email } });
  const verify = (email: string, pin: string, password = 'Another-Crane-29!') =>
    app.call({ method: 'POST', path: '/user/password/reset/verify', body: { email, pin, password } });

  test('answers the same whether there is an account or not, and mails only the one', async () => {
    await accountWithPassword('reset@example.test');
    const known = await ask('reset@example.test');
    const unknown = await ask('nobody@example.test');
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    expect((await ask('nobody@example.test')).status).toBe(429);
    expect(await latestPin('nobody@example.test')).toBe('');
    const pin = await latestPin('reset@example.test');
    expect((await verify('reset@example.test', pin)).status).toBe(200);
    expect((await login('reset@example.test', 'Another-Crane-29!')).status).toBe(200);
    expect((await verify('reset@example.test', pin)).status).toBe(422);
  });

  test('two hundred parallel guesses get five tries, and then the right code is refused too', async () => {
    await accountWithPassword('brute@example.test');
    await ask('brute@example.test');
    const pin = await latestPin('brute@example.test');
    const guesses = Array.from({ length: 200 }, (_, i) => String(i).padStart(6, '0')).filter(
      (g) => g !== pin,
    );
    const answers = await Promise.all(guesses.map((guess) => verify('brute@example.test', guess)));
    expect(answers.every((answer) => answer.status === 422)).toBe(true);
    const { rows } = await sql<{ attempts: number }>`
      select attempts from email_pins where email = 'brute@example.test'
    `.execute(app.db);
    expect(rows[0]?.attempts).toBe(5);
    expect((await verify('brute@example.test', pin)).status).toBe(422);
  });

  test('a code is over after ten minutes', async () => {
    await accountWithPassword('late@example.test');
    await ask('late@example.test');
    const pin = await latestPin('late@example.test');
    await sql`update email_pins set expires_at = now() where email = 'late@example.test'`.execute(app.db);
    expect((await verify('late@example.test', pin)).status).toBe(422);
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
