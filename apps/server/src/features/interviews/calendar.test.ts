import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';

const HOUR = 3_600_000;
/** A Monday at nine, UTC. */
const NOW = Date.parse('2027-01-04T09:00:00Z');
let clock = NOW;
let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let position: { id: string; revision_id: string };
let applicant: Awaited<ReturnType<typeof createApplication>>;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = NOW;
  company = await createCompany(app.db);
  position = await createPosition(app.db, company.organization_id, company.recruiter.id);
  applicant = await createApplication(app.db, company.organization_id, position, {
    first_name: 'Zelda',
    last_name: 'Quill',
  });
});
afterAll(() => app.stop());

/** The Tuesday of the week after at an hour of UTC. */
const at = (hour: number, minute = 0) =>
  new Date(NOW + 8 * 24 * HOUR - 9 * HOUR + hour * HOUR + minute * 60_000).toISOString();
const post = (path: string, body: object, as = company.recruiter.token) =>
  app.call({ method: 'POST', path, as, body });
const arrange = (rest: object = {}, as?: string) =>
  post(
    '/event',
    {
      application_id: applicant.id,
      kind: 'video',
      way: 'fixed',
      title: 'First talk',
      duration_min: 30,
      starts_at: at(15),
      participants: [{ user_id: company.recruiter.id }],
      ...rest,
    },
    as,
  );
async function arranged(rest: object = {}): Promise<TestBody> {
  const answer = await arrange(rest);
  expect(answer.status, answer.raw).toBe(201);
  return answer.body.data;
}
const week = { from: at(0), until: at(7 * 24) };
const calendar = (as: string, query: Record<string, string> = {}) =>
  app.call({ path: '/events/calendar', as, query: { ...week, ...query } });
async function shownTo(as: string, query: Record<string, string> = {}): Promise<string[]> {
  const answer = await calendar(as, query);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data.items.map((each: { id: string }) => each.id);
}
async function manager(level: string, see_identity = true): Promise<TestUser> {
  const person = await createUser(app.db, 'employee', { organization_id: company.organization_id });
  await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, see_identity, status,
      invited_by)
    values (${uuidv7()}, ${company.organization_id}, ${position.id}, ${person.email}, ${person.id}, ${level},
      ${see_identity}, 'approved', ${company.recruiter.id})`.execute(app.db);
  return person;
}

describe('a calendar', () => {
  it('shows each role what is theirs, with who takes part and whether they may move it', async () => {
    const [taking, blind] = [await manager('interviewer'), await manager('reviewer', false)];
    const event = await arranged({
      participants: [{ user_id: company.recruiter.id }, { user_id: taking.id }, { user_id: blind.id }],
    });
    const stranger = await createCompany(app.db);
    const everyone = [company.recruiter, company.admin, taking, blind, applicant.candidate];
    for (const person of everyone) expect(await shownTo(person.token)).toEqual([event.id]);
    for (const person of [stranger.recruiter, stranger.admin, await manager('decider')])
      expect(await shownTo(person.token)).toEqual([]);
    for (const role of ['super_admin', 'staffing_agency_admin', 'staffing_agency_recruiter'] as const) {
      const person = await createUser(app.db, role);
      expect((await calendar(person.token)).status).toBe(403);
    }
    const [own] = (await calendar(company.recruiter.token)).body.data.items;
    expect(own).toMatchObject({ version: event.version, can_manage: true, applicant_name: 'Zelda Quill' });
    expect(own.participants.map((each: { kind: string }) => each.kind)).toEqual(
      expect.arrayContaining(['candidate', 'company_recruiter', 'hiring_manager', 'hiring_manager']),
    );
    const theirs = await calendar(applicant.candidate.token, { people: 'true' });
    expect(theirs.body.data).toMatchObject({ people: [], items: [{ can_manage: false }] });
    expect(theirs.raw).not.toContain(taking.email);
    expect((await calendar(blind.token)).raw).not.toMatch(/Zelda|Quill/);
  });

  it('is narrowed to a position, a person, a kind, a status, and to one’s own', async () => {
    const elsewhere = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const other = await createApplication(app.db, company.organization_id, elsewhere);
    const one = await arranged();
    const two = await arranged({
      application_id: other.id,
      kind: 'phone_screen',
      starts_at: at(17),
      participants: [{ user_id: company.admin.id }],
    });
    await post(`/event/${two.id}/response`, { response: 'accepted' }, company.admin.token);
    const as = company.recruiter.token;
    expect(await shownTo(as)).toEqual([one.id, two.id]);
    expect(await shownTo(as, { position_id: elsewhere.id })).toEqual([two.id]);
    expect(await shownTo(as, { person_id: company.admin.id })).toEqual([two.id]);
    expect(await shownTo(as, { person_id: applicant.candidate.id })).toEqual([one.id]);
    expect(await shownTo(as, { kind: 'phone_screen' })).toEqual([two.id]);
    expect(await shownTo(as, { mine: 'true' })).toEqual([one.id]);
    expect(await shownTo(as, { status: 'cancelled' })).toEqual([]);
    await post(`/event/${one.id}/status`, { from: 'scheduled', to: 'cancelled', reason: 'On hold' });
    expect(await shownTo(as)).toEqual([two.id]);
    expect(await shownTo(as, { status: 'cancelled' })).toEqual([one.id]);
    const stranger = await createCompany(app.db);
    expect((await calendar(stranger.recruiter.token, { position_id: elsewhere.id })).status).toBe(404);
    const listed = await app.call({
      path: '/events',
      as,
      query: { kind: 'phone_screen', person_id: company.admin.id },
    });
    expect(listed.body.data.items.map((each: { id: string }) => each.id)).toEqual([two.id]);
  });

  it('holds what begins before and ends within, or lasts beyond, and nothing that only touches', async () => {
    const late = await arranged({ starts_at: at(23, 45) });
    const of = (from: string, until: string) => shownTo(company.recruiter.token, { from, until });
    expect(await of(at(24), at(25))).toEqual([late.id]);
    expect(await of(at(24, 15), at(25))).toEqual([]);
    expect(await of(at(20), at(23, 45))).toEqual([]);
  });

  it('tells when colleagues are asked for and taken; of what else takes them only the time', async () => {
    const colleague = await manager('interviewer');
    await manager('viewer');
    const confidential = await createPosition(app.db, company.organization_id, company.admin.id);
    await sql`update positions set visibility = 'confidential' where id = ${confidential.id}`.execute(app.db);
    const secret = await createApplication(app.db, company.organization_id, confidential, {
      first_name: 'Secret',
      last_name: 'Person',
    });
    const hidden = await arrange(
      {
        application_id: secret.id,
        title: 'Hush',
        starts_at: at(16),
        participants: [{ user_id: company.admin.id }],
      },
      company.admin.token,
    );
    expect(hidden.status, hidden.raw).toBe(201);
    const answer = await calendar(company.recruiter.token, { until: at(24), people: 'true' });
    const { people, items } = answer.body.data;
    expect(items).toEqual([]);
    expect(answer.raw).not.toMatch(/Hush|Secret/);
    const of = (id: string) => people.find((each: { user_id: string }) => each.user_id === id);
    expect(people.map((each: { user_id: string }) => each.user_id).sort()).toEqual(
      [company.admin.id, company.recruiter.id, colleague.id].sort(),
    );
    expect(of(company.admin.id)).toMatchObject({
      kind: 'company_admin',
      is_you: false,
      // Nine to five in New York.
      hours: [{ starts_at: at(14), ends_at: at(22) }],
      busy: [{ starts_at: at(16), ends_at: at(16, 30) }],
    });
    expect(of(company.recruiter.id)).toMatchObject({ is_you: true, busy: [] });
  });

  it('finds the times that suit all named people, and refuses those who cannot be asked', async () => {
    await arranged({ participants: [{ user_id: company.admin.id }] });
    const common = (query: Record<string, string>, as = company.recruiter.token) =>
      app.call({
        path: '/events/common',
        as,
        query: { from: at(14), until: at(17), duration_min: '60', ...query },
      });
    const both = `${company.recruiter.id},${company.admin.id}`;
    // The admin is taken from 15:00 to 15:30.
    expect((await common({ user_ids: both })).body.data.starts).toEqual([
      at(14),
      at(15, 30),
      at(15, 45),
      at(16),
    ]);
    const alone = (await common({ user_ids: company.recruiter.id })).body.data.starts;
    expect(alone).toContain(at(15));
    const withApplicant = await common({ user_ids: company.recruiter.id, application_id: applicant.id });
    expect(withApplicant.body.data.starts).not.toContain(at(15));
    const stranger = await createCompany(app.db);
    const viewer = await manager('viewer');
    for (const user_ids of [
      stranger.recruiter.id,
      viewer.id,
      applicant.candidate.id,
      'nobody',
      `${both},x`,
    ]) {
      const refused = await common({ user_ids });
      expect([refused.status, refused.body.fields?.[0]?.field], user_ids).toEqual([422, 'user_ids']);
    }
    const named = { user_ids: stranger.recruiter.id, application_id: applicant.id };
    expect((await common(named, stranger.recruiter.token)).status).toBe(404);
    expect((await common({ user_ids: both }, viewer.token)).status).toBe(403);
  });

  it.each([
    ['an end before the beginning', { from: at(9), until: at(8) }, 'until'],
    ['more than two months', { from: at(0), until: at(63 * 24) }, 'until'],
    ['a time that is none', { from: 'yesterday' }, 'from'],
    ['a kind that is none', { kind: 'dinner' }, 'kind'],
    ['a person who is none', { person_id: 'me' }, 'person_id'],
  ])('refuses %s at its field', async (_, query, field) => {
    const answer = await calendar(company.recruiter.token, query);
    expect([answer.status, answer.body.fields[0].field]).toEqual([422, field]);
  });

  it('says when there is more than it shows', async () => {
    await sql`insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min,
        time_zone, organizer_id, starts_at, ends_at, created_at, updated_at)
      select gen_random_uuid(), ${company.organization_id}, ${position.id}, ${applicant.id}, 'video', 'fixed', 'scheduled',
        'Talk', 5, 'UTC', ${company.recruiter.id}, ${at(0)}::timestamptz + n * interval '1 minute',
        ${at(0)}::timestamptz + (n + 5) * interval '1 minute', now(), now()
      from generate_series(1, 2001) n`.execute(app.db);
    const answer = await calendar(company.recruiter.token);
    expect([answer.body.data.items.length, answer.body.data.is_capped]).toEqual([2000, true]);
  });
});
