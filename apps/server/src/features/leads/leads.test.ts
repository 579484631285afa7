import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCompany, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { eraseLeads } from './erase-leads.job.ts';

const DAY = 86_400_000;

let app: TestApp;
let admin: TestUser;
let now = new Date('2026-11-24T09:00:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  admin = await createUser(app.db, 'super_admin', { first_name: 'Sam', last_name: 'Admin' });
});
afterAll(() => app.stop());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const send = (body: object, from?: string) =>
  app.call({
    method: 'POST',
    path: '/user/lead',
    body: { name: 'Mia Holt', consent: true, ...body },
    ...(from ? { from } : {}),
  });
const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: object = {}) =>
  app.call({ method, path, as: admin.token, ...more });
async function leadOf(search: string, query: Record<string, string> = {}) {
  const list = await asAdmin('GET', '/leads', { query: { search, ...query } });
  expect(list.status, list.raw).toBe(200);
  return list.body.data.items[0];
}
async function linkTo(email: string): Promise<string> {
  const { rows } = await sql<{ body_text: string }>`
    select body_text from mails where to_email = ${email} and kind = 'lead_confirm' order by created_at desc limit 1`.execute(
    app.db,
  );
  return /\/contact\/(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}
const move = (lead: { lead_id: string }, from: string, to: string, more: object = {}) =>
  asAdmin('POST', `/leads/${lead.lead_id}/transitions`, { body: { from, to, ...more } });

describe('the form', () => {
  it('keeps a message with where it came from, and answers with its number', async () => {
    const sent = await send({
      email: 'Mia@Harbour.test',
      company: 'Harbour',
      message: 'Forty crane drivers.',
      source: 'pricing',
      utm: { source: 'news' },
    });
    expect(sent.status, sent.raw).toBe(201);
    expect(sent.body.data.reference).toMatch(/^L-[2-9A-Z]{8}$/);
    const lead = await leadOf(sent.body.data.reference.toLowerCase());
    expect(lead).toMatchObject({
      email: 'mia@harbour.test',
      status: 'new',
      source: 'pricing',
      asked: 1,
      confirmed_at: null,
    });
    const whole = await asAdmin('GET', `/leads/${lead.lead_id}`);
    expect(whole.body.data.history[0]).toMatchObject({
      kind: 'asked',
      details: { message: 'Forty crane drivers.', utm: { source: 'news' } },
    });
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b.test', name: ' ' }, 'name'],
    [{ email: 'a@b.test', consent: false }, 'consent'],
    [{ email: 'a@b.test', message: 'a\u0000b' }, 'message'],
    [{ email: 'a@b.test', source: 'moon' }, 'source'],
    [{ email: 'a@b.test', utm: { source: 'x'.repeat(101) } }, 'utm.source'],
  ])('names the field that is wrong: %j', async (body, field) => {
    const refused = await send(body);
    expect([refused.status, refused.body.fields?.[0]?.field], refused.raw).toEqual([422, field]);
  });

  it('answers a program that fills in the hidden field alike, and keeps nothing', async () => {
    const sent = await send({ email: 'bot@spam.test', website: 'https://spam.test' });
    expect(sent.status).toBe(201);
    expect(await leadOf('bot@spam.test')).toBeUndefined();
  });

  it('makes one lead of a mailbox that writes again, with a history, and mails one link a day', async () => {
    const known = await send({ email: 'd.u.p+one@gmail.com', name: 'Dora' });
    const again = await send({ email: 'dup@googlemail.com', name: 'Dora P', company: 'Dove', locale: 'ar' });
    expect(Object.keys(again.body.data)).toEqual(Object.keys(known.body.data));
    const lead = await leadOf('Dove');
    expect(lead).toMatchObject({ asked: 2, email: 'dup@googlemail.com', name: 'Dora P' });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from mails where kind = 'lead_confirm' and to_email like '%u%p%@g%mail.com'`.execute(
      app.db,
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('keeps five messages of a mailbox a day, and answers further ones alike', async () => {
    for (let n = 0; n < 8; n += 1) expect((await send({ email: 'often@dove.test' })).status).toBe(201);
    const lead = await leadOf('often@dove.test');
    const whole = await asAdmin('GET', `/leads/${lead.lead_id}`);
    expect(whole.body.data.history).toHaveLength(5);
  });

  it('keeps no more new leads than people would send, while others go on', async () => {
    later(DAY);
    const answers = await Promise.all(
      Array.from({ length: 260 }, (_, n) =>
        send({ email: `b${n}@flood${n}.test` }, `10.1.${n % 250}.${n % 7}`),
      ),
    );
    const counts = answers.map(({ status }) => status);
    expect(counts.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(counts.filter((status) => status !== 429 && status !== 201)).toEqual([]);
    expect((await asAdmin('GET', '/leads')).status).toBe(200);
    later(11 * 60_000);
    expect((await send({ email: 'after@flood.test' })).status).toBe(201);
    await sql`delete from leads where domain like 'flood%'`.execute(app.db);
  });

  it('is limited for one address', async () => {
    const limited = await buildApp(app.services, { webRoot: null, rateLimits: true });
    const answers = [];
    for (let n = 0; n < 40; n += 1) {
      const { statusCode } = await limited.inject({
        method: 'POST',
        url: '/api/user/lead',
        remoteAddress: '10.9.9.9',
        payload: { email: 'one@limit.test', name: 'One', consent: true },
      });
      answers.push(statusCode);
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(30);
    expect(answers.slice(30).every((status) => status === 429)).toBe(true);
    await limited.close();
  });
});

describe('the mailed link', () => {
  it('confirms once, and tells the platform’s people then', async () => {
    await send({ email: 'lena@quay.test', name: 'Lena' });
    const token = await linkTo('lena@quay.test');
    const news = async () => (await asAdmin('GET', '/get/user/notifications')).body.data.items;
    expect(JSON.stringify(await news())).not.toContain('Lena');
    for (let n = 0; n < 2; n += 1) {
      const done = await app.call({ method: 'POST', path: '/user/lead/confirm', body: { token } });
      expect(done.status, done.raw).toBe(200);
    }
    expect((await news()).filter((one: { title: string }) => one.title.includes('Lena'))).toHaveLength(1);
    expect((await leadOf('lena@quay.test')).confirmed_at).not.toBeNull();
  });

  it('lets nobody change what a confirmed mailbox said of itself', async () => {
    await send({ email: 'lena+x@quay.test', name: 'Not Lena' });
    expect(await leadOf('lena@quay.test')).toMatchObject({ name: 'Lena', email: 'lena@quay.test', asked: 2 });
  });

  it('erases everything where the person did not write', async () => {
    await send({ email: 'olga@quay.test', name: 'Olga' });
    const token = await linkTo('olga@quay.test');
    expect((await app.call({ method: 'POST', path: '/user/lead/withdraw', body: { token } })).status).toBe(
      200,
    );
    expect(await leadOf('olga@quay.test')).toBeUndefined();
    expect((await app.call({ method: 'POST', path: '/user/lead/withdraw', body: { token } })).status).toBe(
      200,
    );
    expect((await app.call({ method: 'POST', path: '/user/lead/confirm', body: { token } })).status).toBe(
      410,
    );
  });

  it('is nobody else’s to make', async () => {
    for (const token of ['x', 'a.b', `${(await linkTo('lena@quay.test')).slice(0, -3)}AAA`]) {
      expect((await app.call({ method: 'POST', path: '/user/lead/confirm', body: { token } })).status).toBe(
        410,
      );
    }
  });
});

describe('the list', () => {
  it('changes the status in place, with a reason where one is needed, and refuses what is stale', async () => {
    const lead = await leadOf('often@dove.test');
    expect((await move(lead, 'new', 'contacted')).body.data.status).toBe('contacted');
    const stale = await move(lead, 'new', 'qualified');
    expect([stale.status, stale.body.current.status]).toEqual([409, 'contacted']);
    const bare = await move(lead, 'contacted', 'rejected');
    expect([bare.status, bare.body.fields[0].field]).toEqual([422, 'reason']);
    const rejected = await move(lead, 'contacted', 'rejected', { reason: 'no_answer', note: 'Called twice' });
    expect(rejected.body.data).toMatchObject({ status: 'rejected', reason: 'no_answer' });
    expect((await move(lead, 'rejected', 'qualified')).status).toBe(409);
    expect((await move(lead, 'rejected', 'new')).body.data.reason).toBeNull();
    const { organization_id } = await createCompany(app.db, 'Dove');
    const approved = await move(lead, 'new', 'approved', { organization_id });
    expect(approved.body.data.organization.name).toBe('Dove');
  });

  it('proposes the organization that has the address of a lead, then that of its domain, then others', async () => {
    await send({ email: 'kim@crane.test' });
    const lead = await leadOf('kim@crane.test');
    const [other, ofDomain, ofAddress] = [
      await createCompany(app.db, 'Aardvark'),
      await createCompany(app.db, 'Crane Works'),
      await createCompany(app.db, 'Zebra Holding'),
    ];
    await sql`update organizations set domain = 'crane.test' where id = ${ofDomain.organization_id}`.execute(
      app.db,
    );
    await sql`update users set email = 'kim@crane.test' where id = ${ofAddress.recruiter.id}`.execute(app.db);
    const found = async (search: string) =>
      (await asAdmin('GET', `/leads/${lead.lead_id}/organizations`, { query: { search } })).body.data.items;
    const all = await found('');
    expect(all.slice(0, 3)).toEqual([
      { organization_id: ofAddress.organization_id, name: 'Zebra Holding', match: 'address' },
      { organization_id: ofDomain.organization_id, name: 'Crane Works', match: 'domain' },
      { organization_id: other.organization_id, name: 'Aardvark', match: null },
    ]);
    expect((await found('crane W')).map(({ name }: { name: string }) => name)).toEqual(['Crane Works']);
    expect(await found('100%')).toEqual([]);
    const path = `/leads/${lead.lead_id}/organizations`;
    expect((await app.call({ path, as: other.recruiter.token })).status).toBe(403);
    const chosen = { organization_id: ofDomain.organization_id };
    const approved = await move(lead, 'new', 'approved', chosen);
    expect(approved.body.data.organization).toEqual({ ...chosen, name: 'Crane Works' });
    const back = await move(lead, 'approved', 'new');
    expect(back.body.data.organization).toBeNull();
  });

  it('has owners of the platform alone, and notes', async () => {
    const lead = await leadOf('lena@quay.test');
    const owned = await asAdmin('PUT', `/leads/${lead.lead_id}/owner`, { body: { owner_id: admin.id } });
    expect(owned.body.data.owner).toEqual({ user_id: admin.id, name: 'Sam Admin' });
    const { recruiter } = await createCompany(app.db);
    const refused = await asAdmin('PUT', `/leads/${lead.lead_id}/owner`, {
      body: { owner_id: recruiter.id },
    });
    expect(refused.status).toBe(409);
    await asAdmin('POST', `/leads/${lead.lead_id}/notes`, { body: { text: 'Wants a call.' } });
    const whole = await asAdmin('GET', `/leads/${lead.lead_id}`);
    expect(whole.body.data.history[0]).toMatchObject({ kind: 'note', actor_name: 'Sam Admin' });
    expect((await leadOf('', { owner: 'me' })).lead_id).toBe(lead.lead_id);
    expect((await leadOf('lena', { owner: 'nobody' }))?.lead_id).toBeUndefined();
  });

  it('is nobody’s but the super admin’s', async () => {
    const { admin: owner } = await createCompany(app.db);
    const lead = await leadOf('lena@quay.test');
    for (const path of ['/leads', '/leads/export', `/leads/${lead.lead_id}`]) {
      expect((await app.call({ path, as: owner.token })).status).toBe(403);
      expect((await app.call({ path })).status).toBe(401);
    }
  });

  it('goes out as a file, as it is narrowed', async () => {
    const file = await asAdmin('GET', '/leads/export', { query: { search: 'quay.test' } });
    expect(file.status).toBe(200);
    expect(file.raw.trim().split('\r\n')).toHaveLength(2);
    expect(file.raw).toContain('lena@quay.test');
    const xlsx = await asAdmin('GET', '/leads/export', { query: { format: 'xlsx' } });
    expect(xlsx.raw.startsWith('PK')).toBe(true);
  });

  it('deletes for now: brought back within 30 days, unless the mailbox wrote anew, and erased then', async () => {
    await send({ email: 'gone@quay.test', name: 'Gone' });
    const lead = await leadOf('gone@quay.test');
    expect((await asAdmin('DELETE', `/leads/${lead.lead_id}`)).status).toBe(200);
    expect(await leadOf('gone@quay.test')).toBeUndefined();
    expect((await move(lead, 'new', 'contacted')).status).toBe(404);
    expect((await leadOf('gone@quay.test', { deleted: 'true' })).lead_id).toBe(lead.lead_id);
    expect((await asAdmin('POST', `/leads/${lead.lead_id}/restore`)).status).toBe(200);
    await asAdmin('DELETE', `/leads/${lead.lead_id}`);
    await send({ email: 'gone@quay.test', name: 'Gone again' });
    expect((await asAdmin('POST', `/leads/${lead.lead_id}/restore`)).status).toBe(409);
    later(29 * DAY);
    await eraseLeads(app.services);
    expect((await leadOf('gone@quay.test', { deleted: 'true' })).lead_id).toBe(lead.lead_id);
    later(2 * DAY);
    await eraseLeads(app.services);
    expect(await leadOf('gone@quay.test', { deleted: 'true' })).toBeUndefined();
    // Nobody confirmed or dealt with the other one for as long; a confirmed one stays.
    expect(await leadOf('gone@quay.test')).toBeUndefined();
    expect(await leadOf('lena@quay.test')).toBeDefined();
  });
});

describe('signing up', () => {
  it('makes customers of the leads of the address and of the work domain, not of others', async () => {
    for (const email of ['ceo@pier.test', 'hr@pier.test', 'bad@pier.test', 'x@other.test']) {
      await send({ email, name: email });
    }
    const bad = await leadOf('bad@pier.test');
    await move(bad, 'new', 'rejected', { reason: 'spam' });
    const owner = await createUser(app.db, 'company_admin', { email: 'hr+sign@pier.test' });
    await sql`update users set signup_step = 3 where id = ${owner.id}`.execute(app.db);
    const made = await app.call({
      method: 'POST',
      path: '/organization/signup/organization',
      as: owner.token,
      body: { name: 'Pier' },
    });
    expect(made.status, made.raw).toBe(200);
    const statuses = async () =>
      Promise.all(
        ['ceo@pier.test', 'hr@pier.test', 'bad@pier.test', 'x@other.test'].map(
          async (email) => (await leadOf(email)).status,
        ),
      );
    expect(await statuses()).toEqual(['approved', 'approved', 'rejected', 'new']);
    expect((await leadOf('hr@pier.test')).confirmed_at).not.toBeNull();
    expect((await leadOf('ceo@pier.test')).organization.name).toBe('Pier');
  });
});
