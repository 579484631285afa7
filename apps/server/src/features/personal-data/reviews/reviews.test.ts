import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestCall } from '../../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const post = (path: string, as: string, body: TestCall['body'], method: TestCall['method'] = 'POST') =>
  app.call({ method, path, as, body });

async function decided() {
  const company = await createCompany(app.db);
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
    openings: 9,
  });
  const { id: application_id, candidate } = await createApplication(
    app.db,
    company.organization_id,
    position,
  );
  const reason = await sql<{ id: string }>`select id from reasons where kind = 'we_rejected' limit 1`.execute(
    app.db,
  );
  const moved = await post('/update/position/application/status', company.recruiter.token, {
    application_id,
    from: 'applied',
    to: 'rejected',
    reason_id: reason.rows[0]?.id,
    note: 'No',
  });
  expect(moved.status, moved.raw).toBe(200);
  return { ...company, position, application_id, candidate };
}

const ask = (application_id: string, as: string, message = 'Please look at my answers again.') =>
  post('/user/application/review', as, { application_id, about: 'decision', message });

describe('a person looks again', () => {
  it('who did not decide, by a day, and the candidate reads the answer', async () => {
    const { application_id, candidate, recruiter, admin } = await decided();
    const explained = await app.call({
      path: '/user/application/explanation',
      as: candidate.token,
      query: { application_id },
    });
    expect(explained.body.data, explained.raw).toMatchObject({
      decided_by: 'person',
      can_ask: ['decision', 'data'],
      counted: [],
    });
    const asked = await ask(application_id, candidate.token);
    expect(asked.body.data, asked.raw).toMatchObject({ status: 'open', other_person: true });
    expect((await ask(application_id, candidate.token)).status).toBe(409);
    const review_request_id = asked.body.data.review_request_id;
    const list = await app.call({ path: '/reviews', as: admin.token });
    expect(list.body.data.items[0], list.raw).toMatchObject({ review_request_id, assigned_to_me: true });
    expect(list.body.data.counts).toEqual({ open: 1, overdue: 0, answered: 0, changed: 0 });
    const answer = { review_request_id, outcome: 'changed', answer: 'We missed your licence.' };
    expect((await post('/review/answer', recruiter.token, answer)).status).toBe(409);
    expect((await post('/review/answer', admin.token, answer)).status).toBe(200);
    expect((await post('/review/answer', admin.token, answer)).status).toBe(409);
    const own = await app.call({
      path: '/user/application/explanation',
      as: candidate.token,
      query: { application_id },
    });
    expect(own.body.data.reviews[0]).toMatchObject({ outcome: 'changed', answer: 'We missed your licence.' });
    expect(own.raw).not.toContain(recruiter.id);
    const told = await sql<{ n: number }>`select count(*)::int as n from notifications
      where user_id = ${candidate.id} and type = 'review_answered'`.execute(app.db);
    expect(told.rows[0]?.n).toBe(1);
  });

  it('is nobody else’s, and asked of something that happened', async () => {
    const { application_id, candidate } = await decided();
    const stranger = await createUser(app.db, 'candidate');
    expect((await ask(application_id, stranger.token)).status).toBe(404);
    const { review_request_id } = (await ask(application_id, candidate.token)).body.data;
    const other = await createCompany(app.db);
    expect((await post('/review/take', other.admin.token, { review_request_id })).status).toBe(404);
    expect(
      (await post('/user/application/review/withdraw', stranger.token, { review_request_id })).status,
    ).toBe(404);
    expect(
      (await post('/user/application/review/withdraw', candidate.token, { review_request_id })).status,
    ).toBe(200);
    const card = await post('/user/application/review', candidate.token, {
      application_id,
      about: 'score_card',
      message: 'And the card',
    });
    expect(card.status).toBe(409);
  });
});

describe('a correction', () => {
  it('is asked for with a day, answered by a person, and counted', async () => {
    const { application_id, candidate, admin, recruiter } = await decided();
    const correct = (more: object) =>
      post('/user/application/review', candidate.token, {
        application_id,
        about: 'data',
        message: 'That is not what I wrote.',
        ...more,
      });
    const nameless = await correct({});
    expect([nameless.status, nameless.body.fields[0].field]).toEqual([422, 'field']);
    const asked = await correct({ field: 'answers', proposed: 'Three years' });
    expect(asked.body.data, asked.raw).toMatchObject({
      field: 'answers',
      proposed: 'Three years',
      status: 'open',
    });
    expect((await correct({ field: 'answers' })).status).toBe(409);
    expect((await correct({ field: 'cv' })).status).toBe(201);
    const { review_request_id } = asked.body.data;
    const answer = { review_request_id, outcome: 'changed', answer: 'Corrected, thank you.' };
    expect((await post('/review/answer', recruiter.token, answer)).status).toBe(200);
    const counts = await app.call({ path: '/organization/rights', as: admin.token });
    expect(counts.body.data, counts.raw).toMatchObject({
      corrections: { open: 1, answered: 1, changed: 1 },
      reviews: { open: 0, answered: 0 },
    });
    expect((await app.call({ path: '/organization/rights', as: recruiter.token })).status).toBe(403);
  });
});

describe('a choice about one’s data', () => {
  const choose = (as: string, organization_id: string, kind: string, on = true) =>
    post('/user/data/choice', as, { organization_id, kind, on }, 'PUT');

  it('restricting stops decisions at once, until it is taken back', async () => {
    const { organization_id, recruiter } = await createCompany(app.db);
    const position = await createPosition(app.db, organization_id, recruiter.id, { openings: 9 });
    const { id: application_id, candidate } = await createApplication(app.db, organization_id, position);
    const move = () =>
      post('/update/position/application/status', recruiter.token, {
        application_id,
        from: 'applied',
        to: 'short_listed',
      });
    expect((await choose(candidate.token, organization_id, 'restriction')).status).toBe(200);
    const refused = await move();
    expect([refused.status, refused.body.code], refused.raw).toEqual([409, 'refused_by_rule']);
    expect((await choose(candidate.token, organization_id, 'restriction', false)).status).toBe(200);
    expect((await move()).status).toBe(200);
  });

  it('restricting also stops undoing, and closing leaves the application as it is', async () => {
    const { organization_id, recruiter } = await createCompany(app.db);
    const position = await createPosition(app.db, organization_id, recruiter.id, { openings: 9 });
    const { id: application_id, candidate } = await createApplication(app.db, organization_id, position);
    const { id: other } = await createApplication(app.db, organization_id, position);
    const moved = await post('/update/position/application/status', recruiter.token, {
      application_id,
      from: 'applied',
      to: 'short_listed',
    });
    const { batch_id } = moved.body.data;
    await choose(candidate.token, organization_id, 'restriction');
    const undo = () => post('/update/multiple/application/status/undo', recruiter.token, { batch_id });
    expect((await undo()).status).toBe(409);
    const reason = await sql<{
      id: string;
    }>`select id from reasons where kind = 'we_rejected' limit 1`.execute(app.db);
    const closed = await post(`/position/${position.id}/transitions`, recruiter.token, {
      from: 'published',
      to: 'closed',
      close_reason: 'other',
      open_applications: { action: 'reject', reason_id: reason.rows[0]?.id },
    });
    expect(closed.status, closed.raw).toBe(200);
    expect(closed.body.data.moved_applications).toBe(1);
    const { rows } = await sql<{ id: string; status: string }>`select id, status from applications
      where id in (${application_id}, ${other}) order by id`.execute(app.db);
    expect(rows).toEqual([
      { id: application_id, status: 'short_listed' },
      { id: other, status: 'rejected' },
    ]);
    await choose(candidate.token, organization_id, 'restriction', false);
    expect((await undo()).status).toBe(200);
  });

  it('objecting and withdrawing consent change the pool at once', async () => {
    const { organization_id, recruiter } = await createCompany(app.db);
    const position = await createPosition(app.db, organization_id, recruiter.id);
    const { candidate } = await createApplication(app.db, organization_id, position);
    for (const kind of ['objection', 'consent']) {
      const chosen = await choose(candidate.token, organization_id, kind);
      expect(chosen.status, chosen.raw).toBe(200);
    }
    const { rows } =
      await sql`select do_not_contact, consent from people where organization_id = ${organization_id}
      and email = ${candidate.email}`.execute(app.db);
    expect(rows).toEqual([{ do_not_contact: true, consent: 'withdrawn' }]);
    expect((await choose(candidate.token, organization_id, 'consent', false)).status).toBe(409);
    const foreign = await createCompany(app.db);
    expect((await choose(candidate.token, foreign.organization_id, 'objection')).status).toBe(404);
  });
});
