import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sendMailJob } from '../../platform/mail/send-mail.job.ts';
import { createCompany, createPosition, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { sendAlerts } from './send-alerts.job.ts';

const DAY = 86_400_000;

let app: TestApp;
let web: Awaited<ReturnType<typeof buildApp>>;
let folder: string;
let company: Awaited<ReturnType<typeof createCompany>>;
let slug: string;
let now = new Date('2026-11-24T09:25:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  folder = await mkdtemp(join(tmpdir(), 'tryout-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  web = await buildApp(app.services, { webRoot: folder, rateLimits: false });
  company = await createCompany(app.db);
  const { rows } = await sql<{
    slug: string;
  }>`select slug from organizations where id = ${company.organization_id}`.execute(app.db);
  slug = rows[0]?.slug ?? '';
});
afterAll(async () => {
  await web.close();
  await app.stop();
  await rm(folder, { recursive: true });
});

const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY);
};
async function publish(
  title: string,
  over: { skills?: string[]; job_type?: string; opens_on?: string; status?: string } = {},
) {
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id, { title });
  const { rows } = await sql<{ slug: string }>`
    update positions set published_at = ${now}, skills = ${over.skills ?? []}, job_type = ${over.job_type ?? 'full_time'},
      opens_on = ${over.opens_on ?? null}, status = ${over.status ?? 'published'}
    where id = ${position.id} returning slug`.execute(app.db);
  return { id: position.id, slug: rows[0]?.slug ?? '' };
}
const add = (who: TestUser, body: object) =>
  app.call({ method: 'POST', path: '/user/job-alerts', as: who.token, body });
async function mailsTo(who: TestUser) {
  const { rows } = await sql<{
    id: string;
    subject: string;
    body_text: string;
    body_html: string;
    stop_path: string;
  }>`
    select id, subject, body_text, body_html, stop_path from mails where to_email = ${who.email} and kind = 'job_alert'
    order by created_at, id`.execute(app.db);
  return rows;
}

describe('job alerts', () => {
  it('tell of what is new and fits, once a day at most, and of nothing twice', async () => {
    const who = await createUser(app.db, 'candidate');
    await publish('Crane planner of old');
    later(0.01);
    const made = await add(who, { words: 'PLANNER' });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      words: 'PLANNER',
      every: 'day',
      is_stopped: false,
      organization: null,
    });
    later(0.1);
    await publish('Berth planner');
    await publish('Cook');
    await publish('Night shift', { skills: ['Planner tools'] });
    await publish('Draft planner', { status: 'draft' });
    await publish('Planner to come', { opens_on: '2026-11-26' });
    later(0.01);
    await sendAlerts(app.services);
    await sendAlerts(app.services);
    const [first, ...more] = await mailsTo(who);
    expect(more).toEqual([]);
    expect(first?.body_text).toContain('Berth planner');
    expect(first?.body_text).toContain('Night shift');
    for (const other of ['Cook', 'of old', 'Draft', 'to come']) expect(first?.body_text).not.toContain(other);
    await publish('Yard planner');
    later(0.5);
    await sendAlerts(app.services);
    expect(await mailsTo(who)).toHaveLength(1);
    later(1.5);
    await sendAlerts(app.services);
    const second = (await mailsTo(who))[1];
    expect(second?.body_text).toContain('Yard planner');
    expect(second?.body_text).toContain('Planner to come');
    expect(second?.body_text).not.toContain('Berth planner');
  });

  it('of one person come in one mail, weekly ones once a week, and a followed employer in them', async () => {
    const who = await createUser(app.db, 'candidate');
    await add(who, { words: 'diver', every: 'week' });
    await add(who, { organization: slug, words: '' });
    later(0.01);
    await publish('Diver');
    later(0.01);
    await sendAlerts(app.services);
    const mails = await mailsTo(who);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text.split('Diver').length).toBe(3);
    await sql`update job_alerts set stopped_at = ${now} where user_id = ${who.id} and employer_id is not null`.execute(
      app.db,
    );
    await publish('Second diver');
    later(2);
    await sql`update job_alerts set mailed_at = ${new Date(now.getTime() - 2 * DAY)} where user_id = ${who.id} and every = 'week'`.execute(
      app.db,
    );
    await sendAlerts(app.services);
    expect(await mailsTo(who)).toHaveLength(1);
    later(6);
    await sendAlerts(app.services);
    expect(await mailsTo(who)).toHaveLength(2);
  });

  it('reach nobody who did not confirm the address or who wants no such mail', async () => {
    const unproved = await createUser(app.db, 'candidate');
    const quiet = await createUser(app.db, 'candidate');
    await sql`update users set email_verified_at = null where id = ${unproved.id}`.execute(app.db);
    await sql`update users set settings = ${JSON.stringify({ muted_mail: ['job_alert'] })} where id = ${quiet.id}`.execute(
      app.db,
    );
    await add(unproved, {});
    await add(quiet, {});
    later(0.01);
    await publish('For everybody');
    later(0.01);
    await sendAlerts(app.services);
    expect([...(await mailsTo(unproved)), ...(await mailsTo(quiet))]).toEqual([]);
    expect((await app.call({ path: '/user/job-alerts', as: unproved.token })).body.data.email_confirmed).toBe(
      false,
    );
  });

  it('are their person’s own, at most twenty, and the same one only once', async () => {
    const who = await createUser(app.db, 'candidate');
    const stranger = await createUser(app.db, 'candidate');
    const [one, same] = [await add(who, { words: 'a' }), await add(who, { words: 'a', every: 'week' })];
    expect(same.body.data).toMatchObject({ job_alert_id: one.body.data.job_alert_id, every: 'week' });
    const path = `/user/job-alerts/${one.body.data.job_alert_id}`;
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { is_stopped: true } : undefined;
      expect((await app.call({ method, path, as: stranger.token, body })).status).toBe(404);
    }
    const stopped = await app.call({ method: 'PUT', path, as: who.token, body: { is_stopped: true } });
    expect(stopped.body.data).toMatchObject({ is_stopped: true, every: 'week' });
    for (let i = 0; i < 19; i += 1) expect((await add(who, { words: `w${i}` })).status).toBe(201);
    const over = await add(who, { words: 'w19' });
    expect([over.status, over.body.code]).toEqual([409, 'refused_by_rule']);
    expect((await add(who, { words: 'w3', every: 'week' })).status).toBe(201);
    expect((await add(who, { organization: 'nobody-here' })).status).toBe(404);
    expect((await app.call({ method: 'DELETE', path, as: who.token })).status).toBe(200);
    const recruiter = await app.call({ path: '/user/job-alerts', as: company.recruiter.token });
    expect(recruiter.status).toBe(403);
  });
});

describe('the link in a job alert', () => {
  async function told() {
    const who = await createUser(app.db, 'candidate');
    await add(who, { words: 'pilot' });
    await add(who, { words: 'harbour pilot' });
    later(0.01);
    await publish('Harbour pilot');
    later(0.01);
    await sendAlerts(app.services);
    const [mail] = await mailsTo(who);
    if (!mail) throw new Error('no mail');
    return { who, mail };
  }

  it('stops all of them by one call of a mail program, without signing in, as often as it comes', async () => {
    const { who, mail } = await told();
    const kinds = {
      'application/x-www-form-urlencoded': 'List-Unsubscribe=One-Click',
      'multipart/form-data; boundary=x':
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    };
    for (const [type, payload] of Object.entries(kinds)) {
      const click = await web.inject({
        method: 'POST',
        url: mail.stop_path,
        payload,
        headers: { 'content-type': type },
      });
      expect(click.statusCode).toBe(200);
    }
    const { body } = await app.call({ path: '/user/job-alerts', as: who.token });
    expect(body.data.items.map((one: { is_stopped: boolean }) => one.is_stopped)).toEqual([true, true]);
    await publish('Second harbour pilot');
    later(3);
    await sendAlerts(app.services);
    expect(await mailsTo(who)).toHaveLength(1);
  });

  it('opens a page that stops nothing by itself, and stops or starts one of them or all', async () => {
    const { who, mail } = await told();
    const page = await web.inject({ url: mail.stop_path });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    const path = `/job-alerts/by-link/${mail.stop_path.slice(3)}`;
    const read = await app.call({ path });
    expect(read.body.data.email_masked).not.toBe(who.email);
    expect(read.body.data.items.map((one: { is_stopped: boolean }) => one.is_stopped)).toEqual([
      false,
      false,
    ]);
    const { job_alert_id } = read.body.data.items[0];
    const one = await app.call({ method: 'POST', path, body: { job_alert_id } });
    expect(one.body.data.items.map((each: { is_stopped: boolean }) => each.is_stopped)).toEqual([
      true,
      false,
    ]);
    const all = await app.call({ method: 'POST', path, body: { is_stopped: false } });
    expect(all.body.data.items.map((each: { is_stopped: boolean }) => each.is_stopped)).toEqual([
      false,
      false,
    ]);
    const { body: own } = await add(await createUser(app.db, 'candidate'), {});
    const foreign = await app.call({ method: 'POST', path, body: { job_alert_id: own.data.job_alert_id } });
    expect(foreign.status).toBe(404);
  });

  it('that was guessed or changed stops nothing', async () => {
    const { mail } = await told();
    const token = mail.stop_path.slice(3);
    const [payload = '', signature = ''] = token.split('.');
    const other = Buffer.from((await createUser(app.db, 'candidate')).id).toString('base64url');
    for (const wrong of [
      `${other}.${signature}`,
      `${payload}.${signature.slice(0, -4)}AAAA`,
      'a'.repeat(60),
      `${payload}.`,
    ]) {
      const by = await app.call({ path: `/job-alerts/by-link/${encodeURIComponent(wrong)}` });
      expect([404, 422]).toContain(by.status);
      const click = await web.inject({ method: 'POST', url: `/u/${encodeURIComponent(wrong)}` });
      expect(click.statusCode).toBe(404);
    }
  });

  it('stands in the headers that mail programs look for (RFC 8058), over SMTP', async () => {
    const { mail } = await told();
    let received = '';
    const smtp = createServer((socket) => {
      let isData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        received += chunk;
        if (isData) {
          if (received.endsWith('\r\n.\r\n')) {
            isData = false;
            socket.write('250 taken\r\n');
          }
          return;
        }
        for (const line of String(chunk).split('\r\n').filter(Boolean)) {
          if (line === 'DATA') isData = true;
          if (line === 'QUIT') socket.end('221 bye\r\n');
          else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
        }
      });
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = smtp.address() as AddressInfo;
      const config = {
        ...app.services.config,
        mail: {
          kind: 'smtp',
          host: '127.0.0.1',
          port,
          secure: false,
          user: null,
          password: null,
          from: 'jobs@harbour.test',
        },
      } as const;
      await sendMailJob(config, app.db).run({ mail_id: mail.id });
    } finally {
      smtp.close();
    }
    const headers = received.replace(/\r\n[ \t]+/g, ' ');
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(headers).toContain(`List-Unsubscribe: <http://localhost:4780${mail.stop_path}>`);
  });
});

describe('saved jobs', () => {
  const at = (position: { slug: string }) => `/user/saved-jobs/${slug}/${position.slug}`;

  it('are kept once, listed with whether they are open, and dropped', async () => {
    const who = await createUser(app.db, 'candidate');
    const [one, two] = [await publish('Mooring crew'), await publish('Signal keeper')];
    for (let i = 0; i < 2; i += 1) {
      const kept = await app.call({ method: 'PUT', path: at(one), as: who.token });
      expect(kept.body.data).toEqual({ is_saved: true, following_id: null });
    }
    later(0.001);
    await app.call({ method: 'PUT', path: at(two), as: who.token });
    await add(who, { organization: slug });
    expect((await app.call({ path: at(two), as: who.token })).body.data).toMatchObject({
      is_saved: true,
      following_id: expect.any(String),
    });
    await sql`update positions set status = 'closed' where id = ${one.id}`.execute(app.db);
    const { body } = await app.call({ path: '/user/saved-jobs', as: who.token });
    expect(
      body.data.items.map((job: { title: string; is_open: boolean }) => [job.title, job.is_open]),
    ).toEqual([
      ['Signal keeper', true],
      ['Mooring crew', false],
    ]);
    expect((await app.call({ method: 'DELETE', path: at(one), as: who.token })).body.data.is_saved).toBe(
      false,
    );
    expect((await app.call({ path: '/user/saved-jobs', as: who.token })).body.data.total).toBe(1);
    const other = await createUser(app.db, 'candidate');
    expect((await app.call({ path: '/user/saved-jobs', as: other.token })).body.data.items).toEqual([]);
  });

  it('are positions that anybody may see, and open', async () => {
    const who = await createUser(app.db, 'candidate');
    const put = async (position: { slug: string }) =>
      (await app.call({ method: 'PUT', path: at(position), as: who.token })).status;
    const secret = await publish('Hidden');
    await sql`update positions set visibility = 'confidential' where id = ${secret.id}`.execute(app.db);
    expect(await put(secret)).toBe(404);
    expect(await put({ slug: 'nothing-here' })).toBe(404);
    expect(await put(await publish('Not yet', { status: 'draft' }))).toBe(404);
    const closed = await publish('Over', { status: 'closed' });
    expect(await put(closed)).toBe(409);
  });
});
