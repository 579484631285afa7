import { knowsOfPosition, RECRUITERS_SEE, type RecruitersSee } from '@tryout/domain/access/recruiter-sight';
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
import { exportJob } from './export/write-export.ts';

type Who = 'owner' | 'team' | 'shared' | 'other' | 'admin';

let app: TestApp;
let company: string;
let admin: TestUser;
let owner: TestUser;
let team: TestUser;
let other: TestUser;
let shared: TestUser;
const people = (): Record<Who, TestUser> => ({ owner, team, shared, other, admin });
const employeeOf: Record<string, string> = {};

interface Place {
  readonly id: string;
  readonly application_id: string;
  readonly person_id: string;
  readonly candidate: TestUser;
  readonly event_id: string;
  readonly word: string;
}
const places: Record<'public' | 'confidential', Place> = {} as never;

beforeAll(async () => {
  app = await startTestApp();
  const made = await createCompany(app.db);
  company = made.organization_id;
  admin = made.admin;
  owner = made.recruiter;
  const recruiter = () => createUser(app.db, 'company_recruiter', { organization_id: company });
  [team, other, shared] = [await recruiter(), await recruiter(), await recruiter()];
  for (const user of [admin, owner, team, other, shared]) {
    const { rows } = await sql<{ id: string }>`select id from members where user_id = ${user.id}`.execute(
      app.db,
    );
    employeeOf[user.id] = rows[0]?.id ?? '';
  }
  places.public = await place('public', 'Zanzibar');
  places.confidential = await place('confidential', 'Quarterdeck');
});
afterAll(() => app.stop());

async function place(visibility: 'public' | 'confidential', word: string): Promise<Place> {
  const position = await createPosition(app.db, company, owner.id, { title: `${word} planner` });
  await sql`update positions set visibility = ${visibility} where id = ${position.id}`.execute(app.db);
  await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, status, invited_by)
    values (${uuidv7()}, ${company}, ${position.id}, ${shared.email}, ${shared.id}, 'decider', 'approved', ${owner.id})`.execute(
    app.db,
  );
  await put(position.id, team, 'recruiter');
  const application = await createApplication(app.db, company, position, {
    first_name: word,
    last_name: word,
  });
  const event_id = uuidv7();
  await sql`insert into events (id, organization_id, position_id, application_id, organizer_id, title, kind, way, status,
      duration_min, time_zone, starts_at, ends_at, message, created_at, updated_at)
    values (${event_id}, ${company}, ${position.id}, ${application.id}, ${owner.id}, ${word}, 'video', 'fixed', 'scheduled',
      30, 'UTC', now() + interval '1 day', now() + interval '1 day 30 minutes', '', now(), now())`.execute(
    app.db,
  );
  const { rows } = await sql<{ person_id: string }>`select person_id from applications
    where id = ${application.id}`.execute(app.db);
  return {
    id: position.id,
    application_id: application.id,
    person_id: rows[0]?.person_id ?? '',
    candidate: application.candidate,
    event_id,
    word,
  };
}

function put(positionId: string, user: TestUser, role: 'owner' | 'recruiter', as = owner) {
  return app.call({
    method: 'PUT',
    path: `/position/${positionId}/team/${employeeOf[user.id]}`,
    as: as.token,
    body: { role },
  });
}
const takeOff = (positionId: string, user: TestUser, as = owner) =>
  app.call({ method: 'DELETE', path: `/position/${positionId}/team/${employeeOf[user.id]}`, as: as.token });

async function letSee(recruiters_see: RecruitersSee) {
  const changed = await app.call({
    method: 'PUT',
    path: '/organization/hiring-rules',
    as: admin.token,
    body: { recruiters_see },
  });
  expect(changed.status, changed.raw).toBe(200);
}

/** Every way in which a recruiter could come across a position: whether each shows it. */
async function looks({ id, application_id, person_id, word }: Place, as: string) {
  const from = new Date().toISOString();
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const get = (path: string, query: Record<string, string> = {}) => app.call({ path, query, as });
  const said = async (path: string, query: Record<string, string> = {}) =>
    (await get(path, query)).raw.includes(word);
  const found = async (path: string, query: Record<string, string> = {}) => {
    const { status } = await get(path, query);
    expect([200, 404]).toContain(status);
    return status === 200;
  };
  return {
    'the list of positions': await said('/positions'),
    'search by title': await said('/positions', { q: word }),
    'the position': await found(`/position/${id}`),
    'its team': await found(`/position/${id}/team`),
    'its statistics': await found(`/position/${id}/statistics`),
    'its applicants': await found('/applicants', { position_id: id }),
    'an applicant': await found('/applicant', { application_id }),
    'the applicant’s log': await found('/applicant/logs', { application_id }),
    'search of applicants': await said('/applicants/search', { q: word }),
    interviews: await said('/events'),
    'the calendar': await said('/events/calendar', { from, until }),
    'the talent pool': await said('/company/candidates'),
    'search of the pool': await said('/company/candidates', { name: word }),
    'a person': await found(`/company/candidates/${person_id}`),
    'the person’s timeline': await found(`/company/candidates/${person_id}/timeline`),
  };
}

describe.each(RECRUITERS_SEE)('while recruiters see %s', (recruiters_see) => {
  it.each(['public', 'confidential'] as const)(
    'everybody finds a %s position everywhere or nowhere',
    async (which) => {
      await letSee(recruiters_see);
      for (const [who, user] of Object.entries(people()) as [Who, TestUser][]) {
        const knows = knowsOfPosition({
          is_confidential: which === 'confidential',
          recruiters_see: who === 'admin' ? 'all' : recruiters_see,
          on_team: who === 'owner' || who === 'team',
          administers: who === 'admin',
          is_shared_with: who === 'shared',
        });
        const seen = await looks(places[which], user.token);
        expect(seen, `${who} of a ${which} position`).toEqual(
          Object.fromEntries(Object.keys(seen).map((way) => [way, knows])),
        );
      }
    },
  );

  it('tells of applicants and changes only those who may look', async () => {
    await letSee(recruiters_see);
    const told = vi.spyOn(app.services.live, 'tell');
    const { id, application_id } = places.public;
    const comment = await app.call({
      method: 'POST',
      path: '/applicant/comments',
      as: owner.token,
      body: { application_id, body: 'Well prepared.' },
    });
    expect(comment.status, comment.raw).toBe(201);
    const moved = await app.call({
      method: 'POST',
      path: '/update/position/application/status',
      as: owner.token,
      body: {
        application_id,
        from: recruiters_see === 'all' ? 'applied' : 'short_listed',
        to: recruiters_see === 'all' ? 'short_listed' : 'phone_screen',
      },
    });
    expect(moved.status, moved.raw).toBe(200);
    await vi.waitFor(() =>
      expect(told.mock.calls.some(([, , event]) => event.topic === 'applicants')).toBe(true),
    );
    const heard = new Set(
      told.mock.calls.flatMap(([, ids, event]) =>
        event.data?.position_id === id || event.topic === 'applicants' ? ids : [],
      ),
    );
    told.mockRestore();
    expect(heard.has(owner.id) && heard.has(team.id) && heard.has(admin.id)).toBe(true);
    expect(heard.has(other.id)).toBe(recruiters_see === 'all');
    const readers = await app.call({
      path: '/applicant/mentionable',
      query: { application_id },
      as: owner.token,
    });
    expect(readers.raw.includes(other.id)).toBe(recruiters_see === 'all');
    expect(readers.raw.includes(shared.id)).toBe(true);
    const asked = await app.call({ path: '/events/people', query: { application_id }, as: owner.token });
    expect(asked.raw.includes(other.id), asked.raw).toBe(recruiters_see === 'all');
  });
});

describe('a recruiter who sees only own and shared positions', () => {
  it('gets no file, job or news of a position after leaving its team', async () => {
    await letSee('own_and_shared');
    const { id } = places.public;
    const begun = await app.call({
      method: 'POST',
      path: '/applicants/export',
      as: team.token,
      body: { position_id: id, format: 'csv' },
    });
    expect(begun.status, begun.raw).toBe(201);
    const job = begun.body.data.background_job_id;
    await exportJob(app.services).run({ background_job_id: job });
    await vi.waitFor(async () => {
      const jobs = await app.call({ path: '/user/jobs', as: team.token });
      expect(jobs.body.data.items[0]).toMatchObject({ status: 'done' });
    });
    expect((await app.call({ path: `/user/jobs/${job}/file`, as: team.token })).status).toBe(200);
    const left = await takeOff(id, team);
    expect(left.status, left.raw).toBe(200);
    expect((await app.call({ path: `/user/jobs/${job}/file`, as: team.token })).status).toBe(404);
    expect((await app.call({ path: '/user/jobs', as: team.token })).raw).not.toContain(job);
    const again = await app.call({
      method: 'POST',
      path: '/applicants/export',
      as: team.token,
      body: { position_id: id, format: 'csv' },
    });
    expect(again.status).toBe(404);
    expect((await put(id, team, 'recruiter', team)).status).toBe(404);
    expect((await put(id, team, 'recruiter')).status).toBe(200);
    expect((await app.call({ path: `/position/${id}`, as: team.token })).status).toBe(200);
  });

  it('knows the people they brought or look after, and nobody else whom no position made known', async () => {
    await letSee('own_and_shared');
    const add = (as: TestUser, email: string) =>
      app.call({
        method: 'POST',
        path: '/company/candidates',
        as: as.token,
        body: { email, first_name: 'Pool', last_name: 'Person' },
      });
    const mine = await add(other, `mine-${uuidv7()}@example.test`);
    const theirs = await add(owner, `theirs-${uuidv7()}@example.test`);
    expect([mine.status, theirs.status], mine.raw).toEqual([201, 201]);
    const see = async (person: typeof mine) =>
      (await app.call({ path: `/company/candidates/${person.body.data.person_id}`, as: other.token })).status;
    expect([await see(mine), await see(theirs)]).toEqual([200, 404]);
    const given = await app.call({
      method: 'POST',
      path: '/company/candidates/change',
      as: owner.token,
      body: { person_ids: [theirs.body.data.person_id], owner_id: employeeOf[other.id] },
    });
    expect(given.status, given.raw).toBe(200);
    expect(await see(theirs)).toBe(200);
  });

  it('begins with what they make, and cannot be kept out of it but by a new owner', async () => {
    await letSee('own_and_shared');
    const made = await app.call({
      method: 'POST',
      path: '/position',
      as: other.token,
      body: { title: 'Lighthouse keeper', visibility: 'public' },
    });
    const id = made.body.data?.id ?? '';
    expect(made.status, made.raw).toBe(201);
    const mine = await app.call({ path: `/position/${id}/team`, as: other.token });
    expect(mine.body.data.items).toMatchObject([{ role: 'owner', employee_id: employeeOf[other.id] }]);
    expect((await app.call({ path: `/position/${id}`, as: owner.token })).status).toBe(404);
    expect((await takeOff(id, other, admin)).status).toBe(409);
    expect((await put(id, other, 'recruiter', admin)).status).toBe(409);
    expect((await put(id, owner, 'owner', admin)).body.data.items).toMatchObject([
      { role: 'owner', employee_id: employeeOf[owner.id] },
      { role: 'recruiter', employee_id: employeeOf[other.id] },
    ]);
    expect((await takeOff(id, other, owner)).status).toBe(200);
    expect((await app.call({ path: `/position/${id}`, as: other.token })).status).toBe(404);
    const news = await app.call({ path: '/get/user/notifications', as: owner.token });
    expect(news.raw).toContain('team_owner');
  });

  it('stays the owner’s with many hands at once: one owner, whoever presses last', async () => {
    const position = await createPosition(app.db, company, owner.id);
    await Promise.all([
      put(position.id, team, 'owner', admin),
      put(position.id, other, 'owner', admin),
      put(position.id, shared, 'owner', admin),
      put(position.id, team, 'recruiter', admin),
    ]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from position_team
      where position_id = ${position.id} and role = 'owner'`.execute(app.db);
    expect(rows[0]?.n).toBe(1);
  });

  it('is refused for people who do not hire, and for those of another company', async () => {
    const manager = await createUser(app.db, 'employee', { organization_id: company });
    const stranger = await createCompany(app.db);
    for (const [user, status] of [
      [manager, 409],
      [stranger.recruiter, 404],
    ] as const) {
      const { rows } = await sql<{ id: string }>`select id from members where user_id = ${user.id}`.execute(
        app.db,
      );
      employeeOf[user.id] = rows[0]?.id ?? '';
      expect((await put(places.public.id, user, 'recruiter')).status).toBe(status);
    }
  });
});
