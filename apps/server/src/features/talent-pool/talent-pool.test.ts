import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { forgetChangesJob } from './bulk/forget-changes.job.ts';
import { writePeopleJob } from './write-people.job.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let position: { id: string; revision_id: string };
beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
  position = await createPosition(app.db, company.organization_id, company.recruiter.id);
});
afterAll(() => app.stop());

type Found = { person_id: string; email: string; first_name: string; source: string; positions: unknown[] };
const list = async (query: Record<string, string> = {}, as = company.recruiter.token): Promise<Found[]> => {
  const answer = await app.call({ path: '/company/candidates', query, as });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data.items;
};
const named = async (words: string, as?: string) =>
  (await list({ name: words }, as)).map((each) => each.email);
const post = (path: string, body: object, as = company.recruiter.token) =>
  app.call({ method: 'POST', path: `/company/candidates${path}`, as, body });
const add = async (body: object, as?: string) => {
  const answer = await post('', body, as);
  expect(answer.status, answer.raw).toBe(201);
  return answer.body.data as Found & { rights: { remove: boolean } };
};
const read = (id: string, as = company.recruiter.token) =>
  app.call({ path: `/company/candidates/${id}`, as });
const timeline = async (id: string, as = company.recruiter.token) => {
  const answer = await app.call({ path: `/company/candidates/${id}/timeline`, as });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data.items as { kind: string; action: string; text: string; score: number | null }[];
};
const idOf = async (email: string) => (await list({ name: email }))[0]?.person_id ?? '';
const manager = async (on: string, level: string, see_identity = true): Promise<TestUser> => {
  const user = await createUser(app.db, 'employee', { organization_id: company.organization_id });
  await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, see_identity, status,
      invited_by)
    values (${uuidv7()}, ${company.organization_id}, ${on}, ${user.email}, ${user.id}, ${level}, ${see_identity},
      'approved', ${company.recruiter.id})`.execute(app.db);
  return user;
};

describe('the talent pool', () => {
  it('knows whoever applies or is invited, once, whatever the number of applications', async () => {
    const { candidate } = await createApplication(app.db, company.organization_id, position, {
      first_name: 'Ines',
    });
    const second = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      title: 'Crane',
    });
    await sql`insert into applications (id, organization_id, position_id, revision_id, candidate_id, applicant_name,
        applicant_email)
      values (${uuidv7()}, ${company.organization_id}, ${second.id}, ${second.revision_id}, ${candidate.id}, 'Ines Berg',
        ${candidate.email.toUpperCase()})`.execute(app.db);
    const sent = await app.call({
      method: 'POST',
      path: `/position/${second.id}/invitations`,
      as: company.recruiter.token,
      body: { people: [{ email: 'invited@example.test', first_name: 'Ivo' }] },
    });
    expect(sent.status, sent.raw).toBe(200);
    const [ines, ...others] = await list({ name: candidate.email });
    expect(others).toEqual([]);
    expect(ines).toMatchObject({ source: 'applied', first_name: 'Ines' });
    expect(ines?.positions).toHaveLength(2);
    const [ivo] = await list({ name: 'ivo' });
    expect(ivo).toMatchObject({ source: 'invited', positions: [{ title: 'Crane', application_id: null }] });
  });

  it('knows one person of several who correct their address to the same one at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => createApplication(app.db, company.organization_id, position)),
    );
    const email = `same-${uuidv7()}@example.test`;
    await Promise.all(
      made.map(({ id }) =>
        sql`update applications set applicant_email = ${email} where id = ${id}`.execute(app.db),
      ),
    );
    const { rows } = await sql<{ people: number; known: number }>`
      select count(distinct person_id)::int as people, (select count(*)::int from people
        where organization_id = ${company.organization_id} and email = ${email}) as known
      from applications where applicant_email = ${email}`.execute(app.db);
    expect(rows).toEqual([{ people: 1, known: 1 }]);
    const { rows: left } = await sql`select from people where id = any(${made.map(({ id }) => id)}::uuid[])
      and email <> ${email}`.execute(app.db);
    expect(left).toEqual([]);
  });

  it('follows an address that the applicant corrects, and leaves nobody behind', async () => {
    const { id, candidate } = await createApplication(app.db, company.organization_id, position, {});
    const store = (email: string) =>
      sql`update applications set applicant_email = ${email},
        basic_info = ${JSON.stringify({ first_name: 'Uma', last_name: 'Roy', email, phone: '+49 30 555 0101' })}
        where id = ${id}`.execute(app.db);
    const before = await idOf(candidate.email);
    await store('uma@example.test');
    expect(await named(candidate.email)).toEqual([]);
    expect((await list({ name: 'uma roy' }))[0]).toMatchObject({
      person_id: before,
      email: 'uma@example.test',
    });
    await add({ first_name: 'Other', email: 'roy@elsewhere.test' });
    await store('roy@elsewhere.test');
    expect(await named('uma@example.test')).toEqual([]);
    expect((await read(before)).status).toBe(404);
    expect(await named('30 5550101')).toEqual(['roy@elsewhere.test']);
  });

  it('finds people by words of name, address, phone, skill, tag and note, and by what narrows it', async () => {
    const person = await add({
      first_name: 'Zoë',
      last_name: 'Öztürk',
      email: 'zoe@example.test',
      phone: '+49 (0)170 445 566',
      skills: ['Forklift', 'forklift', 'Dispatch'],
      tags: ['Night shift'],
      consent: 'given',
      consent_source: 'Job fair',
      consent_on: '2026-03-01',
    });
    expect((await post(`/${person.person_id}/notes`, { body: 'Prefers the harbour of Kiel' })).status).toBe(
      201,
    );
    for (const words of ['zoe oztu', 'ZOE@exam', '170 445566', 'fork', 'night', 'kiel harb']) {
      expect(await named(words), words).toEqual(['zoe@example.test']);
    }
    expect(await named('zoe lisbon')).toEqual([]);
    const narrowed: Record<string, string>[] = [
      { tag: 'Night shift' },
      { source: 'added', name: 'zoe' },
      { consent: 'given' },
      { owner: 'none', name: 'zoe' },
      { name: 'zoe', active_from: '2020-01-01T00:00:00.000Z', do_not_contact: 'false' },
    ];
    for (const query of narrowed) {
      expect((await list(query)).map((each) => each.email)).toEqual(['zoe@example.test']);
    }
    expect(await list({ name: 'zoe', active_before: '2020-01-01T00:00:00.000Z' })).toEqual([]);
    expect(await list({ name: 'zoe', position_id: position.id })).toEqual([]);
  });

  it('reads its pages forwards, backwards and from the end', async () => {
    const other = await createCompany(app.db);
    for (let n = 0; n < 23; n += 1) {
      await add({ last_name: `Page ${String(n).padStart(2, '0')}` }, other.recruiter.token);
    }
    const page = async (query: Record<string, string>) =>
      (
        await app.call({
          path: '/company/candidates',
          query: { sort: 'name', recordsPerPage: '10', ...query },
          as: other.recruiter.token,
        })
      ).body.data;
    const first = await page({});
    expect([first.total, first.items.length, first.previous_cursor]).toEqual([23, 10, null]);
    const second = await page({ page: '2', cursor: first.next_cursor });
    const last = await page({ last: 'true' });
    expect([last.page, last.items.length, last.next_cursor]).toEqual([3, 3, null]);
    expect((await page({ page: '2', cursor: last.previous_cursor })).items).toEqual(second.items);
    expect((await page({ page: '3' })).items).toEqual(last.items);
  });

  it('is added to by hand once for each address, and names what is wrong', async () => {
    const body = { first_name: 'Noor', email: 'noor@example.test' };
    const noor = await add(body);
    const again = await post('', { ...body, email: ' NOOR@example.test' });
    expect([again.status, again.body.fields[0].field]).toEqual([409, 'email']);
    expect((await post('', {})).body.fields[0].field).toBe('first_name');
    expect((await post('', { ...body, email: 'x' })).body.fields[0].field).toBe('email');
    expect((await post('', { first_name: 'A', linkedin: 'example.test' })).body.fields[0].field).toBe(
      'linkedin',
    );
    const ends = { first_name: 'A', consent: 'given', consent_on: '2026-02-02', consent_until: '2026-02-01' };
    expect((await post('', ends)).body.fields[0].field).toBe('consent_until');
    const put = (change: object) =>
      app.call({
        method: 'PUT',
        path: `/company/candidates/${noor.person_id}`,
        as: company.recruiter.token,
        body: change,
      });
    expect((await put({ email: 'zoe@example.test' })).status).toBe(409);
    expect((await put({ first_name: '', email: '' })).body.fields[0].field).toBe('first_name');
    expect((await put({ phone: '030 1', skills: ['A', 'a'] })).body.data).toMatchObject({
      phone: '030 1',
      skills: ['A'],
      first_name: 'Noor',
    });
  });

  it('is marked in bulk, each change a line of the person’s log, and says nothing twice', async () => {
    const [one, two] = [await add({ last_name: 'Bulk one' }), await add({ last_name: 'Bulk two' })];
    const facets = await app.call({ path: '/company/candidates/facets', as: company.recruiter.token });
    const [owner] = facets.body.data.owners;
    const person_ids = [one.person_id, two.person_id];
    const change = {
      person_ids,
      add_tags: ['Silver'],
      owner_id: owner.employee_id,
      do_not_contact: { on: true, reason: 'Asked us' },
      consent: { consent: 'withdrawn', consent_source: 'Mail', consent_on: '2026-04-01' },
    };
    expect((await post('/change', change)).body.data).toMatchObject({ changed: 2 });
    expect((await post('/change', change)).body.data).toEqual({ changed: 0, people_change_id: null });
    const answer = (await read(one.person_id)).body.data;
    expect(answer).toMatchObject({
      tags: ['Silver'],
      owner: { name: owner.name },
      do_not_contact: true,
      do_not_contact_reason: 'Asked us',
      consent: 'withdrawn',
      consent_on: '2026-04-01',
    });
    expect((await timeline(one.person_id)).map((line) => `${line.action}: ${line.text}`).sort()).toEqual([
      'added: ',
      'consent_noted: Mail',
      'contact_stopped: Asked us',
      `owner_set: ${owner.name}`,
      'tagged: Silver',
    ]);
    const undone = { person_ids, remove_tags: ['silver'], owner_id: null, do_not_contact: { on: false } };
    expect((await post('/change', undone)).body.data).toMatchObject({ changed: 2 });
    expect((await read(two.person_id)).body.data).toMatchObject({
      tags: [],
      owner: null,
      do_not_contact_at: null,
    });
    const tags = Array.from({ length: 10 }, (_, n) => `T${n}`);
    for (const [n, status] of [200, 200, 200, 402].entries()) {
      const more = await post('/change', {
        person_ids: [one.person_id],
        add_tags: tags.map((tag) => `${tag}-${n}`),
      });
      expect(more.status).toBe(status);
    }
    const stranger = await createUser(app.db, 'employee', { organization_id: company.organization_id });
    const { rows } = await sql<{ id: string }>`select id from members where user_id = ${stranger.id}`.execute(
      app.db,
    );
    expect((await post('/change', { person_ids, owner_id: rows[0]?.id })).status).toBe(404);
  });

  it('is put back as it was before a change, but for what was changed since', async () => {
    const one = await add({ last_name: 'Undone', tags: ['Gold'] });
    const two = await add({ last_name: 'Undone too', consent: 'given', consent_source: 'Fair' });
    const { owners } = (await app.call({ path: '/company/candidates/facets', as: company.recruiter.token }))
      .body.data;
    const change = await post('/change', {
      person_ids: [one.person_id, two.person_id],
      add_tags: ['Silver'],
      remove_tags: ['Gold'],
      owner_id: owners[0].employee_id,
      do_not_contact: { on: true, reason: 'Mistake' },
      consent: { consent: 'withdrawn', consent_on: '2026-04-01' },
    });
    const { people_change_id } = change.body.data;
    await post('/change', { person_ids: [two.person_id], owner_id: null, add_tags: ['Later'] });
    const undo = (as = company.recruiter.token) => post(`/changes/${people_change_id}/undo`, {}, as);
    expect((await undo(company.admin.token)).status).toBe(404);
    expect((await undo((await createCompany(app.db)).recruiter.token)).status).toBe(404);
    const answer = await undo();
    expect(answer.body, answer.raw).toMatchObject({ data: { changed: 2 }, message: 'Undone' });
    expect((await undo()).body.code).toBe('refused_by_rule');
    expect((await read(one.person_id)).body.data).toMatchObject({
      tags: ['Gold'],
      owner: null,
      do_not_contact: false,
      do_not_contact_reason: '',
      consent: 'unknown',
      consent_on: null,
    });
    expect((await read(two.person_id)).body.data).toMatchObject({
      tags: ['Later'],
      owner: null,
      do_not_contact_at: null,
      consent: 'given',
      consent_source: 'Fair',
    });
    expect((await timeline(two.person_id)).map((line) => line.action)).toContain('change_undone');

    const late = await post('/change', { person_ids: [one.person_id], add_tags: ['Kept'] });
    await sql`update people_changes set made_at = now() - interval '2 days'`.execute(app.db);
    await forgetChangesJob(app.services).run({});
    const { people_change_id: gone } = late.body.data;
    expect((await post(`/changes/${gone}/undo`, {})).status).toBe(404);
    expect((await read(one.person_id)).body.data.tags).toEqual(['Gold', 'Kept']);
  });

  it('invites to a position, but nobody who may not be contacted', async () => {
    const open = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const fine = await add({ first_name: 'Fine', email: 'fine@example.test' });
    const shut = await add({ first_name: 'Shut', email: 'shut@example.test' });
    const bare = await add({ first_name: 'Bare' });
    await post('/change', { person_ids: [shut.person_id], do_not_contact: { on: true } });
    const answer = await post('/invite', {
      position_id: open.id,
      person_ids: [fine.person_id, shut.person_id, bare.person_id, fine.person_id],
    });
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body.data.sent).toBe(1);
    expect(answer.body.data.results.map((each: { verdict: string }) => each.verdict)).toEqual([
      'ok',
      'do_not_contact',
      'no_address',
    ]);
    expect((await timeline(fine.person_id)).map((line) => line.kind)).toContain('invite');
    const generated = await app.call({
      method: 'POST',
      path: `/position/${open.id}/application/generate`,
      as: company.recruiter.token,
      body: { email: 'shut@example.test', first_name: 'Shut', send_mail: true },
    });
    expect([generated.status, generated.body.fields?.[0].field], generated.raw).toEqual([422, 'email']);
    expect((await read(fine.person_id)).body.data.rights.remove).toBe(false);
    const remove = (id: string) =>
      app.call({ method: 'DELETE', path: `/company/candidates/${id}`, as: company.recruiter.token });
    expect((await remove(fine.person_id)).status).toBe(409);
    expect((await remove(bare.person_id)).status).toBe(200);
    expect((await read(bare.person_id)).status).toBe(404);
  });

  it('keeps notes that only their writer deletes', async () => {
    const person = await add({ last_name: 'Noted' });
    const note = (await post(`/${person.person_id}/notes`, { body: 'Call in May' })).body.data.person_note_id;
    const remove = (as: string) =>
      app.call({ method: 'DELETE', path: `/company/candidates/notes/${note}`, as });
    expect((await remove(company.admin.token)).status).toBe(409);
    expect(await named('call may')).toEqual(['']);
    expect((await remove(company.recruiter.token)).status).toBe(200);
    expect(await named('call may')).toEqual([]);
    expect((await timeline(person.person_id)).map((line) => line.action)).toEqual(['note_deleted', 'added']);
  });
});

describe('what others see of the pool', () => {
  it('is nothing of another company, also when it is the same account', async () => {
    const { candidate } = await createApplication(app.db, company.organization_id, position, {
      last_name: 'Shared',
    });
    const other = await createCompany(app.db);
    const theirs = await createPosition(app.db, other.organization_id, other.recruiter.id, {
      title: 'Their job',
    });
    await sql`insert into applications (id, organization_id, position_id, revision_id, candidate_id, applicant_name,
        applicant_email)
      values (${uuidv7()}, ${other.organization_id}, ${theirs.id}, ${theirs.revision_id}, ${candidate.id}, 'Ada Shared',
        ${candidate.email})`.execute(app.db);
    const mine = await idOf(candidate.email);
    const [foreign] = await list({ name: candidate.email }, other.recruiter.token);
    expect(foreign?.person_id).not.toBe(mine);
    expect(foreign?.positions).toHaveLength(1);
    expect((await read(mine, other.recruiter.token)).status).toBe(404);
    expect(JSON.stringify((await read(mine)).body)).not.toContain('Their job');
    expect((await list({ organization_id: company.organization_id })).length).toBeGreaterThan(0);
    const asked = { organization_id: company.organization_id };
    expect(
      (await app.call({ path: '/company/candidates', query: asked, as: other.recruiter.token })).status,
    ).toBe(404);
  });

  it('leaves out whom only a confidential position made known', async () => {
    const secret = await createPosition(app.db, company.organization_id, company.admin.id, {
      title: 'Secret',
    });
    await sql`update positions set visibility = 'confidential' where id = ${secret.id}`.execute(app.db);
    const { candidate } = await createApplication(app.db, company.organization_id, secret, {
      last_name: 'Hush',
    });
    expect(await named('hush')).toEqual([]);
    expect(await named('hush', company.admin.token)).toEqual([candidate.email]);
    const [seen] = await list({ name: 'hush' }, company.admin.token);
    expect((await read(seen?.person_id ?? '')).status).toBe(404);
    // Adding the person by hand succeeds as it would with anybody else, and tells nothing of the position.
    const added = await add({ first_name: 'Hand', last_name: 'Hush', email: candidate.email });
    expect(added.positions).toEqual([]);
    expect(JSON.stringify(await timeline(added.person_id))).not.toContain('Secret');
    expect((await read(added.person_id, company.admin.token)).body.data.positions).toHaveLength(1);
  });

  it('is for hiring managers the positions they see by name, with scores as their level allows', async () => {
    const { id, candidate } = await createApplication(app.db, company.organization_id, position, {
      last_name: 'Watched',
      job_fit_score: 71.5,
    });
    const person = await idOf(candidate.email);
    await post('/change', { person_ids: [person], add_tags: ['Inside'] });
    await post(`/${person}/notes`, { body: 'Inside note' });
    const [viewer, reviewer] = [await manager(position.id, 'viewer'), await manager(position.id, 'reviewer')];
    const blind = await manager(position.id, 'reviewer', false);
    const other = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const elsewhere = await manager(other.id, 'private');
    const seen = (await read(person, viewer.token)).body.data;
    expect(seen).toMatchObject({ tags: [], rights: { manage: false }, positions: [{ job_fit_score: null }] });
    expect((await read(person, reviewer.token)).body.data.positions[0].job_fit_score).toBe(71.5);
    expect(JSON.stringify(await timeline(person, reviewer.token))).not.toContain('Inside');
    expect((await read(person, blind.token)).status).toBe(404);
    expect((await read(person, elsewhere.token)).status).toBe(404);
    for (const as of [viewer, reviewer]) {
      expect((await app.call({ path: '/company/candidates', as: as.token })).status).toBe(403);
      expect((await post(`/${person}/notes`, { body: 'Mine' }, as.token)).status).toBe(403);
    }
    expect((await timeline(person, reviewer.token)).map((line) => line.kind)).toContain('application');
    expect(id).toBeTruthy();
  });

  it('is for a linked recruiter who applied, without tags and notes', async () => {
    const solo = await createUser(app.db, 'independent_recruiter', {
      organization_id: (await createCompany(app.db)).organization_id,
    });
    await sql`insert into recruiter_links (id, recruiter_user_id, organization_id, company_id, status, permissions, requested_by)
      select ${uuidv7()}, ${solo.id}, organization_id, ${company.organization_id}, 'approved', '{view}', 'recruiter' from members
      where user_id = ${solo.id}`.execute(app.db);
    await sql`update sessions set working_for_id = ${company.organization_id} where user_id = ${solo.id}`.execute(
      app.db,
    );
    const query = { organization_id: company.organization_id };
    const found = await list({ ...query, name: 'watched' }, solo.token);
    expect(found).toHaveLength(1);
    expect(await list({ ...query, name: 'inside' }, solo.token)).toEqual([]);
    expect(await list({ ...query, name: 'zoe' }, solo.token)).toEqual([]);
    expect((await read(found[0]?.person_id ?? '', solo.token)).body.data.tags).toEqual([]);
    await sql`update recruiter_links set status = 'closed' where recruiter_user_id = ${solo.id}`.execute(
      app.db,
    );
    expect((await read(found[0]?.person_id ?? '', solo.token)).status).toBe(404);
  });
});

describe('files', () => {
  it('an export has whom the filters find, and is gone with the right to manage people', async () => {
    const begun = await post('/export', { format: 'csv', filters: { name: 'zoe' } });
    expect(begun.status, begun.raw).toBe(201);
    const id = begun.body.data.background_job_id;
    await writePeopleJob(app.services).run({ background_job_id: id });
    const file = (as: string) => app.call({ path: `/user/jobs/${id}/file`, as });
    await vi.waitFor(async () => expect((await file(company.recruiter.token)).status).toBe(200));
    const lines = (await file(company.recruiter.token)).raw.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toMatch(/^person_id,first_name,last_name,email,phone,/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('zoe@example.test');
    expect((await file(company.admin.token)).status).toBe(404);
    await sql`update members set status = 'deactivated' where user_id = ${company.recruiter.id}`.execute(
      app.db,
    );
    expect((await file(company.recruiter.token)).status).toBe(404);
    await sql`update members set status = 'active' where user_id = ${company.recruiter.id}`.execute(app.db);
  });
});
