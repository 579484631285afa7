import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { createPlayWorld, type PlayWorld } from '../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestCall } from '../../platform/testing/test-app.ts';

let app: TestApp;
let clock = new Date('2026-11-09T15:00:00.000Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => clock });
});
afterAll(() => app.stop());

const call = (
  method: TestCall['method'],
  path: string,
  as: string,
  input: TestCall['body'] | TestCall['query'],
) =>
  app.call({
    method,
    path,
    as,
    ...(method === 'GET' || method === 'DELETE' ? { query: input } : { body: input }),
  } as TestCall);

const read = (application: { id: string; candidate: TestUser }) =>
  app.call({
    path: '/application/notice',
    as: application.candidate.token,
    query: { application_id: application.id },
  });

const accept = (application: { id: string; candidate: TestUser }, digest: string) =>
  call('POST', '/application/notice/accept', application.candidate.token, {
    application_id: application.id,
    digest,
  });

/** Somebody who has accepted nothing yet. */
async function newcomer(world: PlayWorld) {
  const application = await world.apply();
  await sql`delete from notice_acceptances where application_id = ${application.id}`.execute(app.db);
  return application;
}

async function readAndAccept(application: { id: string; candidate: TestUser }) {
  const notice = await read(application);
  expect(notice.status, notice.raw).toBe(200);
  const accepted = await accept(application, notice.body.data.digest);
  expect(accepted.status, accepted.raw).toBe(200);
  return notice.body.data;
}

async function publishText(world: PlayWorld, about: string, matters: boolean, position_id?: string) {
  const scope = position_id ? { position_id } : {};
  const saved = await call('PUT', '/organization/notice', world.company.admin.token, {
    ...scope,
    texts: { en: { about, other_way: '' } },
    contact: 'jobs@harbour.test',
  });
  expect(saved.status, saved.raw).toBe(200);
  const published = await call('POST', '/organization/notice/publish', world.company.admin.token, {
    ...scope,
    version: saved.body.data.version,
    matters,
  });
  expect(published.status, published.raw).toBe(200);
  return saved.body.data.version as number;
}

describe('the candidate notice', () => {
  it('says what is generated, and a play is refused until it is accepted', async () => {
    const world = await createPlayWorld(app);
    const application = await newcomer(world);
    const refused = await world.askToPlay(application);
    expect([refused.status, refused.body.code], refused.raw).toEqual([409, 'refused_by_rule']);
    const { data } = (await read(application)).body;
    expect(data).toMatchObject({ organization_name: 'Harbour Logistics', accepted_at: null, changed: false });
    expect(data.measured.length).toBeGreaterThan(0);
    expect(data.simulations).toHaveLength(1);
    expect(data.kept.every(({ months }: { months: number | null }) => months === null)).toBe(true);
    expect((await accept(application, '0'.repeat(64))).status).toBe(409);
    await readAndAccept(application);
    expect((await world.askToPlay(application)).status).toBe(200);
    expect((await read(application)).body.data.accepted_at).not.toBeNull();
  });

  it('is asked for again when a change matters, and never of a play that was opened', async () => {
    const world = await createPlayWorld(app);
    const [waiting, playing] = [await newcomer(world), await newcomer(world)];
    await readAndAccept(waiting);
    await readAndAccept(playing);
    await world.open(playing);
    clock = new Date(clock.getTime() + 60_000);
    await publishText(world, 'We look at the details.', false);
    expect((await read(waiting)).body.data).toMatchObject({
      about: 'We look at the details.',
      changed: false,
    });
    expect((await read(waiting)).body.data.accepted_at).not.toBeNull();
    clock = new Date(clock.getTime() + 60_000);
    await publishText(world, 'Results are shared with the client.', true);
    expect((await read(waiting)).body.data).toMatchObject({ accepted_at: null, changed: true });
    expect((await world.askToPlay(waiting)).status).toBe(409);
    expect((await world.askToPlay(playing, { take_over: true })).status).toBe(200);
    clock = new Date(clock.getTime() + 60_000);
    await readAndAccept(waiting);
    expect((await world.askToPlay(waiting)).status).toBe(200);
    const { rows } = await sql<{ version: number }>`select v.version from notice_acceptances a
      join notice_versions v on v.id = a.notice_version_id where a.application_id = ${waiting.id}
      order by v.version`.execute(app.db);
    expect(rows).toHaveLength(2);
  });

  it('is asked for again when it is kept for longer, and not when for less', async () => {
    const world = await createPlayWorld(app);
    const put = (months: number) =>
      call('PUT', '/organization/retention', world.company.admin.token, {
        rules: ['hired', 'rejected', 'withdrawn', 'unfinished', 'open'].map((outcome) => ({
          outcome,
          months,
        })),
      });
    expect((await put(12)).status).toBe(200);
    const application = await newcomer(world);
    const notice = await readAndAccept(application);
    expect(notice.kept).toContainEqual({ outcome: 'rejected', months: 12 });
    await put(6);
    expect((await read(application)).body.data.accepted_at).not.toBeNull();
    await put(24);
    expect((await read(application)).body.data).toMatchObject({ accepted_at: null, changed: true });
  });

  it('reads a position’s own words instead of the organization’s', async () => {
    const world = await createPlayWorld(app);
    await publishText(world, 'For everybody.', false);
    await publishText(world, 'For this one.', false, world.position.id);
    const application = await newcomer(world);
    expect((await read(application)).body.data).toMatchObject({
      about: 'For this one.',
      contact: 'jobs@harbour.test',
    });
  });

  it('is kept for good: neither words nor acceptances change', async () => {
    const world = await createPlayWorld(app);
    await publishText(world, 'As it was.', false);
    await readAndAccept(await newcomer(world));
    for (const change of [
      sql`update notice_texts set contact = 'x' where status = 'published'`,
      sql`update notice_versions set content = '{}'`,
      sql`update notice_acceptances set locale = 'ar'`,
    ]) {
      await expect(change.execute(app.db)).rejects.toThrow('append-only');
    }
  });

  it('is each side’s own', async () => {
    const world = await createPlayWorld(app);
    const application = await newcomer(world);
    const stranger = await createUser(app.db, 'candidate');
    const foreign = { id: application.id, candidate: stranger };
    expect((await read(foreign)).status).toBe(404);
    expect((await accept(foreign, '0'.repeat(64))).status).toBe(404);
    const other = await createCompany(app.db);
    const wish = { position_id: world.position.id };
    expect((await call('GET', '/organization/notice', other.admin.token, wish)).status).toBe(404);
    expect((await call('GET', '/organization/notice', world.company.recruiter.token, wish)).status).toBe(403);
    const draft = { texts: { en: { about: 'x'.repeat(4001), other_way: '' } }, contact: '' };
    expect((await call('PUT', '/organization/notice', other.admin.token, draft)).status).toBe(422);
    expect((await call('DELETE', '/organization/notice', other.admin.token, {})).status).toBe(404);
  });

  it('twice at once is accepted once', async () => {
    const world = await createPlayWorld(app);
    const application = await newcomer(world);
    const { digest } = (await read(application)).body.data;
    const answers = await Promise.all([1, 2, 3].map(() => accept(application, digest)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.accepted_at)).size).toBe(1);
  });
});

describe('New York City’s notice', () => {
  async function inNewYork() {
    const world = await createPlayWorld(app);
    const { organization_id } = world.company;
    const place = crypto.randomUUID();
    await sql`insert into locations (id, organization_id, name) values (${place}, ${organization_id}, 'New York, NY')`.execute(
      app.db,
    );
    await sql`insert into position_locations (organization_id, position_id, location_id)
      values (${organization_id}, ${world.position.id}, ${place})`.execute(app.db);
    return world;
  }
  const aedt = (world: PlayWorld, as = world.company.recruiter.token) =>
    call('GET', '/position/aedt-notice', as, { position_id: world.position.id });
  const set = (world: PlayWorld, wish: object) =>
    call('PUT', '/position/aedt-notice', world.company.recruiter.token, {
      position_id: world.position.id,
      ...wish,
    });

  it('keeps ten business days between the notice and the first play', async () => {
    clock = new Date('2026-11-09T15:00:00.000Z');
    const world = await inNewYork();
    expect((await aedt(world)).body.data).toMatchObject({ in_new_york: true, is_on: true, posted_on: null });
    const posted = await set(world, { on: true });
    // Veterans Day lies between.
    expect(posted.body.data, posted.raw).toMatchObject({
      posted_on: '2026-11-09',
      use_from: '2026-11-25',
      waits: true,
    });
    const application = await newcomer(world);
    await readAndAccept(application);
    const early = await world.askToPlay(application);
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('2026-11-25')]);
    const check = await call('GET', '/game/check/application', application.candidate.token, {
      application_id: application.id,
    });
    expect(check.body.data).toMatchObject({ allowed: false, reason: expect.stringContaining('2026-11-25') });
    clock = new Date('2026-11-25T04:30:00.000Z');
    expect((await world.askToPlay(application)).status).toBe(409);
    clock = new Date('2026-11-25T05:30:00.000Z');
    expect((await world.askToPlay(application)).status).toBe(200);
  });

  it('is on the job page, and off only for a reason', async () => {
    clock = new Date('2026-11-09T15:00:00.000Z');
    const world = await inNewYork();
    await set(world, { on: true });
    const { rows } = await sql<{ path: string }>`select '/jobs/' || o.slug || '/' || p.slug as path
      from positions p join organizations o on o.id = p.organization_id where p.id = ${world.position.id}`.execute(
      app.db,
    );
    const job = await app.call({ path: rows[0]?.path ?? '' });
    expect(job.body.data.aedt_notice, job.raw).toMatchObject({
      posted_on: '2026-11-09',
      use_from: '2026-11-25',
    });
    expect(job.body.data.aedt_notice.measured.length).toBeGreaterThan(0);
    const silent = await set(world, { on: false });
    expect([silent.status, silent.body.fields[0].field]).toEqual([422, 'reason']);
    const off = await set(world, { on: false, reason: 'Nobody who lives there can apply' });
    expect(off.body.data, off.raw).toMatchObject({ is_on: false, posted_on: null });
    expect((await world.askToPlay(await world.apply())).status).toBe(200);
    expect((await app.call({ path: rows[0]?.path ?? '' })).body.data.aedt_notice).toBeNull();
  });

  it('begins when the position is published, and again when asked', async () => {
    clock = new Date('2026-06-01T15:00:00.000Z');
    const world = await inNewYork();
    const move = (from: string, to: string) =>
      call('POST', `/position/${world.position.id}/transitions`, world.company.recruiter.token, { from, to });
    await sql`update position_revisions set score_template_id = (
        select id from score_templates where organization_id is null and status = 'published' order by key limit 1)
      where position_id = ${world.position.id}`.execute(app.db);
    expect((await move('published', 'paused')).status).toBe(200);
    expect((await aedt(world)).body.data.posted_on).toBeNull();
    const again = await move('paused', 'published');
    expect(again.status, again.raw).toBe(200);
    expect((await aedt(world)).body.data).toMatchObject({ posted_on: '2026-06-01', use_from: '2026-06-16' });
    expect((await move('published', 'paused')).status).toBe(200);
    clock = new Date('2026-06-10T15:00:00.000Z');
    expect((await move('paused', 'published')).status).toBe(200);
    // It was on the page meanwhile: its days go on.
    expect((await aedt(world)).body.data.posted_on).toBe('2026-06-01');
    clock = new Date('2026-07-01T15:00:00.000Z');
    expect((await set(world, { on: true, again: true })).body.data.posted_on).toBe('2026-07-01');
  });

  it('is each organization’s own', async () => {
    const world = await inNewYork();
    const other = await createCompany(app.db);
    expect((await aedt(world, other.recruiter.token)).status).toBe(404);
    const candidate = await createUser(app.db, 'candidate');
    expect((await aedt(world, candidate.token)).status).toBe(403);
  });
});
