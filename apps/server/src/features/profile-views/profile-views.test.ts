import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createApplication,
  createOrganization,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import type { TestBody } from '../../platform/testing/test-app.ts';
import { type LinkWorld, startLinkWorld } from '../recruiter-links/testing/link-world.ts';
import { forgetViewsJob } from './forget-views.job.ts';

let world: LinkWorld;
let position: { id: string; revision_id: string };
let applicant: { id: string; candidate: TestUser };

beforeAll(async () => {
  world = await startLinkWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  const { organization_id, recruiter } = world.company;
  position = await createPosition(world.app.db, organization_id, recruiter.id, { title: 'Quay planner' });
  applicant = await createApplication(world.app.db, organization_id, position);
});

const open = (as: string, query: Record<string, string> = {}) =>
  world.app.call({ path: '/applicant', as, query: { application_id: applicant.id, ...query } });
const record = (as: string, body: object) =>
  world.app.call({ method: 'POST', path: '/user/profile/view', as, body });
const viewsOf = async (
  as = applicant.candidate.token,
  query: Record<string, string> = {},
): Promise<TestBody> => {
  const answer = await world.app.call({ path: '/user/profile/views', as, query });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data;
};
const detailsOf = async (): Promise<TestBody> => {
  const answer = await world.app.call({
    path: '/application/position/details',
    as: applicant.candidate.token,
    query: { application_id: applicant.id },
  });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data;
};
const stats = async (): Promise<TestBody> =>
  (await world.app.call({ path: '/user/get/stats', as: applicant.candidate.token })).body.data.profile;
const allowName = (user: TestUser, show_name: boolean) =>
  world.app.call({ method: 'PUT', path: '/user/update/user/settings', as: user.token, body: { show_name } });

describe('a view', () => {
  it('is recorded by opening an applicant, once for a viewer within 24 hours', async () => {
    const { admin, recruiter, organization_id } = world.company;
    expect((await viewsOf()).items).toEqual([]);
    expect((await open(recruiter.token)).status).toBe(200);
    await open(recruiter.token);
    const first = await viewsOf();
    expect(first.items).toHaveLength(1);
    expect(first.items[0]).toMatchObject({
      organization_name: 'Harbour Logistics',
      client_name: null,
      role: 'recruiter',
      viewer_name: null,
      application: { application_id: applicant.id, position_title: 'Quay planner' },
    });
    expect((await record(recruiter.token, { application_id: applicant.id })).body.data).toEqual({
      counted: false,
    });
    expect((await record(admin.token, { application_id: applicant.id })).body.data).toEqual({
      counted: true,
    });
    world.advance(1.01);
    await open(recruiter.token);
    const later = await viewsOf();
    expect(later.items.map(({ role }: TestBody) => role)).toEqual(['recruiter', 'admin', 'recruiter']);
    expect(later.days).toHaveLength(90);
    expect(later.days.map(({ count }: TestBody) => count).reduce((a: number, b: number) => a + b)).toBe(3);
    expect(later).toMatchObject({ total: 3, views_30d: 3, views_delta: 3 });
    const { rows } = await sql`select from profile_views where organization_id = ${organization_id}
      and candidate_id = ${applicant.candidate.id}`.execute(world.app.db);
    expect(rows).toHaveLength(3);
  });

  it('is one row of many requests at once', async () => {
    const { recruiter } = world.company;
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => record(recruiter.token, { application_id: applicant.id })),
      ...Array.from({ length: 12 }, () => open(recruiter.token)),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await viewsOf()).total).toBe(1);
  });

  it('is not made by fetching ahead, by lists, or by oneself', async () => {
    const { recruiter } = world.company;
    await open(recruiter.token, { ahead: 'true' });
    await world.app.call({ path: '/applicants', as: recruiter.token, query: { position_id: position.id } });
    expect((await viewsOf()).total).toBe(0);
    expect((await record(applicant.candidate.token, { application_id: applicant.id })).status).toBe(403);
  });

  it('tells the name of who allows it, as long as they do', async () => {
    const { recruiter } = world.company;
    await open(recruiter.token);
    expect((await allowName(recruiter, true)).status).toBe(200);
    expect((await viewsOf()).items[0].viewer_name).toBe('Ada Berg');
    await allowName(recruiter, false);
    expect((await viewsOf()).items[0].viewer_name).toBeNull();
  });

  it('of a position kept confidential says neither its name nor its application', async () => {
    const { recruiter, organization_id } = world.company;
    const canary = `Secret ${uuidv7()}`;
    await sql`update positions set title = ${canary}, visibility = 'confidential' where id = ${position.id}`.execute(
      world.app.db,
    );
    await sql`insert into position_team (organization_id, position_id, user_id, role)
      values (${organization_id}, ${position.id}, ${recruiter.id}, 'owner') on conflict do nothing`.execute(
      world.app.db,
    );
    expect((await open(recruiter.token)).status).toBe(200);
    const answer = await world.app.call({ path: '/user/profile/views', as: applicant.candidate.token });
    expect(answer.body.data.total).toBe(1);
    expect(answer.body.data.items[0].application).toBeNull();
    expect(answer.raw).not.toContain(canary);
    expect(answer.raw).not.toContain(position.id);
    expect(answer.raw).not.toContain(applicant.id);
  });

  it('says for whom a recruiter looks who works for a client', async () => {
    await world.linked({ scope: 'all_positions', permissions: ['view'] });
    const opened = await open(world.solo.token);
    expect(opened.status, opened.raw).toBe(200);
    expect((await viewsOf()).items[0]).toMatchObject({
      organization_name: 'Solo Search',
      client_name: 'Harbour Logistics',
      role: 'recruiter',
    });
    await sql`update organizations set status = 'suspended' where id = ${world.solo_organization}`.execute(
      world.app.db,
    );
    world.advance(2);
    await open(world.solo.token);
    expect((await viewsOf()).total).toBe(1);
    await sql`update organizations set status = 'approved' where id = ${world.solo_organization}`.execute(
      world.app.db,
    );
  });

  it('is recorded for a person of the pool, by the application or the proved address, of agencies too', async () => {
    const { recruiter } = world.company;
    const { rows } = await sql<{ person_id: string }>`
      select person_id from applications where id = ${applicant.id}`.execute(world.app.db);
    const person_id = rows[0]?.person_id ?? '';
    const opened = await world.app.call({ path: `/company/candidates/${person_id}`, as: recruiter.token });
    expect(opened.status, opened.raw).toBe(200);
    expect((await viewsOf()).items[0]).toMatchObject({ role: 'recruiter', application: null });

    const agency = await createOrganization(world.app.db, 'staffing_agency', 'Northstar');
    const agent = await createUser(world.app.db, 'staffing_agency_recruiter', { organization_id: agency });
    const known = uuidv7();
    await sql`insert into people (id, organization_id, email, source, is_open, last_activity_at, created_by)
      values (${known}, ${agency}, ${applicant.candidate.email}, 'imported', true, now(), ${agent.id})`.execute(
      world.app.db,
    );
    expect((await record(agent.token, { person_id: known })).body.data).toEqual({ counted: true });
    expect((await viewsOf()).items[0]).toMatchObject({ organization_name: 'Northstar', role: 'agency' });

    const stranger = uuidv7();
    await sql`insert into people (id, organization_id, email, source, is_open, last_activity_at)
      values (${stranger}, ${agency}, 'nobody@nowhere.test', 'imported', true, now())`.execute(world.app.db);
    expect((await record(agent.token, { person_id: stranger })).body.data).toEqual({ counted: false });
    expect((await record(agent.token, { application_id: applicant.id })).status).toBe(404);
    expect((await record(agent.token, { application_id: uuidv7() })).status).toBe(404);
  });

  it('counts by 30 days against the 30 before, and goes after 90', async () => {
    const { recruiter, admin } = world.company;
    await open(recruiter.token);
    await open(admin.token);
    expect(await stats()).toMatchObject({ views_30d: 2, views_delta: 2 });
    world.advance(31);
    await open(recruiter.token);
    expect(await stats()).toMatchObject({ views_30d: 1, views_delta: -1 });
    world.advance(61);
    expect((await viewsOf()).total).toBe(1);
    world.advance(2);
    await forgetViewsJob(world.app.services).run({});
    const { rows } =
      await sql`select from profile_views where candidate_id = ${applicant.candidate.id}`.execute(
        world.app.db,
      );
    expect(rows).toHaveLength(1);
  });

  it('is read in pages by a cursor', async () => {
    for (let i = 0; i < 12; i += 1) {
      const viewer = await createUser(world.app.db, 'company_recruiter', {
        organization_id: world.company.organization_id,
      });
      await open(viewer.token);
    }
    const one = await viewsOf(undefined, { recordsPerPage: '10' });
    expect([one.items.length, one.total]).toEqual([10, 12]);
    const two = await viewsOf(undefined, { recordsPerPage: '10', cursor: one.next_cursor });
    const ids = [...one.items, ...two.items].map(({ profile_view_id: id }: TestBody) => id);
    expect(new Set(ids).size).toBe(12);
    const bad = await world.app.call({
      path: '/user/profile/views',
      as: applicant.candidate.token,
      query: { cursor: 'nonsense' },
    });
    expect(bad.status).toBe(422);
  });
});

describe('what was opened of an application', () => {
  it('is told to its candidate part by part, from the first time on', async () => {
    const { recruiter, admin } = world.company;
    expect((await detailsOf()).standing).toMatchObject({ opened_at: null, cv_opened_at: null });
    await open(recruiter.token);
    const { opened_at } = (await detailsOf()).standing;
    expect(opened_at).not.toBeNull();
    world.advance(3);
    await open(admin.token);
    expect((await detailsOf()).standing).toMatchObject({
      opened_at,
      cv_opened_at: null,
      score_card_opened_at: null,
    });
    const listed = await world.app.call({ path: '/user/applications', as: applicant.candidate.token });
    expect(listed.body.data.items[0].standing).toMatchObject({ opened_at });
  });
});
