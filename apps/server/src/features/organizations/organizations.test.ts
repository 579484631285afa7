import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createCompany,
  createOrganization,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let app: TestApp;
let superAdmin: string;
let offset = 0;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + offset) });
  superAdmin = (await createUser(app.db, 'super_admin')).token;
});
afterAll(() => app.stop());

function upload(token: string, content: Buffer, name = 'logo.png', field = 'logo') {
  const boundary = 'a-boundary-of-the-test';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return app.call({
    method: 'POST',
    path: `/update/organization/${field}`,
    as: token,
    body: payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
}

async function invitationTo(email: string): Promise<string> {
  const { rows } = await sql<{ body_text: string }>`
    select body_text from mails where to_email = ${email} and kind in ('colleague_invited', 'candidate_invited') order by created_at desc, id desc limit 1
  `.execute(app.db);
  return rows[0]?.body_text ?? '';
}

async function inviteToken(email: string): Promise<string> {
  return /\/invite\/(\S+)/.exec(await invitationTo(email))?.[1] ?? '';
}

describe('the organization', () => {
  test('is read by its members and changed by its admin only', async () => {
    const { organization_id, admin, recruiter } = await createCompany(app.db);
    expect((await app.call({ path: '/organization', as: recruiter.token })).body.data.organization_id).toBe(
      organization_id,
    );
    const body = {
      about: 'We load ships.',
      company_values: ['Care', 'Calm'],
      currency: 'EUR',
      country: 'Malta',
    };
    expect((await app.call({ method: 'PUT', path: '/organization', as: recruiter.token, body })).status).toBe(
      403,
    );
    const changed = await app.call({ method: 'PUT', path: '/organization', as: admin.token, body });
    expect(changed.body.data).toMatchObject(body);
    const money = { currency: 'EURO' };
    const unknown = await app.call({ method: 'PUT', path: '/organization', as: admin.token, body: money });
    expect([unknown.status, unknown.body.fields[0].field]).toEqual([422, 'currency']);
    const kept = { retention_months: 12 };
    const refused = await app.call({ method: 'PUT', path: '/organization', as: admin.token, body: kept });
    expect([refused.status, changed.body.data.retention_months]).toEqual([422, undefined]);
    const other = await createCompany(app.db, 'Meadow Farms');
    const foreign = await app.call({
      path: '/organization',
      as: other.admin.token,
      query: { organization_id },
    });
    expect(foreign.status).toBe(404);
  });

  test('takes a PNG as its logo by content, not by name, and shows it harmlessly', async () => {
    const { admin } = await createCompany(app.db);
    expect((await upload(admin.token, Buffer.from('<svg onload="alert(1)"/>'), 'logo.png')).status).toBe(415);
    const saved = await upload(admin.token, PNG);
    expect(saved.status).toBe(200);
    const shown = await app.call({ path: saved.body.data.look.logo_path.replace('/api', '') });
    expect(shown.status).toBe(200);
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    expect(String(shown.headers['content-security-policy'])).toContain('sandbox');
  });

  test('shows its look to candidates on its page, its jobs, in forms and in their emails', async () => {
    const { organization_id, admin, recruiter } = await createCompany(app.db, 'Beacon Works');
    const position = await createPosition(app.db, organization_id, recruiter.id);
    const change = (body: object, as = admin.token) =>
      app.call({ method: 'PUT', path: '/organization', as, body });
    const wrong = await change({ accent: 'red' });
    expect([wrong.status, wrong.body.fields[0].field]).toEqual([422, 'accent']);
    expect((await change({ accent: '#FFD500' })).body.data).toMatchObject({
      accent: '#ffd500',
      look: { accent: { light: '#7e6800', dark: '#ffd500' }, logo_path: null, cover_path: null },
    });
    await upload(admin.token, PNG);
    const { data } = (await upload(admin.token, PNG, 'cover.png', 'cover')).body;
    const { slug, look } = data;
    for (const path of [look.logo_path, look.cover_path]) {
      const shown = await app.call({ path: path.replace('/api', '') });
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
      expect(shown.headers['cache-control']).toContain('immutable');
      const other = await app.call({ path: path.replace('/api', '').replace(/v=.*/, 'v=another') });
      expect([other.status, other.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
    await change({ about: 'We light the way.', company_values: ['Care'], website: 'https://beacon.example' });
    const jobs = (await app.call({ path: '/jobs', query: { organization: slug } })).body.data;
    expect(jobs.employer).toEqual({
      name: 'Beacon Works',
      about: 'We light the way.',
      company_values: ['Care'],
      cover_credit: null,
      website: 'https://beacon.example',
      look,
    });
    const { rows } = await sql<{
      slug: string;
    }>`select slug from positions where id = ${position.id}`.execute(app.db);
    const job = await app.call({ path: `/jobs/${slug}/${rows[0]?.slug}` });
    expect(job.body.data.organization_look).toEqual(look);
    const start = await app.call({ path: '/application/start', query: { position_id: position.id } });
    expect(start.body.data.organization_look).toEqual(look);
    await app.call({
      method: 'POST',
      path: `/position/${position.id}/invitations`,
      as: recruiter.token,
      body: { people: [{ email: 'seen@beacon.test' }] },
    });
    const mails = await sql<{ body_html: string }>`
      select body_html from mails where to_email = 'seen@beacon.test'`.execute(app.db);
    expect(mails.rows[0]?.body_html).toContain(look.logo_path);
    expect(mails.rows[0]?.body_html).toContain('background:#7e6800');
    expect(mails.rows[0]?.body_html).toContain('Beacon Works</span>');

    const remove = (picture: string, as: string) =>
      app.call({ method: 'DELETE', path: `/organization/pictures/${picture}`, as });
    expect((await remove('logo', recruiter.token)).status).toBe(403);
    expect((await remove('logo', admin.token)).body.data.look.logo_path).toBeNull();
    expect((await remove('cover', admin.token)).body.data.look.cover_path).toBeNull();
    expect((await app.call({ path: `/organization/logo/${slug}` })).status).toBe(404);
    expect((await change({ accent: null })).body.data.look.accent).toBeNull();
    expect((await change({ name: 'Beacon' })).body.data.accent).toBeNull();
  });

  test('is decided about by the super admin, and its admin is told', async () => {
    const { organization_id, admin } = await createCompany(app.db, 'Waiting Ltd');
    await sql`update organizations set status = 'new' where id = ${organization_id}`.execute(app.db);
    const list = await app.call({ path: '/organizations', as: superAdmin, query: { status: 'new' } });
    expect(list.body.data.items).toMatchObject([{ organization_id, members: 2 }]);
    const decide = (body: object, as = superAdmin) =>
      app.call({ method: 'POST', path: `/admin/organizations/${organization_id}/transitions`, as, body });
    expect((await decide({ to: 'approved', from: 'new' }, admin.token)).status).toBe(403);
    expect((await decide({ to: 'rejected', from: 'new' })).body.fields[0].field).toBe('note');
    expect((await decide({ to: 'approved', from: 'new' })).body.data.status).toBe('approved');
    const stale = await decide({ to: 'approved', from: 'new' });
    expect(stale.status).toBe(409);
    expect(stale.body.current).toEqual({ status: 'approved', allowed: ['suspended'] });
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from notifications where user_id = ${admin.id} and type = 'organization_approved'
    `.execute(app.db);
    expect(rows[0]?.n).toBe(1);
  });
});

describe('departments, locations and job titles', () => {
  test('are kept by name, archived, and deleted only while nothing refers to them', async () => {
    const { organization_id, admin } = await createCompany(app.db);
    const add = (name: string, parent_id?: string) =>
      app.call({
        method: 'POST',
        path: '/organization/departments',
        as: admin.token,
        body: { name, parent_id },
      });
    const quay = (await add('Quay')).body.data.department_id;
    const crane = (await add('Cranes', quay)).body.data.department_id;
    expect((await add('Quay')).body.code).toBe('conflict');
    const loop = await app.call({
      method: 'PUT',
      path: `/organization/departments/${quay}`,
      as: admin.token,
      body: { name: 'Quay', parent_id: crane },
    });
    expect(loop.body.fields[0].field).toBe('parent_id');
    const remove = (id: string) =>
      app.call({ method: 'DELETE', path: `/organization/departments/${id}`, as: admin.token });
    expect((await remove(quay)).body.code).toBe('refused_by_rule');
    const position = await createPosition(app.db, organization_id, admin.id);
    await sql`update positions set department_id = ${crane} where id = ${position.id}`.execute(app.db);
    expect((await remove(crane)).body.code).toBe('refused_by_rule');
    const archived = await app.call({
      method: 'PUT',
      path: `/organization/departments/${crane}/archived`,
      as: admin.token,
      body: { archived: true },
    });
    expect(archived.status).toBe(200);
    const list = await app.call({ path: '/organization/departments', as: admin.token });
    expect(list.body.data.items.map((item: { name: string }) => item.name)).toEqual(['Quay']);
    const other = await createCompany(app.db);
    expect(
      (await app.call({ method: 'DELETE', path: `/organization/departments/${quay}`, as: other.admin.token }))
        .status,
    ).toBe(404);
  });

  test('locations have a place, job titles a name', async () => {
    const { admin, recruiter } = await createCompany(app.db);
    const body = { name: 'Hamburg', country: 'Germany', latitude: 53.55, longitude: 10 };
    expect(
      (await app.call({ method: 'POST', path: '/organization/locations', as: admin.token, body })).status,
    ).toBe(201);
    const wrong = { ...body, name: 'Nowhere', latitude: 91 };
    expect(
      (await app.call({ method: 'POST', path: '/organization/locations', as: admin.token, body: wrong }))
        .status,
    ).toBe(422);
    const list = await app.call({ path: '/organization/locations', as: recruiter.token });
    expect(list.body.data.items).toMatchObject([body]);
    const title = await app.call({
      method: 'POST',
      path: '/organization/jobtitles',
      as: admin.token,
      body: { name: 'Quay planner' },
    });
    const rename = await app.call({
      method: 'PUT',
      path: `/organization/jobtitles/${title.body.data.job_title_id}`,
      as: admin.token,
      body: { name: 'Senior quay planner' },
    });
    expect(rename.status).toBe(200);
  });
});

describe('members', () => {
  test('a new role counts at once and ends the sessions; the last admin stays', async () => {
    const { admin, recruiter } = await createCompany(app.db);
    const list = await app.call({ path: '/company/employees', as: admin.token });
    const idOf = (user: string) =>
      list.body.data.items.find((item: { user_id: string }) => item.user_id === user).employee_id;
    const update = (body: object, as = admin.token) =>
      app.call({ method: 'PUT', path: '/company/employee/update', as, body });
    expect((await update({ employee_id: idOf(admin.id), role: 'employee' })).body.code).toBe(
      'refused_by_rule',
    );
    expect((await update({ employee_id: idOf(recruiter.id), role: 'staffing_agency_admin' })).status).toBe(
      422,
    );
    expect((await update({ employee_id: idOf(recruiter.id), title: 'x' }, recruiter.token)).status).toBe(403);
    const changed = await update({ employee_id: idOf(recruiter.id), role: 'employee', title: 'Foreman' });
    expect(changed.body.data).toMatchObject({ role: 'employee', title: 'Foreman' });
    expect((await app.call({ path: '/auth/user', as: recruiter.token })).status).toBe(401);
    const other = await createCompany(app.db);
    expect((await update({ employee_id: idOf(recruiter.id), title: 'x' }, other.admin.token)).status).toBe(
      404,
    );
  });

  test('are listed by the name that their account has now, and found by part of it', async () => {
    const { admin, recruiter } = await createCompany(app.db);
    const named = (id: string, last: string) =>
      sql`update users set first_name = 'Ada', last_name = ${last} where id = ${id}`.execute(app.db);
    const listed = async (search = '') => {
      const { body } = await app.call({ path: '/company/employees', as: admin.token, query: { search } });
      return body.data.items.map((item: { user_id: string }) => item.user_id);
    };
    await named(admin.id, 'Éclair');
    await named(recruiter.id, 'Zuse');
    expect(await listed()).toEqual([admin.id, recruiter.id]);
    await named(recruiter.id, 'Dahl');
    expect(await listed()).toEqual([recruiter.id, admin.id]);
    expect(await listed('ada DAH')).toEqual([recruiter.id]);
    expect(await listed('d_hl')).toEqual([]);
  });

  test('a deactivated member is out with the next request', async () => {
    const { admin, recruiter } = await createCompany(app.db);
    const list = await app.call({
      path: '/company/employees',
      as: admin.token,
      query: { role: 'company_recruiter' },
    });
    const employee_id = list.body.data.items[0].employee_id;
    const move = (from: string, to: string) =>
      app.call({
        method: 'PUT',
        path: '/company/employee/update',
        as: admin.token,
        body: { employee_id, status: { from, to } },
      });
    expect((await move('active', 'deactivated')).body.data.status).toBe('deactivated');
    expect((await app.call({ path: '/organization', as: recruiter.token })).status).toBe(401);
    expect((await move('active', 'deactivated')).body.code).toBe('stale_status');
    expect((await move('deactivated', 'active')).body.data.status).toBe('active');
  });

  test('two admins cannot take each other’s place away at the same moment', async () => {
    const { organization_id, admin } = await createCompany(app.db);
    const second = await createUser(app.db, 'company_admin', { organization_id });
    const list = await app.call({
      path: '/company/employees',
      as: admin.token,
      query: { role: 'company_admin' },
    });
    const demote = (user: string, as: string) =>
      app.call({
        method: 'PUT',
        path: '/company/employee/update',
        as,
        body: {
          employee_id: list.body.data.items.find((item: { user_id: string }) => item.user_id === user)
            .employee_id,
          role: 'employee',
        },
      });
    const answers = await Promise.all([demote(second.id, admin.token), demote(admin.id, second.token)]);
    expect(answers.map((answer) => answer.status).sort()).not.toEqual([200, 200]);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from members where organization_id = ${organization_id} and role = 'company_admin'
    `.execute(app.db);
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});

describe('invitations', () => {
  const invite = (as: string, email: string, role: string) =>
    app.call({ method: 'POST', path: '/organization/recruiter/invite', as, body: { email, role } });
  const account = { first_name: 'Ivo', last_name: 'Kern', password: 'Harbour-Crane-27!', token: true };
  const accept = (body: object, as?: string) =>
    app.call({ method: 'POST', path: '/invite/accept', as: as ?? null, body });

  test('a link tells little, makes an account once, and the mailbox counts as proved', async () => {
    const { admin } = await createCompany(app.db, 'Harbour Logistics');
    expect((await invite(admin.token, 'ivo@harbour.example', 'company_recruiter')).status).toBe(201);
    expect((await invite(admin.token, 'ivo@harbour.example', 'employee')).body.code).toBe('conflict');
    const token = await inviteToken('ivo@harbour.example');
    const read = await app.call({ method: 'POST', path: '/user/decrypted', body: { token } });
    expect(Object.keys(read.body.data).sort()).toEqual(
      ['email_masked', 'expires_at', 'kind', 'organization_name', 'position_title', 'role'].sort(),
    );
    expect(read.body.data).toMatchObject({ kind: 'colleague', email_masked: 'i***@harbour.example' });
    const joined = await accept({ token, account });
    expect(joined.body.data).toMatchObject({ organization_name: 'Harbour Logistics', signup_step: 4 });
    const me = await app.call({ path: '/auth/user', as: joined.body.data.token });
    expect(me.body.data).toMatchObject({
      user_type: 'company_recruiter',
      email_verified: true,
      memberships: [{ name: 'Harbour Logistics' }],
    });
    expect((await accept({ token, account })).status).toBe(410);
    expect(
      (await app.call({ method: 'POST', path: '/user/decrypted', body: { token: 'unknown' } })).status,
    ).toBe(404);
  });

  test('a hiring manager without an account opens what was shared with their address once they have joined', async () => {
    const { organization_id, recruiter } = await createCompany(app.db);
    const shared = await createPosition(app.db, organization_id, recruiter.id);
    const other = await createPosition(app.db, organization_id, recruiter.id);
    const people = `/position/${shared.id}/hiring-managers`;
    const email = 'new-manager@harbour.example';
    const body = { email, level: 'reviewer' };
    const given = await app.call({ method: 'POST', path: people, as: recruiter.token, body });
    expect(given.body.data).toMatchObject({ email, status: 'new' });
    const joined = await accept({ token: await inviteToken(email), account });
    const as = joined.body.data.token;
    expect((await app.call({ path: '/auth/user', as })).body.data.user_type).toBe('employee');
    expect((await app.call({ path: `/position/${shared.id}`, as })).status).toBe(200);
    expect((await app.call({ path: `/position/${other.id}`, as })).status).toBe(404);
    const list = await app.call({ path: people, as: recruiter.token });
    expect(list.body.data.items).toMatchObject([{ email, level: 'reviewer', status: 'approved' }]);
  });

  test('recruiters invite hiring managers only, and a waiting organization nobody', async () => {
    const { organization_id, admin, recruiter } = await createCompany(app.db);
    expect((await invite(recruiter.token, 'x@harbour.example', 'company_admin')).body.fields[0].field).toBe(
      'role',
    );
    expect((await invite(recruiter.token, 'x@harbour.example', 'employee')).status).toBe(201);
    await sql`update organizations set status = 'new' where id = ${organization_id}`.execute(app.db);
    expect((await invite(admin.token, 'y@harbour.example', 'employee')).body.code).toBe('refused_by_rule');
  });

  test('name the role in the language of whoever invites', async () => {
    const { admin } = await createCompany(app.db);
    await invite(admin.token, 'in-english@harbour.example', 'employee');
    await sql`update users set locale = 'ar' where id = ${admin.id}`.execute(app.db);
    await invite(admin.token, 'in-arabic@harbour.example', 'employee');
    expect(await invitationTo('in-english@harbour.example')).toContain('as hiring manager');
    expect(await invitationTo('in-arabic@harbour.example')).toContain('بصفة مدير توظيف');
  });

  test('sending again ends the old link; taking back ends the new one; strangers see neither', async () => {
    const { admin } = await createCompany(app.db);
    const made = await invite(admin.token, 'again@harbour.example', 'employee');
    const path = `/organization/recruiter/invites/${made.body.data.invite_id}`;
    const first = await inviteToken('again@harbour.example');
    const other = await createCompany(app.db);
    offset += 61_000;
    expect((await app.call({ method: 'POST', path: `${path}/resend`, as: other.admin.token })).status).toBe(
      404,
    );
    expect(
      (await app.call({ method: 'POST', path: `${path}/resend`, as: admin.token })).body.data.send_count,
    ).toBe(2);
    const second = await inviteToken('again@harbour.example');
    expect((await accept({ token: first, account })).status).toBe(404);
    expect((await app.call({ method: 'POST', path: `${path}/revoke`, as: admin.token })).status).toBe(200);
    expect((await accept({ token: second, account })).status).toBe(410);
    expect((await app.call({ method: 'POST', path: `${path}/revoke`, as: admin.token })).body.code).toBe(
      'stale_status',
    );
  });

  test('an account of another address needs the PIN that goes to the invited one', async () => {
    const { admin } = await createCompany(app.db);
    const elsewhere = await createUser(app.db, 'employee', {
      organization_id: await createOrganization(app.db),
    });
    await invite(admin.token, 'invited@harbour.example', 'employee');
    const token = await inviteToken('invited@harbour.example');
    expect((await accept({ token }, elsewhere.token)).body.fields[0].field).toBe('pin');
    await app.call({ method: 'POST', path: '/invite/pin', as: elsewhere.token, body: { token } });
    const { rows } = await sql<{ subject: string }>`
      select subject from mails where to_email = 'invited@harbour.example' and kind = 'pin'
    `.execute(app.db);
    const pin = /\d{6}/.exec(rows[0]?.subject ?? '')?.[0];
    expect((await accept({ token, pin }, elsewhere.token)).status).toBe(200);
    const me = await app.call({ path: '/auth/user', as: elsewhere.token });
    expect(me.body.data.memberships).toHaveLength(2);
  });

  test('an expired or declined invitation is over', async () => {
    const { admin } = await createCompany(app.db);
    await invite(admin.token, 'late@harbour.example', 'employee');
    await sql`update invites set expires_at = now() where email = 'late@harbour.example'`.execute(app.db);
    expect((await accept({ token: await inviteToken('late@harbour.example'), account })).status).toBe(410);
    offset += 61_000;
    expect((await invite(admin.token, 'late@harbour.example', 'employee')).status).toBe(201);
    const token = await inviteToken('late@harbour.example');
    expect((await app.call({ method: 'POST', path: '/invite/decline', body: { token } })).status).toBe(200);
    expect((await accept({ token, account })).status).toBe(410);
  });

  test('one that is over says why to whoever holds its link, and nothing else', async () => {
    const { admin, recruiter, organization_id } = await createCompany(app.db, 'Harbour Logistics');
    const read = async (token: string) => {
      const { status, body } = await app.call({ method: 'POST', path: '/user/decrypted', body: { token } });
      expect([status, Object.keys(body.data ?? {})]).toEqual([410, []]);
      return body.message as string;
    };
    const why = { used: /accepted/, declined: /declined/, withdrawn: /withdrawn/, expired: /expired/ };
    for (const [end, text] of Object.entries(why)) {
      await invite(admin.token, `${end}@over.example`, 'employee');
      const token = await inviteToken(`${end}@over.example`);
      const state = { used: 'approved', declined: 'rejected', withdrawn: 'closed', expired: 'new' }[end];
      await sql`update invites set status = ${state}, closed_reason = ${end === 'withdrawn' ? 'revoked' : ''},
        expires_at = case when ${end} = 'expired' then now() - interval '1 minute' else expires_at end
        where email = ${`${end}@over.example`}`.execute(app.db);
      expect(await read(token)).toMatch(text);
    }
    const position = await createPosition(app.db, organization_id, recruiter.id);
    const sent = await app.call({
      method: 'POST',
      path: `/position/${position.id}/invitations`,
      as: recruiter.token,
      body: { people: [{ email: 'apply@over.example' }] },
    });
    expect(sent.body.data.sent).toBe(1);
    const token = await inviteToken('apply@over.example');
    for (const [status, reason, text] of [
      ['rejected', 'Moved away', /declined/],
      ['closed', 'revoked', /withdrawn/],
      ['closed', 'position_closed', /position/],
      ['closed', 'expired', /expired/],
    ] as const) {
      await sql`update candidate_invites set status = ${status}, closed_reason = ${reason}
        where email = 'apply@over.example'`.execute(app.db);
      expect(await read(token)).toMatch(text);
      const start = await app.call({
        path: `/application/start?position_id=${position.id}&invite_token=${token}`,
      });
      expect([start.status, start.body.message]).toEqual([410, await read(token)]);
    }
  });
});
