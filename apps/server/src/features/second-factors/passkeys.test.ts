import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { browser, loggedOf, mailsTo } from './testing/browser.ts';
import { type Forgery, SoftwareAuthenticator } from './testing/software-authenticator.ts';

const ORIGIN = 'http://localhost:4780';
let app: TestApp;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ now: () => now, config: { library: false } });
});
afterAll(() => app.stop());
beforeEach(() => {
  now = new Date();
});

const post = (user: TestUser, path: string, body: object = {}) =>
  app.call({ method: 'POST', path, as: user.token, body });
const optionsFor = async (user: TestUser) => (await post(user, '/user/passkeys/options')).body.data.options;

async function withPasskey(user: TestUser, device = new SoftwareAuthenticator(ORIGIN)) {
  const made = device.make(await optionsFor(user));
  const added = await post(user, '/user/passkeys', { name: 'Telephone', passkey: made });
  expect(added.status, added.raw).toBe(201);
  return { device, ...(added.body.data as { passkey_id: string; recovery_codes: string[] | null }) };
}

async function signIn(device: SoftwareAuthenticator, forgery: Forgery = {}, place = browser(app)) {
  const begun = await place.call('POST', '/auth/passkey/options', {});
  return place.call('POST', '/auth/passkey', { passkey: device.sign(begun.body.data.options, forgery) });
}

describe('adding a passkey', () => {
  test('gives recovery codes with the first one only, and tells the owner and the log', async () => {
    const user = await createUser(app.db, 'candidate');
    const first = await withPasskey(user);
    expect(first.recovery_codes).toHaveLength(10);
    expect((await withPasskey(user)).recovery_codes).toBeNull();
    const { body } = await app.call({ path: '/user/factors', as: user.token });
    expect(body.data).toMatchObject({
      passkeys: [{ name: 'Telephone', last_used_at: null }, { name: 'Telephone' }],
      recovery_codes_left: 10,
      confirm_by: ['passkey', 'recovery_code'],
    });
    expect(await mailsTo(app, user.email)).toContain('passkey_added');
    expect(await loggedOf(app, user.id)).toContain('account.passkey_added');
  });

  test.each<[string, Forgery]>([
    ['another page', { origin: 'http://localhost.evil.example:4780' }],
    ['another port', { origin: 'http://localhost:4781' }],
    ['another host', { rp_id: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['nobody present', { is_verified: false }],
    ['a certificate that was not asked for', { with_certificate: true }],
  ])('is refused for %s', async (_, forgery) => {
    const user = await createUser(app.db, 'candidate');
    const made = new SoftwareAuthenticator(ORIGIN).make(await optionsFor(user), forgery);
    const added = await post(user, '/user/passkeys', { name: 'Telephone', passkey: made });
    expect(added.status).toBe(422);
    expect((await app.call({ path: '/user/factors', as: user.token })).body.data.passkeys).toEqual([]);
  });

  test('is refused twice, too late, in another session, and for a credential that another account has', async () => {
    const user = await createUser(app.db, 'candidate');
    const device = new SoftwareAuthenticator(ORIGIN);
    const made = device.make(await optionsFor(user));
    const other = await createUser(app.db, 'candidate');
    expect((await post(other, '/user/passkeys', { name: 'A', passkey: made })).status).toBe(410);
    expect((await post(user, '/user/passkeys', { name: 'A', passkey: made })).status).toBe(201);
    expect((await post(user, '/user/passkeys', { name: 'A', passkey: made })).status).toBe(410);
    const late = new SoftwareAuthenticator(ORIGIN).make(await optionsFor(user));
    now = new Date(now.getTime() + 301_000);
    expect((await post(user, '/user/passkeys', { name: 'A', passkey: late })).status).toBe(410);
    const same = new SoftwareAuthenticator(ORIGIN, Buffer.from(device.id, 'base64url'));
    const copied = same.make(await optionsFor(other));
    expect((await post(other, '/user/passkeys', { name: 'A', passkey: copied })).status).toBe(409);
  });

  test('needs a proved address and a fresh proof of who it is', async () => {
    const user = await createUser(app.db, 'candidate');
    await sql`update sessions set confirmed_at = now() - interval '11 minutes' where user_id = ${user.id}`.execute(
      app.db,
    );
    const refused = await post(user, '/user/passkeys/options');
    expect([refused.status, refused.body.code]).toEqual([403, 'confirm_first']);
    await sql`update sessions set confirmed_at = now() where user_id = ${user.id}`.execute(app.db);
    await sql`update users set email_verified_at = null where id = ${user.id}`.execute(app.db);
    expect((await post(user, '/user/passkeys/options')).status).toBe(409);
  });

  test('is not possible where the platform has an address without a name', async () => {
    const bare = await startTestApp({ config: { library: false, publicUrl: 'http://192.0.2.4:4780' } });
    try {
      const user = await createUser(bare.db, 'candidate');
      const { body } = await bare.call({ path: '/user/factors', as: user.token });
      expect(body.data.passkeys_possible).toBe(false);
      const begun = await bare.call({ method: 'POST', path: '/auth/passkey/options', body: {} });
      expect(begun.status).toBe(409);
    } finally {
      await bare.stop();
    }
  });
});

describe('signing in with a passkey', () => {
  test('opens a session without a name or password', async () => {
    const user = await createUser(app.db, 'company_recruiter');
    const { device } = await withPasskey(user);
    const place = browser(app);
    const answer = await signIn(device, {}, place);
    expect(answer.body.data).toMatchObject({ user_id: user.id, user_type: 'company_recruiter' });
    expect((await place.me()).email).toBe(user.email);
    expect(await loggedOf(app, user.id)).toContain('auth.signed_in');
    const { body } = await app.call({ path: '/user/factors', as: user.token });
    expect(body.data.passkeys[0].last_used_at).toBe(now.toISOString());
  });

  test.each<[string, Forgery]>([
    ['a page of another place', { origin: 'http://evil.example' }],
    ['another host', { rp_id: 'evil.example' }],
    ['a challenge that was not ours', { challenge: 'AAAA' }],
    ['nobody present', { is_verified: false }],
    ['a signature of another key', { with_other_key: true }],
    ['a counter that stands still', { count: 1 }],
    ['a counter that goes back', { count: 0 }],
    ['the handle of another account', { user_handle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused for %s', async (_, forgery) => {
    const { device } = await withPasskey(await createUser(app.db, 'candidate'));
    const place = browser(app);
    const answer = await signIn(device, forgery, place);
    expect(answer.status, answer.raw).toBe(422);
    expect(place.jar.has('tryout_session')).toBe(false);
  });

  test('is refused with the same words for an unknown, a removed and a disabled one', async () => {
    const user = await createUser(app.db, 'candidate');
    const { device, passkey_id } = await withPasskey(user);
    await withPasskey(user);
    const stranger = new SoftwareAuthenticator(ORIGIN);
    const unknown = await signIn(stranger, { user_handle: 'AAAAAAAAAAAAAAAAAAAAAA' });
    const removed = await app.call({
      method: 'DELETE',
      path: `/user/passkeys/${passkey_id}`,
      as: user.token,
    });
    expect(removed.status).toBe(200);
    const gone = await signIn(device);
    const closed = await createUser(app.db, 'candidate');
    const kept = await withPasskey(closed);
    await sql`update users set status = 'disabled' where id = ${closed.id}`.execute(app.db);
    const disabled = await signIn(kept.device);
    for (const answer of [unknown, gone, disabled]) {
      expect([answer.status, answer.body.message]).toEqual([422, unknown.body.message]);
    }
  });

  test('takes a challenge once, in the browser that asked, within five minutes', async () => {
    const { device } = await withPasskey(await createUser(app.db, 'candidate'));
    const place = browser(app);
    const options = (await place.call('POST', '/auth/passkey/options', {})).body.data.options;
    const cookies = new Map(place.jar);
    const signed = device.sign(options);
    expect((await browser(app).call('POST', '/auth/passkey', { passkey: signed })).status).toBe(410);
    expect((await place.call('POST', '/auth/passkey', { passkey: signed })).status).toBe(200);
    const replay = browser(app);
    for (const [name, value] of cookies) replay.jar.set(name, value);
    expect((await replay.call('POST', '/auth/passkey', { passkey: signed })).status).toBe(410);
    const late = browser(app);
    const begun = (await late.call('POST', '/auth/passkey/options', {})).body.data.options;
    now = new Date(now.getTime() + 301_000);
    expect((await late.call('POST', '/auth/passkey', { passkey: device.sign(begun) })).status).toBe(410);
  });

  test('of a challenge for another purpose is refused', async () => {
    const user = await createUser(app.db, 'candidate');
    const { device } = await withPasskey(user);
    const begun = (await post(user, '/user/confirm/options')).body.data.options;
    expect((await browser(app).call('POST', '/auth/passkey', { passkey: device.sign(begun) })).status).toBe(
      410,
    );
  });

  test('at the same moment twice with one challenge opens one session', async () => {
    const { device } = await withPasskey(await createUser(app.db, 'candidate'));
    const place = browser(app);
    const options = (await place.call('POST', '/auth/passkey/options', {})).body.data.options;
    const passkey = device.sign(options);
    const answers = await Promise.all([1, 2, 3].map(() => place.call('POST', '/auth/passkey', { passkey })));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 410, 410]);
  });
});

describe('passkeys of others', () => {
  test('cannot be renamed, removed or used to confirm', async () => {
    const owner = await createUser(app.db, 'candidate');
    const { passkey_id, device } = await withPasskey(owner);
    const other = await createUser(app.db, 'candidate');
    await withPasskey(other);
    const path = `/user/passkeys/${passkey_id}`;
    const renamed = await app.call({ method: 'PUT', path, as: other.token, body: { name: 'Mine' } });
    expect(renamed.status).toBe(404);
    expect((await app.call({ method: 'DELETE', path, as: other.token })).status).toBe(404);
    const begun = (await post(other, '/user/confirm/options')).body.data.options;
    const confirmed = await post(other, '/user/confirm', { by: 'passkey', passkey: device.sign(begun) });
    expect(confirmed.status).toBe(422);
    expect((await app.call({ method: 'PUT', path, as: owner.token, body: { name: 'Yard' } })).status).toBe(
      200,
    );
  });
});

test('the last passkey takes the recovery codes with it', async () => {
  const user = await createUser(app.db, 'candidate');
  const { passkey_id } = await withPasskey(user);
  await app.call({ method: 'DELETE', path: `/user/passkeys/${passkey_id}`, as: user.token });
  const { body } = await app.call({ path: '/user/factors', as: user.token });
  expect(body.data).toMatchObject({ passkeys: [], recovery_codes_left: 0, confirm_by: ['mail'] });
});
