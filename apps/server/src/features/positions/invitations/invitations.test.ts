import type { UserType } from '@tryout/domain/access/roles';
import { ownLink } from '@tryout/domain/text/own-link';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../../platform/http/tokens.ts';
import {
  createApplication,
  createCompany,
  createOrganization,
  createPosition,
  createUser,
} from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { useCandidateInvite } from './answer-invitation.ts';
import { readCsv, readPasted } from './read-invite-list.ts';

describe('reading lists of people', () => {
  it('understands pasted addresses in their usual forms', () => {
    expect(readPasted('  Mia@Harbour.test, "Ada Berg" <ADA@berg.test>;\n\nx@y.test\n')).toEqual([
      { line: 1, email: 'mia@harbour.test', first_name: '', last_name: '' },
      { line: 1, email: 'ada@berg.test', first_name: 'Ada', last_name: 'Berg' },
      { line: 3, email: 'x@y.test', first_name: '', last_name: '' },
    ]);
  });

  it('reads CSV by its headings, whatever the cells hold', () => {
    const csv =
      '\ufeffLast Name;E-Mail;First name\r\n"O""Neil; jr.";a@b.test;"=HYPERLINK(""http://x"")"\r\n<script>;nobody;\u0000\u202e@SUM(1)\r\n;;\r\n"two\nlines";c@d.test;Zoë\r\n';
    expect(readCsv(csv)).toEqual([
      { line: 2, email: 'a@b.test', first_name: '=HYPERLINK("http://x")', last_name: 'O"Neil; jr.' },
      { line: 3, email: 'nobody', first_name: '@SUM(1)', last_name: '<script>' },
      { line: 5, email: 'c@d.test', first_name: 'Zoë', last_name: 'two lines' },
    ]);
    expect(() => readCsv('name\nAda')).toThrow('email');
    expect(() => readCsv(`email\n${'a@b.test\n'.repeat(501)}`)).toThrow('500');
  });
});

describe('invitations to apply', () => {
  let t: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let position: { id: string; revision_id: string };
  let now = new Date('2026-11-21T12:00:00.000Z');

  beforeAll(async () => {
    t = await startTestApp({ now: () => now });
  });
  afterAll(() => t.stop());
  beforeEach(async () => {
    now = new Date(Date.now());
    company = await createCompany(t.db);
    position = await createPosition(t.db, company.organization_id, company.recruiter.id);
  });

  const post = (path: string, body: object, as: string | null = company.recruiter.token) =>
    t.call({ method: 'POST', path: `/position/${position.id}${path}`, as, body });
  const send = (...emails: string[]) =>
    post('/invitations', { people: emails.map((email) => ({ email })), message: 'Come and see.' });
  async function tokenFor(email: string): Promise<string> {
    const { rows } = await sql<{ body_text: string }>`select body_text from mails where to_email = ${email}
      and kind = 'candidate_invited' order by id desc limit 1`.execute(t.db);
    return /\/invite\/([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
  }

  it('are checked before they are sent: duplicates, applicants, bad addresses, the invited', async () => {
    const applicant = await createApplication(t.db, company.organization_id, position);
    await send('old@friend.test');
    const csv = `email,first_name\nnew@friend.test,Nia\nNEW@friend.test,Again\nold@friend.test,O\n${applicant.candidate.email},A\nnot an address,X\n=cmd|' /C calc'!A0,Y`;
    const answer = await post('/invitations/check', { csv });
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body.data).toMatchObject({ ok: 1, refused: 5 });
    expect(answer.body.data.rows.map((row: TestBody) => row.verdict)).toEqual([
      'ok',
      'duplicate_in_list',
      'already_invited',
      'already_applied',
      'invalid_email',
      'invalid_email',
    ]);
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from candidate_invites where position_id = ${position.id}`.execute(t.db);
    expect(rows[0]?.n).toBe(1);
    expect((await post('/invitations/check', { csv: 'a', pasted: 'b' })).status).toBe(422);
    expect((await post('/invitations/check', { pasted: ' \n' })).status).toBe(422);
  });

  it('go out once each, with a link whose token is stored only as a hash', async () => {
    const answers = await Promise.all([send('mia@harbour.test'), send('mia@harbour.test')]);
    expect(answers.map((each) => each.body.data.sent).sort()).toEqual([0, 1]);
    const token = await tokenFor('mia@harbour.test');
    const seen = await t.call({ path: `/position/invitation/${token}` });
    expect(seen.status, seen.raw).toBe(200);
    expect(seen.body.data).toMatchObject({
      organization_name: 'Harbour Logistics',
      position_title: 'Quay planner',
      email_masked: 'm***@harbour.test',
      status: 'new',
      position_open: true,
    });
    expect(seen.raw).not.toContain('mia@');
    const stored = await sql<{ n: number }>`select count(*) as n from candidate_invites
      where token_hash = ${hashToken(token)} and opened_at is not null`.execute(t.db);
    expect(stored.rows[0]?.n).toBe(1);
    const list = await t.call({ path: '/positions/invitations', as: company.recruiter.token });
    expect(list.body.data.items).toMatchObject([{ email: 'mia@harbour.test', status: 'new', send_count: 1 }]);
  });

  it('are sent again with a new link, revoked, declined and expire', async () => {
    await send('mia@harbour.test', 'bo@harbour.test', 'cy@harbour.test');
    const { items } = (
      await t.call({ path: `/position/${position.id}/invitations`, as: company.recruiter.token })
    ).body.data;
    const idOf = (email: string) => items.find((each: TestBody) => each.email === email).id;
    const old = await tokenFor('mia@harbour.test');
    now = new Date(now.getTime() + 61_000);
    const again = await post(`/invitations/${idOf('mia@harbour.test')}/resend`, {});
    expect(again.body.data).toMatchObject({ send_count: 2 });
    expect((await t.call({ path: `/position/invitation/${old}` })).status).toBe(404);
    expect(
      (await t.call({ path: `/position/invitation/${await tokenFor('mia@harbour.test')}` })).status,
    ).toBe(200);

    expect((await post(`/invitations/${idOf('bo@harbour.test')}/revoke`, {})).body.data.status).toBe(
      'closed',
    );
    expect((await post(`/invitations/${idOf('bo@harbour.test')}/revoke`, {})).status).toBe(409);
    await expect(useCandidateInvite(t.db, hashToken(await tokenFor('bo@harbour.test')), now)).rejects.toThrow(
      'withdrawn',
    );

    const cy = await tokenFor('cy@harbour.test');
    const declined = await t.call({
      method: 'POST',
      path: `/position/invitation/${cy}/decline`,
      body: { reason: 'Moved away' },
    });
    expect(declined.status).toBe(200);
    expect((await t.call({ path: `/position/invitation/${cy}` })).body.data.status).toBe('rejected');

    now = new Date(now.getTime() + 15 * 86_400_000);
    const late = await tokenFor('mia@harbour.test');
    expect((await t.call({ path: `/position/invitation/${late}` })).body.data.status).toBe('expired');
    await expect(useCandidateInvite(t.db, hashToken(late), now)).rejects.toMatchObject({ code: 'gone' });
  });

  it('lead back to the same place once taken up', async () => {
    await send('mia@harbour.test');
    const hash = hashToken(await tokenFor('mia@harbour.test'));
    const first = await useCandidateInvite(t.db, hash, now);
    expect(first).toMatchObject({ position_id: position.id, email: 'mia@harbour.test' });
    expect((await useCandidateInvite(t.db, hash, now)).id).toBe(first.id);
  });

  it('need a published position of an approved organization, and end when it closes', async () => {
    await send('mia@harbour.test');
    await t.call({
      method: 'POST',
      path: `/position/${position.id}/transitions`,
      as: company.recruiter.token,
      body: { to: 'closed', from: 'published', close_reason: 'filled' },
    });
    expect(
      (await t.call({ path: `/position/invitation/${await tokenFor('mia@harbour.test')}` })).body.data.status,
    ).toBe('closed');
    expect((await send('bo@harbour.test')).body.code).toBe('refused_by_rule');
  });

  it('are nobody else’s to see or touch', async () => {
    await send('mia@harbour.test');
    const stranger = await createCompany(t.db);
    const own = await createPosition(t.db, stranger.organization_id, stranger.recruiter.id);
    const { items } = (
      await t.call({ path: `/position/${position.id}/invitations`, as: company.recruiter.token })
    ).body.data;
    const path = `/position/${own.id}/invitations/${items[0].id}/revoke`;
    expect((await t.call({ method: 'POST', path, as: stranger.recruiter.token, body: {} })).status).toBe(404);
    expect(
      (await t.call({ path: '/positions/invitations', as: stranger.recruiter.token })).body.data.total,
    ).toBe(0);
    expect((await t.call({ path: `/position/invitation/${'x'.repeat(43)}` })).status).toBe(404);
  });

  describe('applications made on behalf of people', () => {
    it('are one per person, with a personal link, and freeze the revision', async () => {
      const person = { email: 'Mia@Harbour.test', first_name: 'Mia', last_name: 'Lund' };
      const answers = await Promise.all([1, 2].map(() => post('/application/generate', person)));
      expect(answers.map((each) => each.status).sort()).toEqual([201, 409]);
      const made = answers.find((each) => each.status === 201)?.body.data;
      const { rows } = await sql<{ status: string; origin: string; applicant_name: string; frozen: boolean }>`
        select a.status, a.origin, a.applicant_name, v.first_application_at is not null as frozen
        from applications a join position_revisions v on v.id = a.revision_id where a.position_id = ${position.id}`.execute(
        t.db,
      );
      expect(rows).toEqual([
        { status: 'started', origin: 'generated', applicant_name: 'Mia Lund', frozen: true },
      ]);
      const used = await useCandidateInvite(t.db, hashToken(made.link.replace('/invite/', '')), now);
      expect(used.application_id).toBe(made.application_id);
    });

    it('refuse addresses that cannot apply', async () => {
      const colleague = await createUser(t.db, 'company_admin');
      const name = { first_name: 'A', last_name: 'B' };
      expect(
        (await post('/application/generate', { email: colleague.email, ...name })).body.fields[0].field,
      ).toBe('email');
      expect((await post('/application/generate', { email: 'nope', ...name })).body.fields[0].field).toBe(
        'email',
      );
      expect((await post('/application/generate', { email: 'a@b.test' })).body.fields[0].field).toBe(
        'first_name',
      );
    });

    it('as a test count nowhere, freeze nothing and can be begun again', async () => {
      const first = await post('/application/generate', { simulate: true });
      expect(first.body.data, first.raw).toMatchObject({ is_test: true });
      const second = await post('/application/generate', { simulate: true });
      expect(second.status).toBe(201);
      const read = await t.call({ path: `/position/${position.id}`, as: company.recruiter.token });
      expect(read.body.data).toMatchObject({ counts: {}, revision_in_use: false });
      const shown = await t.call({
        path: `/position/invitation/${second.body.data.link.replace('/invite/', '')}`,
      });
      expect(shown.body.data.is_test).toBe(true);
      const list = await t.call({
        path: `/position/${position.id}/invitations`,
        as: company.recruiter.token,
      });
      expect(list.body.data.total).toBe(0);
    });
  });

  describe('hiring managers', () => {
    const share = (email: string, level = 'reviewer') => post('/hiring-managers', { email, level });

    it('get access at once only where the mailbox is proved', async () => {
      const manager = await createUser(t.db, 'employee', { organization_id: company.organization_id });
      await sql`insert into users (id, email, user_type) values (gen_random_uuid(), 'unproved@harbour.test', 'employee')`.execute(
        t.db,
      );
      const known = await share(` ${manager.email.toUpperCase()} `);
      expect(known.body.data, known.raw).toMatchObject({ status: 'approved', email: manager.email });
      expect((await share('unproved@harbour.test')).body.data.status).toBe('new');
      expect((await share('somebody@harbour.test')).body.data.status).toBe('new');
      expect((await share('somebody@harbour.test')).status).toBe(409);
      expect((await share('nobody')).body.fields[0].field).toBe('email');
      expect((await t.call({ path: `/position/${position.id}`, as: manager.token })).status).toBe(200);
      const told = await sql<{ n: number }>`select count(*) as n from mails where kind = 'privilege_given'
        and to_email in (${manager.email}, 'somebody@harbour.test')`.execute(t.db);
      expect(told.rows[0]?.n).toBe(2);
    });

    it.each<[string, UserType, 'company' | 'staffing_agency' | 'independent']>([
      ['an agency', 'staffing_agency_admin', 'staffing_agency'],
      ['an agency’s recruiter', 'staffing_agency_recruiter', 'staffing_agency'],
      ['a recruiter of another company', 'company_recruiter', 'company'],
      ['a recruiter without a link', 'independent_recruiter', 'independent'],
    ])('are no accounts that could not open the position: %s', async (_, userType, kind) => {
      const elsewhere = await createOrganization(t.db, kind, 'Elsewhere');
      const account = await createUser(t.db, userType, { organization_id: elsewhere });
      const refused = await share(account.email);
      expect([refused.status, refused.body.fields[0].field]).toEqual([422, 'email']);
      const told = await sql`select 1 from notifications where user_id = ${account.id}`.execute(t.db);
      expect(told.rows).toEqual([]);
    });

    it('may be of another company, and are colleagues of any role', async () => {
      const elsewhere = await createOrganization(t.db, 'company', 'Elsewhere');
      const manager = await createUser(t.db, 'employee', { organization_id: elsewhere });
      const { organization_id } = company;
      const recruiter = await createUser(t.db, 'company_recruiter', { organization_id });
      for (const { email, token } of [manager, recruiter]) {
        expect((await share(email)).body.data.status).toBe('approved');
        expect((await t.call({ path: `/position/${position.id}`, as: token })).status).toBe(200);
      }
      const { rows } = await sql<{ body_text: string }>`select body_text from mails
        where kind = 'privilege_given' and to_email = ${manager.email}`.execute(t.db);
      expect(rows[0]?.body_text).toContain(ownLink(`/user/positions/${position.id}`));
    });

    it('lose access with the next request when it is taken back', async () => {
      const manager = await createUser(t.db, 'employee', { organization_id: company.organization_id });
      const { id } = (await share(manager.email)).body.data;
      const path = `/position/${position.id}/hiring-managers/${id}`;
      const raised = await t.call({
        method: 'PUT',
        path,
        as: company.recruiter.token,
        body: { level: 'decider' },
      });
      expect(raised.body.data.level).toBe('decider');
      expect(
        (await t.call({ method: 'POST', path: `${path}/resend`, as: company.recruiter.token, body: {} }))
          .status,
      ).toBe(409);
      expect((await t.call({ method: 'DELETE', path, as: company.recruiter.token })).status).toBe(200);
      expect((await t.call({ path: `/position/${position.id}`, as: manager.token })).status).toBe(404);
      expect((await t.call({ method: 'DELETE', path, as: company.recruiter.token })).status).toBe(409);
      now = new Date(now.getTime() + 61_000);
      expect((await share(manager.email, 'viewer')).status).toBe(201);
    });

    it('do not see the salary below the level private', async () => {
      const manager = await createUser(t.db, 'employee', { organization_id: company.organization_id });
      await sql`update positions set salary_min_cents = 100 where id = ${position.id}`.execute(t.db);
      await share(manager.email, 'decider');
      const path = `/position/${position.id}`;
      expect((await t.call({ path, as: manager.token })).body.data.salary_min_cents).toBeNull();
      expect((await t.call({ path: `${path}/hiring-managers`, as: manager.token })).status).toBe(403);
    });
  });
});
