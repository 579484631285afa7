import type { AskedCultureQuestion } from '@tryout/contract/culture-questions/culture-questions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createOrganization,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let t: TestApp;
let now = new Date('2026-11-02T09:00:00.000Z');
let platform: TestUser;
beforeAll(async () => {
  t = await startTestApp({ now: () => now });
  platform = await createUser(t.db, 'super_admin');
});
afterAll(() => t.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (as: TestUser, method: Method, path: string, more: { body?: object; query?: object } = {}) =>
  t.call({ method, path, as: as.token, ...more } as Parameters<TestApp['call']>[0]);
async function data(
  as: TestUser,
  method: Method,
  path: string,
  more: { body?: object; query?: object } = {},
) {
  const answer = await call(as, method, path, more);
  expect([200, 201], answer.raw).toContain(answer.status);
  return answer.body.data;
}

/** Answers that count as `score` in each dimension; of pairs 5 from the middle on, else 1. */
const answering = (questions: readonly AskedCultureQuestion[], score: number) =>
  questions.map(({ culture_question_id, version, kind, is_reversed }) => ({
    culture_question_id,
    version,
    value: kind === 'scale' ? (is_reversed ? 6 - score : score) : score >= 3 !== is_reversed ? 1 : 2,
  }));

interface Company {
  readonly id: string;
  readonly admin: TestUser;
  readonly others: readonly TestUser[];
}
async function company(others = 5): Promise<Company> {
  const id = await createOrganization(t.db);
  const member = (role: 'company_admin' | 'employee') => createUser(t.db, role, { organization_id: id });
  const admin = await member('company_admin');
  const rest: TestUser[] = [];
  for (let n = 0; n < others; n += 1) rest.push(await member('employee'));
  return { id, admin, others: rest };
}
async function say(as: TestUser, score: number) {
  const { questions } = await data(as, 'GET', '/culture/own');
  return data(as, 'PUT', '/culture/own', { body: { answers: answering(questions, score) } });
}
const profile = (as: TestUser) => data(as, 'GET', '/culture/profile');

describe('the bank', () => {
  it('begins with the starter set, and takes drafts, new versions and retired questions', async () => {
    const all = await data(platform, 'GET', '/culture/questions', { query: { recordsPerPage: 100 } });
    expect(all.items).toHaveLength(36);
    expect(new Set(all.items.map((one: { status: string }) => one.status))).toEqual(new Set(['published']));
    const body = { dimension: 'detail', kind: 'scale', statement: { en: 'Lists are kept.' } };
    const added = await data(platform, 'POST', '/culture/questions', { body });
    expect(added).toMatchObject({ status: 'draft', version: 1, is_reversed: false, opposite: null });
    const path = `/culture/questions/${added.culture_question_id}`;
    const moved = await data(platform, 'POST', `${path}/status`, {
      body: { from: 'draft', to: 'published' },
    });
    expect(moved.status).toBe('published');
    const changed = await data(platform, 'PUT', path, {
      body: { ...body, statement: { en: 'Lists are kept by everybody.' }, version: 1 },
    });
    expect(changed).toMatchObject({ version: 2, statement: { en: 'Lists are kept by everybody.' } });
    expect((await call(platform, 'PUT', path, { body: { ...body, version: 1 } })).body.code).toBe('conflict');
    const stale = await call(platform, 'POST', `${path}/status`, {
      body: { from: 'draft', to: 'published' },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_status']);
    const closed = await data(platform, 'POST', `${path}/status`, {
      body: { from: 'published', to: 'closed' },
    });
    expect(closed.status).toBe('closed');
    const found = await data(platform, 'GET', '/culture/questions', { query: { search: 'by everybody' } });
    expect(found.items.map((one: { version: number }) => one.version)).toEqual([2]);
  });

  it('refuses words that are not whole, and everybody but the super admin', async () => {
    const body = { dimension: 'detail', kind: 'pair', statement: { en: 'A' } };
    const half = await call(platform, 'POST', '/culture/questions', { body });
    expect([half.status, half.body.fields?.[0]?.field], half.raw).toEqual([422, 'opposite']);
    const { admin } = await company(0);
    expect((await call(admin, 'GET', '/culture/questions')).status).toBe(403);
    expect((await call(admin, 'POST', '/culture/questions', { body })).status).toBe(403);
  });
});

describe('an organization’s profile', () => {
  it('is too thin until an admin and five others have answered, and then tells means, never answers', async () => {
    const { admin, others } = await company();
    for (const one of others) await say(one, 2);
    expect(await profile(admin)).toMatchObject({
      is_thin: true,
      answered: 5,
      answered_admins: 0,
      counted: null,
      dimensions: [],
    });
    await say(admin, 2);
    const whole = await profile(admin);
    expect(whole).toMatchObject({ is_thin: false, counted: 6, counted_on: '2026-11-02', members: 6 });
    expect(whole.dimensions).toHaveLength(9);
    for (const one of whole.dimensions) {
      expect(one).toMatchObject({
        questions: 4,
        mean: 1.75,
        spread: 0,
        agreement: 1,
        agreement_band: 'very_strong',
      });
    }
    expect((await call(others[0] as TestUser, 'GET', '/culture/profile')).status).toBe(403);
    const own = await data(others[0] as TestUser, 'GET', '/culture/own');
    expect(own.answered_on).toBe('2026-11-02');
    expect(own.answers).toBeUndefined();
  });

  it('changes only with five people at once, whether they come, answer anew or leave', async () => {
    const { admin, others } = await company(10);
    for (const one of [admin, ...others.slice(0, 5)]) await say(one, 3);
    const before = await profile(admin);
    expect(before.counted).toBe(6);
    for (const one of others.slice(5, 9)) await say(one, 5);
    expect((await profile(admin)).dimensions).toEqual(before.dimensions);
    // The same person answering twice is still one.
    await say(others[5] as TestUser, 4);
    expect(await profile(admin)).toMatchObject({ counted: 6, dimensions: before.dimensions });
    await data(others[0] as TestUser, 'DELETE', '/culture/own');
    const after = await profile(admin);
    expect(after.counted).toBe(9);
    expect(after.dimensions[0].mean).toBeGreaterThan(before.dimensions[0].mean);
  });

  it('takes each question once, as it is worded now', async () => {
    const { admin } = await company(0);
    const { questions } = await data(admin, 'GET', '/culture/own');
    const answers = answering(questions, 3);
    const put = (body: object) => call(admin, 'PUT', '/culture/own', { body });
    expect((await put({ answers: answers.slice(1) })).body.fields?.[0]?.field).toBe('answers');
    expect((await put({ answers: [...answers, answers[0]] })).body.fields?.[0]?.field).toBe('answers.36');
    const [first, ...rest] = answers;
    expect((await put({ answers: [{ ...first, version: 2 }, ...rest] })).body.fields?.[0]?.field).toBe(
      'answers.0',
    );
    expect((await put({ answers: [{ ...first, value: 6 }, ...rest] })).status).toBe(422);
    expect((await data(admin, 'GET', '/culture/own')).answered_on).toBeNull();
  });
});

describe('a candidate', () => {
  it('answers once, gives the answers again for twelve months, and takes them back', async () => {
    const { id, admin, others } = await company();
    const position = await createPosition(t.db, id, admin.id);
    const second = await createPosition(t.db, id, admin.id);
    const first = await createApplication(t.db, id, position);
    const { candidate } = first;
    const other = await createApplication(t.db, id, second);
    await sql`update applications set candidate_id = ${candidate.id} where id = ${other.id}`.execute(t.db);
    const own = (method: Method, application_id: string, more: object = {}) =>
      method === 'PUT'
        ? data(candidate, method, '/application/culture', { body: { application_id, ...more } })
        : data(candidate, method, '/application/culture', { query: { application_id } });
    const block = (application: string) => data(admin, 'GET', `/applicants/${application}/culture`);

    expect(await own('GET', first.id)).toMatchObject({ state: 'not_asked', questions: [] });
    const refused = await call(candidate, 'PUT', '/application/culture', {
      body: { application_id: first.id, answers: [] },
    });
    expect(refused.body.code).toBe('refused_by_rule');
    expect(await block(first.id)).toMatchObject({ state: 'not_asked', dimensions: [] });
    for (const one of [position, second]) {
      const asks = await data(admin, 'PUT', `/positions/${one.id}/culture`, { body: { asks: true } });
      expect(asks).toEqual({
        asks: true,
        questions: 36,
        is_thin: true,
        weight: 0,
        has_simulations: false,
        has_applicants: true,
      });
    }
    const asked = await own('GET', first.id);
    expect(asked).toMatchObject({ state: 'asked', reusable: null });
    expect(asked.questions).toHaveLength(36);
    expect((await block(first.id)).state).toBe('waiting');
    const nothing = await call(candidate, 'PUT', '/application/culture', {
      body: { application_id: first.id, answers: null },
    });
    expect(nothing.body.code).toBe('refused_by_rule');

    const given = await own('PUT', first.id, { answers: answering(asked.questions, 5) });
    expect(given).toMatchObject({ state: 'given', given_on: '2026-11-02' });
    expect((await block(first.id)).state).toBe('thin');
    for (const one of [admin, ...others]) await say(one, 2);
    const compared = await block(first.id);
    expect(compared).toMatchObject({ state: 'compared', people: 6, weight: 0, answered_on: '2026-11-02' });
    for (const one of compared.dimensions) {
      expect(one).toMatchObject({ questions: 4, candidate: 5, team: 1.75, match: 0.19, adds: 0.81 });
    }
    // No employer sees them with another application until they are given there.
    expect((await block(other.id)).state).toBe('waiting');
    expect((await own('GET', other.id)).reusable).toEqual({ answered_on: '2026-11-02', until: '2027-11-02' });
    expect(await own('PUT', other.id, { answers: null })).toMatchObject({ state: 'given' });
    expect((await block(other.id)).state).toBe('compared');
    expect(await own('DELETE', other.id)).toMatchObject({ state: 'asked' });
    expect((await block(other.id)).state).toBe('waiting');

    now = new Date('2027-11-03T09:00:00.000Z');
    expect((await own('GET', other.id)).reusable).toBeNull();
    now = new Date('2026-11-02T09:00:00.000Z');
    // Hiring managers see it only with a privilege that shows score cards.
    const [employee] = others as [TestUser];
    expect((await call(employee, 'GET', `/applicants/${first.id}/culture`)).status).toBe(404);
    await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, level, status, invited_by)
      values (gen_random_uuid(), ${id}, ${position.id}, ${employee.email}, ${employee.id}, 'reviewer', 'approved', ${admin.id})`.execute(
      t.db,
    );
    expect((await call(employee, 'GET', `/applicants/${first.id}/culture`)).body.data.state).toBe('compared');
  });
});
