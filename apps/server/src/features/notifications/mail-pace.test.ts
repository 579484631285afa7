import { ALL_ROUTES } from '@tryout/contract/all-routes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let offset = 0;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + offset) });
});
afterAll(() => app.stop());
beforeEach(async () => {
  company = await createCompany(app.db);
});

const wait = (seconds: number) => {
  offset += seconds * 1000;
};
const post = (path: string, body: object = {}, as: TestUser = company.admin) =>
  app.call({ method: 'POST', path, as: as.token, body });
const position = () => createPosition(app.db, company.organization_id, company.admin.id);
async function mailsTo(email: string, kind: string) {
  const { rows } = await sql<{ subject: string; body_text: string; status: string; waits_s: number }>`
    select subject, body_text, status, round(extract(epoch from send_after - created_at))::int as waits_s from mails
    where to_email = ${email} and kind = ${kind} order by created_at, id
  `.execute(app.db);
  return rows;
}

type Press = () => ReturnType<typeof post>;

async function invited(email: string) {
  return (await post('/organization/recruiter/invite', { email, role: 'employee' })).body.data.invite_id;
}
async function onPosition(path: string, body: object) {
  return post(`/position/${(await position()).id}${path}`, body);
}

/** For each route that asks for a mail: something that makes it mail the same address each time. */
const ASKING: Readonly<Record<string, (email: string) => Promise<Press>>> = {
  'POST /organization/recruiter/invite': async (email) => async () => {
    await sql`delete from invites where email = ${email}`.execute(app.db);
    return post('/organization/recruiter/invite', { email, role: 'employee' });
  },
  'POST /organization/recruiter/invites/:invite_id/resend': async (email) => {
    const id = await invited(email);
    await sql`delete from mails where to_email = ${email}`.execute(app.db);
    return () => post(`/organization/recruiter/invites/${id}/resend`);
  },
  'POST /recruiters': async (email) => async () => {
    await sql`delete from recruiter_links where email = ${email}`.execute(app.db);
    return post('/recruiters', { email });
  },
  'POST /position/:position_id/hiring-managers': async (email) => () =>
    onPosition('/hiring-managers', { email, level: 'viewer' }),
  'POST /position/:position_id/hiring-managers/:privilege_id/resend': async (email) => {
    const { id } = await position();
    const shared = await post(`/position/${id}/hiring-managers`, { email, level: 'viewer' });
    await sql`delete from mails where to_email = ${email}`.execute(app.db);
    return () => post(`/position/${id}/hiring-managers/${shared.body.data.id}/resend`);
  },
  'POST /position/:position_id/invitations': async (email) => () =>
    onPosition('/invitations', { people: [{ email }] }),
  'POST /position/:position_id/invitations/:candidate_invite_id/resend': async (email) => {
    const { id } = await position();
    await post(`/position/${id}/invitations`, { people: [{ email }] });
    const list = await app.call({ path: `/position/${id}/invitations`, as: company.admin.token });
    await sql`delete from mails where to_email = ${email}`.execute(app.db);
    return () => post(`/position/${id}/invitations/${list.body.data.items[0].id}/resend`);
  },
  'POST /company/candidates/invite': async (email) => {
    const { person_id } = (await post('/company/candidates', { email, first_name: 'Mia' })).body.data;
    return async () =>
      post('/company/candidates/invite', { position_id: (await position()).id, person_ids: [person_id] });
  },
  'POST /position/:position_id/application/generate': async (email) => () =>
    onPosition('/application/generate', { email, first_name: 'Mia', send_mail: true }),
  'POST /organization/stage-mails/:stage/test': async (email) => {
    await sql`update users set email = ${email} where id = ${company.admin.id}`.execute(app.db);
    const texts = { subject: 'Hello', body: 'Hello {{candidate_first_name}}' };
    return () => post('/organization/stage-mails/rejected/test', { language: 'en', texts });
  },
  'POST /applicant/remind': async (email) => {
    const { candidate } = await createApplication(app.db, company.organization_id, await position());
    await sql`update users set email = ${email} where id = ${candidate.id}`.execute(app.db);
    return async () => {
      const place = await position();
      const { id } = await createApplication(app.db, company.organization_id, place, { status: 'started' });
      await sql`update applications set candidate_id = ${candidate.id} where id = ${id}`.execute(app.db);
      return post('/applicant/remind', { application_id: id });
    };
  },
  'POST /team-link/ask': async (email) => {
    const made = await post('/organization/team-links', { name: 'Yard', role: 'employee', max_uses: 3 });
    const token = String(made.body.data.link).split('/').at(-1);
    return () => app.call({ method: 'POST', path: '/team-link/ask', body: { token, email } });
  },
  'POST /applicant/share': async (email) => async () => {
    const { id } = await createApplication(app.db, company.organization_id, await position());
    return post('/applicant/share', { application_id: id, invite: { email, level: 'reviewer' } });
  },
};

const asking = ALL_ROUTES.filter((route) => route.asks_mail).map((route) => `${route.method} ${route.path}`);

describe('a mail that a person asks for', () => {
  it('is asked for on the routes that are tried here', () => {
    expect(Object.keys(ASKING).sort()).toEqual(asking.sort());
  });

  it.each(asking)('%s: once a minute and five a day to one address', async (route) => {
    const email = `target-${asking.indexOf(route)}@elsewhere.test`;
    const press = (await ASKING[route]?.(email)) as Press;
    expect((await press()).status).toBeLessThan(300);
    const early = await press();
    expect(early.status, early.raw).toBe(429);
    expect(early.body).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/Try again in/),
    });
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
    for (let more = 2; more <= 5; more += 1) {
      wait(61);
      expect((await press()).status).toBeLessThan(300);
    }
    wait(61);
    const sixth = await press();
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(80_000);
    wait(86_400);
    expect((await press()).status).toBeLessThan(300);
  });

  it('is asked for twenty times an hour by an organization, others not counted; decisions go out all the same', async () => {
    const invite = (n: number) =>
      post('/organization/recruiter/invite', { email: `colleague-${n}@elsewhere.test`, role: 'employee' });
    for (let n = 1; n <= 20; n += 1) expect((await invite(n)).status).toBe(201);
    const refused = await invite(21);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    const inArabic = await app.call({
      method: 'POST',
      path: '/organization/recruiter/invite',
      as: company.admin.token,
      body: { email: 'colleague-22@elsewhere.test', role: 'employee' },
      headers: { 'accept-language': 'ar' },
    });
    expect(inArabic.body.message).toContain('أعد المحاولة بعد');
    const { id, candidate } = await createApplication(app.db, company.organization_id, await position());
    const body = { application_id: id, from: 'applied', to: 'rejected', note: 'No.', mail: { send: true } };
    expect((await post('/update/position/application/status', body)).status).toBe(200);
    expect(await mailsTo(candidate.email, 'status_changed')).toHaveLength(1);
    const other = await createCompany(app.db);
    const theirs = { email: 'colleague-1@elsewhere.test', role: 'employee' };
    expect((await post('/organization/recruiter/invite', theirs, other.admin)).status).toBe(201);
    wait(3601);
    expect((await invite(21)).status).toBe(201);
  });

  it('goes out once when two people press at the same time', async () => {
    const id = await invited('both@elsewhere.test');
    wait(61);
    const resend = () => post(`/organization/recruiter/invites/${id}/resend`);
    const answers = await Promise.all([resend(), resend(), resend()]);
    expect(answers.map((each) => each.status).sort()).toEqual([200, 429, 429]);
  });

  it('takes its turn on a list: twenty an hour, and addresses that had one just now are passed over', async () => {
    const people = Array.from({ length: 24 }, (_, n) => ({ email: `listed-${n}@elsewhere.test` }));
    await onPosition('/invitations', { people: people.slice(0, 1) });
    const sent = await onPosition('/invitations', { people });
    expect(sent.body.data.sent).toBe(23);
    expect(sent.body.data.results[0].verdict).toBe('emailed_recently');
    expect(sent.body.message).toContain('20 per hour');
    expect((await mailsTo('listed-20@elsewhere.test', 'candidate_invited'))[0]?.waits_s).toBeLessThan(1);
    expect((await mailsTo('listed-23@elsewhere.test', 'candidate_invited'))[0]?.waits_s).toBe(3600);
  });
});

describe('a mail that tells of something done', () => {
  it('is put together with the others of its kind within a minute; none is lost', async () => {
    const { id, candidate } = await createApplication(app.db, company.organization_id, await position());
    const write = (body: string) => post('/applicant/messages', { application_id: id, body });
    for (const words of ['First', 'Second', 'Third']) expect((await write(words)).status).toBe(201);
    const mails = await mailsTo(candidate.email, 'message_received');
    expect(mails.map((mail) => mail.body_text.match(/First|Second|Third/g))).toEqual([
      ['First'],
      ['Second', 'Third'],
    ]);
    expect(mails[1]?.subject).toContain('(and 1 more)');
    expect(mails[1]?.waits_s).toBeGreaterThan(50);
    for (let n = 0; n < 4; n += 1) {
      wait(130);
      await write(`Again ${n}`);
    }
    wait(61);
    await write('Late');
    expect((await mailsTo(candidate.email, 'message_received')).at(-1)?.waits_s).toBeGreaterThan(3400);
  });

  it('is a position shared with somebody who has an account: never refused, the second waits a minute', async () => {
    const { recruiter } = company;
    for (let n = 0; n < 2; n += 1) {
      const shared = await onPosition('/hiring-managers', { email: recruiter.email, level: 'viewer' });
      expect(shared.status, shared.raw).toBe(201);
    }
    const [first, second] = await mailsTo(recruiter.email, 'privilege_given');
    expect(first?.waits_s).toBeLessThan(1);
    expect(second?.waits_s).toBeGreaterThan(50);
  });

  it('waits a minute when the same application had a decision just now', async () => {
    const { id, candidate } = await createApplication(app.db, company.organization_id, await position());
    const to = (from: string, status: string) =>
      post('/update/position/application/status', {
        application_id: id,
        from,
        to: status,
        note: 'x',
        mail: { send: true, delay_minutes: 1 },
      });
    await to('applied', 'short_listed');
    await sql`update mails set status = 'sent', send_after = ${app.services.now()} where application_id = ${id}`.execute(
      app.db,
    );
    await to('short_listed', 'phone_screen');
    const [, second] = await mailsTo(candidate.email, 'status_changed');
    expect(second?.waits_s).toBeGreaterThanOrEqual(59);
  });

  it('waits for eight in the morning of who wants one mail a day, with all that came meanwhile; what cannot wait does not', async () => {
    const { recruiter } = company;
    const settings = { mail_daily: true, time_zone: 'Asia/Kathmandu' };
    const saved = await app.call({
      method: 'PUT',
      path: '/user/update/user/settings',
      as: recruiter.token,
      body: settings,
    });
    expect(saved.status, saved.raw).toBe(200);
    const place = await createPosition(app.db, company.organization_id, recruiter.id);
    const write = async (body: string) => {
      const { id, candidate } = await createApplication(app.db, company.organization_id, place);
      const sent = await post(`/user/applications/${id}/messages`, { body }, candidate);
      expect(sent.status, sent.raw).toBe(201);
    };
    for (const words of ['First', 'Second', 'Third']) await write(words);
    expect(await mailsTo(recruiter.email, 'message_received')).toEqual([]);
    const [digest, ...others] = await mailsTo(recruiter.email, 'daily_digest');
    expect(others).toEqual([]);
    expect(digest?.body_text.match(/First|Second|Third/g)).toEqual(['First', 'Second', 'Third']);
    const { rows } = await sql<{ at: string }>`
      select to_char(send_after at time zone 'Asia/Kathmandu', 'HH24:MI') as at from mails
      where to_email = ${recruiter.email} and kind = 'daily_digest'`.execute(app.db);
    expect(rows).toEqual([{ at: '08:00' }]);
    expect((await onPosition('/hiring-managers', { email: recruiter.email, level: 'viewer' })).status).toBe(
      201,
    );
    expect((await mailsTo(recruiter.email, 'privilege_given'))[0]?.waits_s).toBeLessThan(1);

    wait(86_400);
    await write('Tomorrow');
    expect(await mailsTo(recruiter.email, 'daily_digest')).toHaveLength(2);
    // Back to mails at once.
    await app.call({
      method: 'PUT',
      path: '/user/update/user/settings',
      as: recruiter.token,
      body: { mail_daily: false },
    });
    await write('At once');
    expect((await mailsTo(recruiter.email, 'message_received')).map(({ body_text }) => body_text)).toEqual([
      expect.stringContaining('At once'),
    ]);
  });
});
