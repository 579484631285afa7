import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPosition } from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ openings: 20 });
});
afterAll(() => world.app.stop());

const get = (path: string, query: Record<string, string>, as = world.recruiter.token) =>
  world.app.call({ path, query, as });

describe('a review one by one', () => {
  it('begins at the best, follows the filter, and keeps the place of somebody who was decided about', async () => {
    const best = await world.applicant({ job_fit_score: 90, last_name: 'Zorn' });
    const second = await world.applicant({ job_fit_score: 70, last_name: 'Zorn' });
    const third = await world.applicant({ job_fit_score: 50, last_name: 'Zorn' });
    await world.applicant({ job_fit_score: 60, last_name: 'Other' });
    const filters = { position_id: world.position.id, q: 'Zorn', status: 'applied' };
    const begin = await get('/applicants/review', filters);
    expect(begin.body.data).toEqual({ application_id: best.id, before: 0, after: 2, is_capped: false });
    const one = await get('/applicant', { application_id: best.id, q: 'Zorn', status: 'applied' });
    expect(one.body.data).toMatchObject({ previous_id: null, next_id: second.id });
    await world.move(second.id, 'applied', 'short_listed');
    const here = await get('/applicants/review', { ...filters, application_id: second.id });
    expect(here.body.data).toEqual({ application_id: second.id, before: 1, after: 1, is_capped: false });
    const decided = await get('/applicant', { application_id: second.id, q: 'Zorn', status: 'applied' });
    expect(decided.body.data).toMatchObject({ previous_id: best.id, next_id: third.id });
    const none = await get('/applicants/review', { ...filters, q: 'Nobody at all' });
    expect(none.body.data.application_id).toBeNull();
  });

  it('queues only those who wait for a decision, and has a place for those who do not', async () => {
    const decided = await world.applicant({ job_fit_score: 95, last_name: 'Quill', status: 'rejected' });
    const first = await world.applicant({ job_fit_score: 90, last_name: 'Quill', status: 'phone_screen' });
    await world.applicant({ job_fit_score: 85, last_name: 'Quill', status: 'on_hold' });
    await world.applicant({ job_fit_score: 80, last_name: 'Quill', status: 'approved' });
    await world.applicant({ job_fit_score: 75, last_name: 'Quill', status: 'questions_answered' });
    const last = await world.applicant({ job_fit_score: 70, last_name: 'Quill' });
    const quills = { position_id: world.position.id, q: 'Quill' };
    const begin = await get('/applicants/review', quills);
    expect(begin.body.data).toEqual({ application_id: first.id, before: 0, after: 1, is_capped: false });
    const one = await get('/applicant', { application_id: first.id, q: 'Quill', in_review: 'true' });
    expect(one.body.data).toMatchObject({ previous_id: null, next_id: last.id });
    const direct = await get('/applicants/review', { ...quills, application_id: decided.id });
    expect(direct.body.data).toMatchObject({ application_id: decided.id, before: 0, after: 2 });
    const rejected = await get('/applicants/review', { ...quills, status: 'rejected' });
    expect(rejected.body.data.application_id).toBeNull();
    const alone = { application_id: decided.id, q: 'Quill', status: 'rejected', in_review: 'true' };
    expect((await get('/applicant', alone)).body.data).toMatchObject({ previous_id: null, next_id: null });
  });

  it('hides who it is from a reader who asks for it, and from one who may not know', async () => {
    const { id } = await world.applicant({ first_name: 'Selma', last_name: 'Quist' });
    const open = await get('/applicant', { application_id: id });
    expect(open.body.data.name).toBe('Selma Quist');
    const blind = await get('/applicant', { application_id: id, blind: 'true' });
    expect(blind.body.data).toMatchObject({ name: null, email: null, contact: null, cv_hidden: true });
    expect(blind.raw).not.toContain('Selma');
    const manager = await world.manager('reviewer', false);
    const asked = await get('/applicant', { application_id: id, blind: 'false' }, manager.token);
    expect(asked.body.data.name).toBeNull();
    const search = { position_id: world.position.id, q: 'Selma' };
    expect((await get('/applicants/review', search, manager.token)).status).toBe(422);
  });
});

describe('a reminder by hand', () => {
  const remind = (application_id: string, as = world.recruiter.token) =>
    world.app.call({ method: 'POST', path: '/applicant/remind', as, body: { application_id } });
  const mails = async (id: string) => {
    const { rows } =
      await sql`select 1 from mails where application_id = ${id} and kind = 'application_reminder'`.execute(
        world.app.db,
      );
    return rows.length;
  };

  it('goes out once in 24 hours, is told and logged', async () => {
    const { id, candidate } = await world.applicant({ status: 'cv_submitted' });
    const before = await get('/applicant', { application_id: id });
    expect(before.body.data.reminder).toEqual({ last_at: null, again_from: null, possible: true });
    const answers = await Promise.all([remind(id), remind(id), remind(id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await mails(id)).toBe(1);
    const told = await world.app.call({ path: '/get/user/notifications', as: candidate.token });
    expect(told.raw).toContain(`/apply/${id}`);
    const after = await get('/applicant', { application_id: id });
    const { last_at, again_from } = after.body.data.reminder;
    expect(Date.parse(again_from) - Date.parse(last_at)).toBe(24 * 3_600_000);
    const log = await get('/applicant/logs', { application_id: id });
    expect(log.body.data.items.map((line: { action: string }) => line.action)).toEqual(['reminded']);
    world.advance(24 * 60 + 1);
    expect((await remind(id)).status).toBe(200);
    expect(await mails(id)).toBe(2);
  });

  it('is refused when there is nothing to finish, and when it would be in vain', async () => {
    const done = await world.applicant();
    expect((await remind(done.id)).status).toBe(409);
    expect((await get('/applicant', { application_id: done.id })).body.data.reminder).toBeNull();
    const closed = await createPosition(world.app.db, world.organization_id, world.recruiter.id);
    const { id } = await world.applicant({ status: 'started' });
    await sql`update applications set position_id = ${closed.id}, revision_id = ${closed.revision_id} where id = ${id}`.execute(
      world.app.db,
    );
    await sql`update positions set status = 'closed' where id = ${closed.id}`.execute(world.app.db);
    expect((await remind(id)).body.message).toContain('closed');
    expect((await remind(uuidv7())).status).toBe(404);
    const manager = await world.manager('decider');
    expect((await remind(done.id, manager.token)).status).toBe(403);
  });
});
