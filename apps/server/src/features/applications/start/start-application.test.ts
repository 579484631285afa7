import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { formWith, SAMPLE_LINES, samplePdf } from '../../cvs/sample-documents.ts';
import { inviteTo, positionWith, startAs } from '../testing/application-fixture.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());

function start(body: object, as: string | null = null) {
  return app.call({ method: 'POST', path: '/application/start', as, body });
}

const person = (email: string) => ({
  first_name: 'Amina',
  last_name: 'Okafor',
  email,
  consent: true,
  token: true,
});

async function count(table: 'applications' | 'users', where: { position_id?: string; email?: string }) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where ${where.position_id ? sql`position_id = ${where.position_id}` : sql`email = ${where.email}`}`.execute(
    app.db,
  );
  return rows[0]?.count;
}

describe('starting an application', () => {
  it('needs no account: a new person gets one, with a session', async () => {
    const { position } = await positionWith(app.db);
    const { status, body, headers } = await start({
      position_id: position.id,
      ...person('New.Person@example.test'),
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ outcome: 'started', created: true });
    expect(headers['set-cookie']).toBeUndefined();
    const mine = await app.call({
      path: '/application/position/details',
      query: { application_id: body.data.application_id },
      as: body.data.token,
    });
    expect(mine.body.data).toMatchObject({
      status: 'started',
      next_step: 'cv',
      basic_info: { first_name: 'Amina', email: 'new.person@example.test' },
      timeline: [{ kind: 'started' }],
    });
  });

  it('sets a session cookie where no token was asked for', async () => {
    const { position } = await positionWith(app.db);
    const { headers } = await start({
      position_id: position.id,
      ...person('cookie@example.test'),
      token: false,
    });
    expect(String(headers['set-cookie'])).toContain('tryout_session=');
  });

  it('makes one application of 200 at once', async () => {
    const candidate = await createUser(app.db, 'candidate');
    const { position } = await positionWith(app.db);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => start({ position_id: position.id, consent: true }, candidate.token)),
    );
    expect(new Set(answers.map((answer) => answer.body.data.application_id)).size).toBe(1);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(await count('applications', { position_id: position.id })).toBe(1);
  });

  it.each([
    ['first_name', { first_name: '' }],
    ['last_name', { last_name: ' ' }],
    ['email', { email: 'not an address' }],
    ['consent', { consent: false }],
  ])('asks for %s', async (field, without) => {
    const { position } = await positionWith(app.db);
    const { status, body } = await start({
      position_id: position.id,
      ...person('asks@example.test'),
      ...without,
    });
    expect([status, body.fields[0].field]).toEqual([422, field]);
  });

  it.each([
    ['closed', 410],
    ['paused', 410],
    ['draft', 404],
    ['archived', 404],
  ])('is refused for a position that is %s', async (status, expected) => {
    const { position } = await positionWith(app.db, { status });
    expect((await start({ position_id: position.id, ...person('late@example.test') })).status).toBe(expected);
    expect((await start({ position_id: uuidv7(), ...person('late@example.test') })).status).toBe(404);
    expect(await count('users', { email: 'late@example.test' })).toBe(0);
  });

  it('waits for the opening day and ends with the closing day', async () => {
    const { position } = await positionWith(app.db);
    await sql`update positions set opens_on = '2999-01-01' where id = ${position.id}`.execute(app.db);
    expect(
      (await start({ position_id: position.id, ...person('early@example.test') })).body.message,
    ).toContain('2999-01-01');
    await sql`update positions set opens_on = null, closes_on = '2020-01-01' where id = ${position.id}`.execute(
      app.db,
    );
    expect((await start({ position_id: position.id, ...person('early@example.test') })).status).toBe(410);
  });

  it('by invitation only takes the invited address with a live link, and nothing else', async () => {
    const invited = await positionWith(app.db, { visibility: 'invite_only' });
    const token = await inviteTo(app.db, invited, { email: 'guest@example.test' });
    const old = await inviteTo(app.db, invited, { email: 'old@example.test', expires_at: new Date(0) });
    const position_id = invited.position.id;
    expect((await start({ position_id, ...person('guest@example.test') })).status).toBe(403);
    expect((await start({ position_id, ...person('old@example.test'), invite_token: old })).status).toBe(410);
    expect(
      (await start({ position_id, ...person('guest@example.test'), invite_token: 'made-up' })).status,
    ).toBe(404);
    const other = await start({ position_id, ...person('other@example.test'), invite_token: token });
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('g***@example.test')]);
    const guest = await start({ position_id, ...person('guest@example.test'), invite_token: token });
    expect(guest.status).toBe(201);
    const { rows } = await sql`select status, application_id from candidate_invites
      where email = 'guest@example.test'`.execute(app.db);
    expect(rows[0]).toEqual({ status: 'approved', application_id: guest.body.data.application_id });
    // One invitation is one application; whoever lost the session comes back by the mail.
    const again = await start({ position_id, ...person('guest@example.test'), invite_token: token });
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('g***@example.test')]);
  });

  it('says beforehand what it is about, or why it is not possible', async () => {
    const info = (position_id: string, as: string | null = null) =>
      app.call({ path: '/application/start', query: { position_id }, as });
    const open = await positionWith(app.db);
    const closed = await positionWith(app.db, { status: 'closed' });
    const candidate = await createUser(app.db, 'candidate');
    const before = await info(open.position.id);
    expect(before.body.data).toMatchObject({ position_title: 'Quay planner', running_application_id: null });
    const id = await startAs(app, candidate.token, open.position.id);
    expect((await info(open.position.id, candidate.token)).body.data.running_application_id).toBe(id);
    expect((await info(closed.position.id)).status).toBe(410);
    expect((await info(uuidv7())).status).toBe(404);
    expect((await info(closed.position.id, open.recruiter.token)).status).toBe(403);
  });

  it('hides a confidential position from everybody without an invitation', async () => {
    const { position } = await positionWith(app.db, { visibility: 'confidential' });
    expect((await start({ position_id: position.id, ...person('spy@example.test') })).status).toBe(404);
  });

  it('allows a second one after 180 days only', async () => {
    const { position } = await positionWith(app.db);
    const candidate = await createUser(app.db, 'candidate');
    const first = await startAs(app, candidate.token, position.id);
    await app.call({
      method: 'POST',
      path: `/user/applications/${first}/withdraw`,
      as: candidate.token,
      body: { from: 'started' },
    });
    const again = () => start({ position_id: position.id, consent: true }, candidate.token);
    const refused = await again();
    expect([refused.status, refused.body.code]).toEqual([409, 'refused_by_rule']);
    const today = now;
    now = new Date(today.getTime() + 181 * 86_400_000);
    const allowed = await again();
    now = today;
    expect(allowed.status).toBe(201);
    expect(allowed.body.data.application_id).not.toBe(first);
  });

  it('is limited to ten per organization in 30 days', async () => {
    const { position, organization_id, recruiter } = await positionWith(app.db);
    const candidate = await createUser(app.db, 'candidate');
    for (let i = 0; i < 10; i += 1) {
      const id = uuidv7();
      const revision = uuidv7();
      await sql`insert into positions (id, organization_id, title, slug, created_by)
        values (${id}, ${organization_id}, 'Other', ${id}, ${recruiter.id})`.execute(app.db);
      await sql`insert into position_revisions (id, organization_id, position_id, revision, created_by)
        values (${revision}, ${organization_id}, ${id}, 1, ${recruiter.id})`.execute(app.db);
      await sql`insert into applications (id, organization_id, position_id, revision_id, candidate_id)
        values (${uuidv7()}, ${organization_id}, ${id}, ${revision}, ${candidate.id})`.execute(app.db);
    }
    const { status, body } = await start({ position_id: position.id, consent: true }, candidate.token);
    expect([status, body.message]).toEqual([409, expect.stringContaining('10 times')]);
  });

  it('lets a recruiter try the own position as a test, and no other', async () => {
    const { position, recruiter } = await positionWith(app.db);
    const foreign = await positionWith(app.db);
    const { body } = await start({ position_id: position.id }, recruiter.token);
    const details = await app.call({
      path: '/application/position/details',
      query: { application_id: body.data.application_id },
      as: recruiter.token,
    });
    expect(details.body.data.is_test).toBe(true);
    expect((await start({ position_id: foreign.position.id }, recruiter.token)).status).toBe(403);
    const { rows } = await sql`select coalesce(sum(count), 0)::int as counted from application_counts
      where position_id = ${position.id}`.execute(app.db);
    expect(rows).toEqual([{ counted: 0 }]);
  });
});

describe('a CV on the first screen', () => {
  const read = (name: string, content: Buffer) =>
    app.call({ method: 'POST', path: '/application/start/cv', ...formWith('cv', { name, content }) });

  it('says name and address without an account, and is not kept', async () => {
    const { rows: before } = await sql`select from files`.execute(app.db);
    const answer = await read('cv.pdf', await samplePdf(SAMPLE_LINES));
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body.data).toEqual({
      first_name: 'Amina',
      last_name: 'Okafor',
      email: 'amina.okafor@example.test',
    });
    const { rows: after } = await sql`select from files`.execute(app.db);
    expect(after).toHaveLength(before.length);
  });

  it('that is no document is refused; one that says nothing fills nothing', async () => {
    const program = await read('cv.pdf', Buffer.from('MZ\u0090 a program'));
    expect([program.status, program.body.fields[0].field]).toEqual([415, 'cv']);
    expect((await read('cv.txt', Buffer.from('3 4 5'))).body.data).toEqual({
      first_name: '',
      last_name: '',
      email: '',
    });
  });
});
