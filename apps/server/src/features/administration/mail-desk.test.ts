import { type AddressInfo, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendMailJob } from '../../platform/mail/send-mail.job.ts';
import { createCompany, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let superAdmin: TestUser;
let smtp: Server;
/** What the mail server received, and what it says of mailboxes. */
let received: string[] = [];
let offset = 0;

beforeAll(async () => {
  smtp = createServer((socket) => {
    let isData = false;
    socket.write('220 mx.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const words = String(chunk);
      if (isData) {
        received.push(words);
        if (words.endsWith('\r\n.\r\n')) {
          isData = false;
          socket.write('250 2.0.0 taken\r\n');
        }
        return;
      }
      if (words.startsWith('DATA')) isData = true;
      if (words.startsWith('RCPT') && words.includes('nobody@'))
        socket.write('550 5.1.1 No such user here\r\n');
      else if (words.startsWith('RCPT') && words.includes('full@'))
        socket.write('452 4.2.2 Mailbox full\r\n');
      else socket.write(isData ? '354 go\r\n' : words.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  const { port } = smtp.address() as AddressInfo;
  app = await startTestApp({
    now: () => new Date(Date.now() + offset),
    config: {
      mail: {
        kind: 'smtp',
        from: 'Tryout <no-reply@tryout.test>',
        host: '127.0.0.1',
        port,
        secure: false,
        user: null,
        password: null,
      } as never,
    },
  });
  superAdmin = await createUser(app.db, 'super_admin');
});
afterAll(async () => {
  await app.stop();
  smtp.close();
});
beforeEach(() => {
  received = [];
  offset += 3_000;
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: object = {}) =>
  app.call({ method, path, as: superAdmin.token, ...more });
const set = (values: object) => call('PUT', '/admin/appconfigs/update', { body: { values } });
async function send(to: string, kind = 'applicant_arrived') {
  const id = uuidv7();
  await sql`insert into mails (id, effect_key, to_email, kind, subject, body_text, body_html, send_after)
    values (${id}, ${id}, ${to}, ${kind}, 'Subject', 'Text', '<p>Text</p>', now() - interval '1 minute')`.execute(
    app.db,
  );
  await sendMailJob(app.services.config, app.db)
    .run({ mail_id: id })
    .catch(() => undefined);
  const { rows } = await sql<{ status: string }>`select status from mails where id = ${id}`.execute(app.db);
  return { id, status: rows[0]?.status };
}
const stopped = async (search = '') =>
  (await call('GET', '/admin/mail/suppressions', { query: { search } })).body.data.items;

it('stops mails to a mailbox that does not exist, but not to one that is full', async () => {
  expect((await send('nobody@there.test')).status).toBe('failed');
  expect(await stopped('nobody')).toMatchObject([{ email: 'nobody@there.test', reason: 'refused' }]);
  expect((await send('full@there.test')).status).toBe('queued');
  expect(await stopped('full')).toEqual([]);
});

it('sends nothing where mails are stopped, but for what proves a mailbox, until they are resumed', async () => {
  const body = { email: 'Mia@there.test', detail: 'Asked by phone' };
  expect((await call('POST', '/admin/mail/suppressions', { body })).status).toBe(201);
  expect((await call('POST', '/admin/mail/suppressions', { body })).status).toBe(409);
  expect((await send('mia@there.test')).status).toBe('cancelled');
  expect(received).toEqual([]);
  expect((await send('mia@there.test', 'pin')).status).toBe('sent');
  const query = { email: 'mia@there.test' };
  expect((await call('DELETE', '/admin/mail/suppressions', { query })).status).toBe(200);
  expect((await call('DELETE', '/admin/mail/suppressions', { query })).status).toBe(404);
  expect((await send('mia@there.test')).status).toBe('sent');
});

it('takes reports of mails that came back, of its own mails alone', async () => {
  const { id } = await send('back@there.test');
  const { url } = (await call('GET', '/admin/mail/returns')).body.data;
  const path = new URL(url).pathname.replace('/api', '');
  const report = (mail: string, to: string) =>
    `Message-ID: <r@mx.test>\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\nMessage-ID: <${mail}@tryout>\r\n`;
  const hand = (text: string, at = path) =>
    app.call({ method: 'POST', path: at, body: text, headers: { 'content-type': 'message/rfc822' } });
  expect((await hand(report(id, 'back@there.test'), `${path}x`)).status).toBe(404);
  for (const [mail, to] of [
    [uuidv7(), 'back@there.test'],
    [id, 'other@there.test'],
    ["' or 1=1", 'back@there.test'],
  ] as const) {
    expect((await hand(report(mail, to))).body.data).toEqual({ suppressed: 0 });
  }
  expect((await hand(report(id, 'Back@there.test'))).body.data).toEqual({ suppressed: 1 });
  expect(await stopped('back')).toMatchObject([{ reason: 'returned', detail: '5.1.1' }]);
});

it('says how mail and storage go, and where answers go', async () => {
  expect((await set({ mail_reply_to: 'no address' })).status).toBe(422);
  expect((await set({ mail_reply_to: 'help@tryout.test' })).status).toBe(200);
  const mail = await call('POST', '/admin/appconfigs/test', { body: { part: 'mail' } });
  expect(mail.body.data, mail.raw).toMatchObject({ ok: true });
  expect(received.join('')).toContain('Reply-To: help@tryout.test');
  const storage = await call('POST', '/admin/appconfigs/test', { body: { part: 'storage' } });
  expect(storage.body.data).toMatchObject({ ok: true });
});

it('says in mails what the platform worded, in each language, until it is reset', async () => {
  const path = '/admin/mail/texts/organization_waiting/en';
  const given = (await call('GET', '/admin/mail/texts')).body.data.items;
  expect(given.find((one: { kind: string }) => one.kind === 'organization_waiting')).toMatchObject({
    own: null,
    fields: expect.arrayContaining(['organization']),
  });
  const put = (body: object, at = path) => call('PUT', at, { body });
  for (const [body, field] of [
    [{ title: 'New: {organization}', body: 'By {nobody}.' }, 'body'],
    [{ title: 'New: {organization', body: 'Look.' }, 'title'],
    [{ title: '', body: 'Look.' }, 'title'],
  ] as const) {
    const refused = await put(body);
    expect([refused.status, refused.body.fields[0].field], refused.raw).toEqual([422, field]);
  }
  expect((await put({ title: 'A', body: 'B' }, '/admin/mail/texts/nothing/en')).status).toBe(404);
  const own = { title: 'New: {organization}', body: 'Please look at {organization}.' };
  const seen = await call('POST', `${path}/preview`, { body: own });
  expect(seen.body.data.subject, seen.raw).toBe('New: [organization]');
  expect((await put(own)).status).toBe(200);
  const owner = await createUser(app.db, 'company_admin', { email: 'o@worded.test' });
  await sql`update users set signup_step = 3 where id = ${owner.id}`.execute(app.db);
  const { services } = app;
  (services.config as { approveOrganizations: boolean }).approveOrganizations = false;
  await app.call({
    method: 'POST',
    path: '/organization/signup/organization',
    as: owner.token,
    body: { name: 'Worded' },
  });
  (services.config as { approveOrganizations: boolean }).approveOrganizations = true;
  const { rows } = await sql<{ subject: string; body_text: string }>`
    select subject, body_text from mails where kind = 'organization_waiting'`.execute(app.db);
  expect(rows[0]).toMatchObject({
    subject: 'New: Worded',
    body_text: expect.stringContaining('Please look at Worded.'),
  });
  expect((await call('DELETE', path)).status).toBe(200);
  expect((await call('DELETE', path)).status).toBe(404);
});

it('lets nothing be changed under maintenance but by a super admin, while all can be read', async () => {
  const { admin } = await createCompany(app.db);
  const view = { method: 'POST', path: '/user/views', as: admin.token } as const;
  const body = { list: 'positions', name: 'Mine', search: 'q=1' };
  expect((await set({ maintenance_mode: true })).status).toBe(200);
  offset += 3_000;
  const refused = await app.call({ ...view, body });
  expect([refused.status, refused.headers['retry-after']], refused.raw).toEqual([503, '300']);
  // What is told to everybody is asked for beside requests, which never wait for it.
  await expect
    .poll(async () => {
      const read = await app.call({ path: '/positions', as: admin.token });
      return [read.status, read.headers['x-tryout-notice']];
    })
    .toEqual([200, '1']);
  expect((await app.call({ path: '/config' })).body.data.maintenance_mode).toBe(true);
  const login = { email: 'nobody@there.test', password: 'Wrong-Pass-1!' };
  expect((await app.call({ method: 'POST', path: '/auth/login', body: login })).status).not.toBe(503);
  expect((await set({ maintenance_mode: false })).status).toBe(200);
  offset += 3_000;
  expect((await app.call({ ...view, body })).status).toBeLessThan(300);
  await expect
    .poll(async () => (await app.call({ path: '/config' })).headers['x-tryout-notice'])
    .toBeUndefined();
});

it('closes the contact forms, and that of early customers after its last day', async () => {
  const lead = (source: string) =>
    app.call({
      method: 'POST',
      path: '/user/lead',
      body: { name: 'Mia', email: 'mia@quay.test', consent: true, source },
    });
  expect((await set({ early_bird_until: '2020-02-30' })).status).toBe(422);
  expect((await set({ early_bird_until: '2020-02-29' })).status).toBe(200);
  expect((await lead('early_bird')).status).toBe(409);
  expect((await lead('landing')).status).toBe(201);
  await set({ leads_open: false });
  expect((await lead('landing')).status).toBe(409);
});
