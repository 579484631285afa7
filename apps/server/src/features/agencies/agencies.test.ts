import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createPosition, createUser } from '../../platform/testing/factory.ts';
import { followSubmissionsJob } from './follow-submissions.job.ts';
import { forgetConsentProofsJob } from './forget-consent-proofs.job.ts';
import { type AgencyWorld, startAgencyWorld } from './testing/agency-world.ts';
import { acceptAndApplyAtOnce, answerAtOnce, begin, tokenOf } from './testing/answers-at-once.ts';

let world: AgencyWorld;
beforeAll(async () => {
  world = await startAgencyWorld();
});
afterAll(() => world.app.stop());
afterEach(async () => {
  await sql`update recruiter_links set status = 'approved', suspended_by = null where status <> 'approved'`.execute(
    world.app.db,
  );
  await sql`delete from agency_positions`.execute(world.app.db);
});

const linkOf = (agency_id: string, status: string) =>
  sql`update recruiter_links set status = ${status}, suspended_by = ${status === 'suspended' ? 'company' : null}
    where organization_id = ${agency_id}`.execute(world.app.db);
const newsOf = async (user_id: string) =>
  (
    await sql<{
      type: string;
    }>`select type from notifications where user_id = ${user_id} order by id`.execute(world.app.db)
  ).rows.map((row) => row.type);

describe('positions that a company shares', () => {
  it('are seen by the agency while its link is in force, by recruiters once they work on them', async () => {
    const { agency, company, get, app } = world;
    const id = await world.share();
    const desk = async (as: string) => (await get('/agency/positions', as)).body.data.items;
    expect(await desk(agency.admin.token)).toMatchObject([
      { agency_share_id: id, title: 'Quay planner', company: { name: 'Harbour Logistics' }, accepts: true },
    ]);
    expect(await newsOf(agency.admin.id)).toContain('agency_position_shared');
    expect(await desk(agency.recruiter.token)).toEqual([]);
    expect((await get(`/agency/positions/${id}`, agency.recruiter.token)).status).toBe(404);
    const detail = await get(`/agency/positions/${id}`, agency.admin.token);
    const [member] = detail.body.data.people;
    const assigned = await app.call({
      method: 'PUT',
      path: `/agency/positions/${id}/people`,
      as: agency.admin.token,
      body: { employee_ids: [member.employee_id] },
    });
    expect(assigned.status, assigned.raw).toBe(200);
    expect(await desk(agency.recruiter.token)).toHaveLength(1);
    expect((await get(`/agency/positions/${id}`, agency.recruiter.token)).body.data.people).toEqual([]);
    for (const status of ['suspended', 'closed']) {
      await linkOf(agency.organization_id, status);
      expect(await desk(agency.admin.token)).toEqual([]);
      expect((await get(`/agency/positions/${id}`, agency.admin.token)).status).toBe(404);
    }
    await linkOf(agency.organization_id, 'approved');
    const again = await world.post('/agencies/positions', company.admin.token, {
      position_id: world.position.id,
      agency_id: agency.organization_id,
      terms: 'Other terms',
    });
    expect(again.status).toBe(409);
    expect((await world.post(`/agencies/positions/${id}/end`, company.admin.token)).status).toBe(200);
    expect(await desk(agency.admin.token)).toEqual([]);
  });

  it('are published ones, to agencies with a link, by those who may', async () => {
    const { agency, company, post, app } = world;
    const draft = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      status: 'draft',
    });
    const wish = { position_id: world.position.id, agency_id: agency.organization_id, terms: 'Fee' };
    const share = (more: object, as = company.recruiter.token) =>
      post('/agencies/positions', as, { ...wish, ...more });
    expect((await share({ position_id: draft.id })).body.code).toBe('refused_by_rule');
    expect((await share({ agency_id: company.organization_id })).status).toBe(404);
    expect((await share({ terms: ' ' })).body.fields[0].field).toBe('terms');
    expect((await share({}, agency.admin.token)).status).toBe(403);
    await linkOf(agency.organization_id, 'suspended');
    expect((await share({})).status).toBe(404);
  });
});

describe('submissions', () => {
  it('lead from consent and CV to an invitation, the application and its group, and to nothing more', async () => {
    const { agency, company, get, app } = world;
    const share = await world.share();
    const email = 'mira.okafor@example.test';
    const person = await world.candidate(agency, { email });
    const submitted = await world.submit(share, person, { note: 'Ten years on the quay.' });
    expect(submitted.status, submitted.raw).toBe(201);
    const { submission_id: id } = submitted.body.data;
    expect(submitted.body.data).toMatchObject({
      status: 'new',
      owner: 'agency',
      owner_reason: 'first',
      allowed: ['closed'],
      group: null,
      terms: '18% of the first yearly salary',
    });
    expect(await newsOf(company.recruiter.id)).toContain('submission_received');
    expect((await world.submit(share, person)).status).toBe(409);

    const seen = await get(`/submissions/${id}`, company.recruiter.token);
    expect(seen.body.data).toMatchObject({
      agency_name: 'Northstar Staffing',
      allowed: ['approved', 'rejected'],
    });
    expect((await get(`/submissions/${id}/cv`, company.recruiter.token)).raw).toBe('A CV of a planner.');
    expect((await world.move(id, 'rejected', company.recruiter.token)).body.fields[0].field).toBe('reason');
    expect((await world.move(id, 'approved', agency.admin.token)).status).toBe(409);
    const accepted = await world.move(id, 'approved', company.recruiter.token);
    expect(accepted.status, accepted.raw).toBe(200);
    expect((await world.move(id, 'rejected', company.admin.token, { reason: 'Late' })).body.code).toBe(
      'stale_status',
    );
    expect(await newsOf(agency.admin.id)).toContain('submission_accepted');

    const group = async () => (await get(`/submissions/${id}`, agency.admin.token)).body.data.group;
    expect(await group()).toBe('in_progress');
    const begun = await begin(world, email, await tokenOf(world, email));
    expect(begun.status, begun.raw).toBeLessThan(300);
    const { application_id } = (await get(`/submissions/${id}`, company.admin.token)).body.data;
    expect(application_id).toBe(begun.body.data.application_id);
    const { rows } = await sql<{
      origin: string;
      source: string;
    }>`select a.origin, e.source from applications a
      join people e on e.id = a.person_id where a.id = ${application_id}`.execute(app.db);
    expect(rows[0]).toEqual({ origin: 'agency', source: 'submitted' });
    const shown = await get('/applicant', company.recruiter.token, { application_id });
    expect(shown.body.data.came, shown.raw).toEqual({ origin: 'agency', source: 'Northstar Staffing' });
    for (const [status, expected] of [
      ['short_listed', 'in_progress'],
      ['in_person', 'interviewing'],
      ['approved', 'approved'],
      ['rejected', 'not_selected'],
    ] as const) {
      await sql`update applications set status = ${status} where id = ${application_id}`.execute(app.db);
      expect(await group()).toBe(expected);
      await followSubmissionsJob(app.services).run({});
      await followSubmissionsJob(app.services).run({});
    }
    // Told of each group that it came into, once; what was known already is no news.
    const progress = (await newsOf(agency.admin.id)).filter((type) =>
      /_(in_progress|interviewing|approved|not_selected)$/.test(type),
    );
    expect(progress.sort()).toEqual([
      'submission_approved',
      'submission_interviewing',
      'submission_not_selected',
    ]);

    const told = await world.post(`/submissions/${id}/feedback`, company.recruiter.token, {
      body: 'Warm and exact.',
    });
    expect(told.status, told.raw).toBe(201);
    const read = await get(`/submissions/${id}`, agency.admin.token);
    expect(read.body.data.feedback).toMatchObject([
      { body: 'Warm and exact.', author_name: 'Harbour Logistics' },
    ]);
    expect(read.body.data).toMatchObject({ application_id: null, position_id: null });
    // The credit stays when the link ends; how it goes and what was shared do not.
    await linkOf(agency.organization_id, 'closed');
    const after = await get(`/submissions/${id}`, agency.admin.token);
    expect(after.body.data).toMatchObject({
      status: 'approved',
      group: null,
      feedback: [],
      agency_share_id: null,
    });
    await sql`update applications set status = 'in_person' where id = ${application_id}`.execute(app.db);
    await followSubmissionsJob(app.services).run({});
    expect((await newsOf(agency.admin.id)).filter((type) => type === 'submission_interviewing')).toHaveLength(
      1,
    );
    await sql`update applications set status = 'approved' where id = ${application_id}`.execute(app.db);
    expect(await group()).toBe('approved');
  });

  it('tell an agency nothing of applicants, scores and decisions, in answers, mails, news and refusals', async () => {
    const { agency, company, app, get, post } = world;
    const { db } = app;
    const canary = 'canaryofthecompany';
    const share = await world.share();
    const email = 'seen.by.group@example.test';
    const made = await world.submit(share, await world.candidate(agency, { email }));
    const { submission_id } = made.body.data;
    expect((await world.move(submission_id, 'approved', company.recruiter.token)).status).toBe(200);
    const begun = await begin(world, email, await tokenOf(world, email));
    const { application_id } = begun.body.data;
    const other = await createApplication(db, company.organization_id, world.position, {
      first_name: canary,
      last_name: canary,
    });
    await sql`update applications set cover_letter = ${canary}, tags = array[${canary}], job_fit_score = 61.7, coverage = 1
      where id = any(array[${application_id}, ${other.id}]::uuid[])`.execute(db);
    await sql`update people set note_words = ${canary}, tags = array[${canary}]
      where organization_id = ${company.organization_id}`.execute(db);
    const comment = await post('/applicant/comments', company.recruiter.token, {
      application_id,
      body: canary,
    });
    expect(comment.status, comment.raw).toBeLessThan(300);
    for (const status of ['in_person', 'rejected']) {
      await sql`update applications set status = ${status}, disposition_by = ${status === 'rejected' ? 'employer' : null}
        where id = ${application_id}`.execute(db);
      await followSubmissionsJob(app.services).run({});
    }
    const heard: string[] = [];
    for (const as of [agency.admin.token, agency.recruiter.token]) {
      for (const path of [
        `/submissions/${submission_id}`,
        '/submissions?list=accepted',
        `/agency/positions/${share}`,
        '/agency/clients',
        '/company/candidates',
        `/company/candidates?name=${canary}`,
        `/applicant?application_id=${application_id}`,
        `/applicant?application_id=${other.id}`,
        `/applicants?position_id=${world.position.id}`,
        '/get/user/notifications',
        '/security/logs',
      ]) {
        heard.push((await get(path, as)).raw);
      }
    }
    const { rows } = await sql<{ text: string }>`
      select subject || ' ' || body_text || ' ' || body_html || ' ' || coalesce(parts::text, '') as text from mails
      where to_user_id = any(array[${agency.admin.id}, ${agency.recruiter.id}]::uuid[])
      union all select n::text from notifications n
      where user_id = any(array[${agency.admin.id}, ${agency.recruiter.id}]::uuid[])`.execute(db);
    expect(rows.length).toBeGreaterThan(3);
    heard.push(...rows.map((row) => row.text));
    for (const text of heard) expect(text).not.toMatch(new RegExp(`${canary}|61[.,]7`, 'i'));
    // The canaries are where they can be read: by the company.
    expect((await get(`/applicant?application_id=${application_id}`, company.recruiter.token)).raw).toContain(
      canary,
    );
  });

  it('are views of their candidate where the company opens them, once a day, and none where the agency does', async () => {
    const { agency, company, get, app } = world;
    const candidate = await createUser(app.db, 'candidate');
    const share = await world.share();
    const person = await world.candidate(agency, { email: candidate.email });
    const { submission_id: id } = (await world.submit(share, person)).body.data;
    const views = async () =>
      (await get('/user/profile/views', candidate.token)).body.data.items.map(
        (each: { organization_name: string }) => each.organization_name,
      );
    await get(`/submissions/${id}`, agency.admin.token);
    await get(`/submissions/${id}/cv`, agency.recruiter.token);
    expect(await views()).toEqual([]);
    await get(`/submissions/${id}`, company.recruiter.token);
    await get(`/submissions/${id}/cv`, company.recruiter.token);
    expect(await views()).toEqual(['Harbour Logistics']);
    await get(`/submissions/${id}/cv`, company.admin.token);
    expect(await views()).toHaveLength(2);
  });

  it('keep the proof of consent as a file, which both sides open and nobody else', async () => {
    const { agency, company, app, get } = world;
    const other = await world.makeAgency('Proofless People');
    const share = await world.share();
    expect((await world.proof('Signed.', company.admin.token)).status).toBe(403);
    expect((await world.proof('MZ a program', agency.admin.token, 'signed.pdf')).status).toBe(415);
    const sent = await world.proof('I agree to be submitted. Mira.');
    expect(sent.status, sent.raw).toBe(201);
    const { consent_proof_id } = sent.body.data;
    const foreign = await world.proof('I agree with others.', other.admin.token);
    const person = await world.candidate();
    const notTheirs = { consent_proof_id: foreign.body.data.consent_proof_id };
    expect((await world.submit(share, person, notTheirs)).status).toBe(404);
    const made = await world.submit(share, person, { consent_proof_id });
    expect(made.status, made.raw).toBe(201);
    expect(made.body.data.consent_file).toMatchObject({ name: 'signed.txt', media_type: 'text/plain' });
    const path = `/submissions/${made.body.data.submission_id}/consent`;
    for (const reader of [agency.admin, company.recruiter]) {
      expect((await get(path, reader.token)).raw).toBe('I agree to be submitted. Mira.');
    }
    expect((await get(path, other.admin.token)).status).toBe(404);
    const log = await get('/security/logs', company.admin.token, { action: 'submission.consent_opened' });
    expect(log.body.data.items).toHaveLength(1);
    // It is the company's from now on, and no other submission's.
    const again = await world.submit(share, await world.candidate(), { consent_proof_id });
    expect(again.status).toBe(404);
    const without = await world.submit(share, await world.candidate());
    expect(without.body.data.consent_file).toBeNull();
    expect(
      (await get(`/submissions/${without.body.data.submission_id}/consent`, company.admin.token)).status,
    ).toBe(404);
    world.advance(2);
    await forgetConsentProofsJob(app.services).run({});
    world.advance(-2);
    const { rows } = await sql<{ purpose: string }>`select purpose from files
      where purpose in ('consent_proof', 'submission_consent')`.execute(app.db);
    expect(rows).toEqual([{ purpose: 'submission_consent' }]);
  });

  it('are accepted one after the other: the invitations wait for their turn, and nobody is told to', async () => {
    const { agency, company, app } = world;
    const email = 'two.offers@example.test';
    const person = await world.candidate(agency, { email });
    for (const title of ['Night dispatcher', 'Day dispatcher']) {
      const { id } = await createPosition(app.db, company.organization_id, company.recruiter.id, { title });
      const submitted = await world.submit(await world.share(agency, id), person);
      expect(submitted.status, submitted.raw).toBe(201);
      const accepted = await world.move(
        submitted.body.data.submission_id,
        'approved',
        company.recruiter.token,
      );
      expect(accepted.status, accepted.raw).toBe(200);
    }
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from mails where to_email = ${email}`.execute(app.db);
    expect(rows[0]?.n).toBe(2);
  });

  it('are refused without consent, CV, address, an open position, or for somebody else’s candidate', async () => {
    const { agency, company, app } = world;
    const share = await world.share();
    const other = await world.makeAgency('Southport People');
    const field = async (answer: ReturnType<AgencyWorld['submit']>) => (await answer).body.fields?.[0]?.field;
    expect(await field(world.submit(share, await world.candidate(agency, { consent: 'unknown' })))).toBe(
      'person_id',
    );
    expect(await field(world.submit(share, await world.candidate(agency, { cv: false })))).toBe('person_id');
    expect(
      await field(world.submit(share, await world.candidate(agency), { consent_on: '2999-01-01' })),
    ).toBe('consent_on');
    expect((await world.submit(share, await world.candidate(other))).status).toBe(404);
    const foreign = await world.submit(share, await world.candidate(other), {}, other.admin.token);
    expect(foreign.status).toBe(404);
    // Recruiters submit for what they work on.
    const person = await world.candidate();
    expect((await world.submit(share, person, {}, agency.recruiter.token)).status).toBe(404);
    expect((await world.submit(share, person, {}, company.admin.token)).status).toBe(403);
    await sql`update positions set status = 'paused' where id = ${world.position.id}`.execute(app.db);
    expect((await world.submit(share, person)).body.code).toBe('refused_by_rule');
    await sql`update positions set status = 'published' where id = ${world.position.id}`.execute(app.db);
  });

  it('belong to whoever was accepted first, unless the person had applied', async () => {
    const { agency, company, app, get } = world;
    const other = await world.makeAgency('Eastgate Talent');
    const [share, theirs] = [await world.share(), await world.share(other)];
    const email = 'ola@example.test';
    const first = await world.submit(share, await world.candidate(agency, { email }));
    const second = await world.submit(theirs, await world.candidate(other, { email }), {}, other.admin.token);
    expect([first.body.data.status, second.body.data.status]).toEqual(['new', 'new']);
    expect((await world.move(second.body.data.submission_id, 'approved', company.admin.token)).status).toBe(
      200,
    );
    const late = await world.move(first.body.data.submission_id, 'approved', company.admin.token);
    expect(late.body.code, late.raw).toBe('refused_by_rule');
    expect(late.body.message).toContain('another agency');

    // At submission time the rule answers at once, and names nobody.
    await world.move(first.body.data.submission_id, 'closed', agency.admin.token);
    const person = await sql<{
      id: string;
    }>`select id from people where organization_id = ${agency.organization_id}
      and email = ${email}`.execute(app.db);
    const refused = await world.submit(share, person.rows[0]?.id ?? '');
    expect(refused.body.data).toMatchObject({ status: 'rejected', refusal: 'owned', owner: 'other_agency' });
    expect(refused.raw).not.toContain('Eastgate');
    expect(
      (await get(`/submissions/${refused.body.data.submission_id}`, agency.admin.token)).raw,
    ).not.toContain('Eastgate');

    const { candidate } = await createApplication(app.db, company.organization_id, world.position);
    const direct = await world.submit(share, await world.candidate(agency, { email: candidate.email }));
    expect(direct.body.data).toMatchObject({ status: 'rejected', refusal: 'duplicate', owner: 'company' });
  });

  it('bind for 180 days, or for the position where the company says so', async () => {
    const { company, app } = world;
    const settings = (ownership: string, as = company.admin.token) =>
      app.call({ method: 'PUT', path: '/agencies/settings', as, body: { ownership } });
    expect((await settings('requisition', company.recruiter.token)).status).toBe(403);
    expect((await settings('requisition')).status).toBe(200);
    const share = await world.share();
    const made = await world.submit(share, await world.candidate());
    const accepted = await world.move(made.body.data.submission_id, 'approved', company.admin.token);
    expect(accepted.body.data).toMatchObject({ owner: 'agency', owner_until: null });
    await settings('duration');
    const timed = await world.submit(share, await world.candidate());
    const bound = await world.move(timed.body.data.submission_id, 'approved', company.admin.token);
    const days = (Date.parse(bound.body.data.owner_until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(179);
    expect(days).toBeLessThan(181);
  });

  it('give one outcome and one application, however many answer at once', async () => {
    await answerAtOnce(world, 30);
    await acceptAndApplyAtOnce(world, 12);
  });
});

describe('disputes', () => {
  it('are settled when both sides want the same, and by the platform where another agency would lose', async () => {
    const { agency, company, app, get, post } = world;
    const other = await world.makeAgency('Westquay Search');
    const [share, theirs] = [await world.share(), await world.share(other)];
    const { candidate } = await createApplication(app.db, company.organization_id, world.position);
    const direct = await world.submit(share, await world.candidate(agency, { email: candidate.email }));
    const { submission_id: one } = direct.body.data;
    const say = (id: string, as: string, wish: string) =>
      post(`/submissions/${id}/dispute`, as, { wish, statement: `We say ${wish}.` });
    expect((await say(one, company.recruiter.token, 'agency')).status).toBe(403);
    const opened = await say(one, agency.admin.token, 'agency');
    expect(opened.body.data, opened.raw).toMatchObject({ has_dispute: true, owner: 'company' });
    const agreed = await say(one, company.admin.token, 'agency');
    expect(agreed.body.data).toMatchObject({ has_dispute: false, owner: 'agency', owner_reason: 'dispute' });
    expect(agreed.body.data.disputes[0]).toMatchObject({ outcome: 'agency', settled_by: 'sides' });

    const email = 'uma@example.test';
    const held = await world.submit(theirs, await world.candidate(other, { email }), {}, other.admin.token);
    await world.move(held.body.data.submission_id, 'approved', company.admin.token);
    const lost = await world.submit(share, await world.candidate(agency, { email }));
    const { submission_id: two } = lost.body.data;
    await say(two, agency.admin.token, 'agency');
    const both = await say(two, company.admin.token, 'agency');
    expect(both.body.data).toMatchObject({ has_dispute: true, owner: 'other_agency' });
    const boss = await createUser(app.db, 'super_admin');
    expect((await get('/admin/disputes', boss.token)).body.data.items).toEqual([]);
    expect((await post(`/submissions/${two}/dispute/refer`, agency.admin.token)).status).toBe(200);
    expect((await post(`/submissions/${two}/dispute/refer`, company.admin.token)).status).toBe(409);
    const listed = await get('/admin/disputes', boss.token);
    expect(listed.body.data.items).toMatchObject([
      { agency_name: 'Northstar Staffing', person_masked: 'u***@example.test' },
    ]);
    expect(listed.raw).not.toContain(email);
    const { submission_dispute_id } = listed.body.data.items[0];
    const path = `/admin/disputes/${submission_dispute_id}/settle`;
    const body = { outcome: 'agency', reason: 'The consent is older.' };
    expect((await post(path, company.admin.token, body)).status).toBe(403);
    expect((await post(path, boss.token, body)).status).toBe(200);
    expect((await post(path, boss.token, body)).body.code).toBe('stale_status');
    expect((await get(`/submissions/${two}`, agency.admin.token)).body.data).toMatchObject({
      owner: 'agency',
      may_dispute: false,
    });
    expect(
      (await get(`/submissions/${held.body.data.submission_id}`, other.admin.token)).body.data.owner,
    ).toBe('other_agency');
    expect(await newsOf(other.admin.id)).toContain('dispute_against_agency');
    const claims = await sql<{ agency_id: string }>`select agency_id from agency_claims
      where email = ${email} and ended_at is null`.execute(app.db);
    expect(claims.rows).toEqual([{ agency_id: agency.organization_id }]);
  });
});

describe('clients of an agency', () => {
  it('have notes on fees that no client and no recruiter sees', async () => {
    const { agency, company, app, get } = world;
    await world.share();
    const note = (as: string, company_id = company.organization_id) =>
      app.call({
        method: 'PUT',
        path: `/agency/clients/${company_id}/fees`,
        as,
        body: { fee_note: 'They pay after ninety days.' },
      });
    expect((await note(agency.admin.token)).status).toBe(200);
    expect((await note(agency.admin.token, agency.organization_id)).status).toBe(404);
    expect((await note(agency.recruiter.token)).status).toBe(403);
    const clients = (await get('/agency/clients', agency.admin.token)).body.data.items;
    expect(clients).toMatchObject([
      { name: 'Harbour Logistics', is_active: true, shared: 1, fee_note: 'They pay after ninety days.' },
    ]);
    expect((await get('/agency/clients', agency.recruiter.token)).status).toBe(403);
    expect((await get('/agencies', company.admin.token)).raw).not.toContain('ninety');
  });
});
