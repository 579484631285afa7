import type { AskedCultureQuestion } from '@tryout/contract/culture-questions/culture-questions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createApplication,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import {
  ABLE,
  createPlayWorld,
  type PlayWorld,
  SHORT_SIMULATION,
} from '../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestBody, type TestCall } from '../../platform/testing/test-app.ts';
import { recountJob } from './weigh-position.ts';

let t: TestApp;
let world: PlayWorld;
let admin: TestUser;
let organization_id: string;
let position: Awaited<ReturnType<typeof createPosition>>;
beforeAll(async () => {
  t = await startTestApp();
  world = await createPlayWorld(t);
  ({ organization_id } = world.company);
  admin = await createUser(t.db, 'company_admin', { organization_id });
  position = await createPosition(t.db, organization_id, admin.id, { simulations: [SHORT_SIMULATION] });
});
afterAll(() => t.stop());

const call = (as: TestUser, method: TestCall['method'], path: string, given: object = {}) =>
  t.call({
    method,
    path,
    as: as.token,
    ...(method === 'GET' ? { query: given } : { body: given }),
  } as TestCall);
async function data(...args: Parameters<typeof call>): Promise<TestBody> {
  const answer = await call(...args);
  expect([200, 201], answer.raw).toContain(answer.status);
  return answer.body.data;
}
const answering = (questions: readonly AskedCultureQuestion[], score: number) =>
  questions.map(({ culture_question_id, version, kind, is_reversed }) => ({
    culture_question_id,
    version,
    value: kind === 'scale' ? (is_reversed ? 6 - score : score) : score >= 3 !== is_reversed ? 1 : 2,
  }));
const weigh = (as: TestUser, weight: number, understood = true) =>
  call(as, 'PUT', `/positions/${position.id}/culture/weight`, { weight, understood });
const cardOf = (id: string) =>
  data(world.company.recruiter, 'GET', '/position/application/score/card', { application_id: id });
const verified = (id: string) =>
  data(world.company.recruiter, 'GET', '/position/application/score/card/verify', { score_card_id: id });
const toldOf = async (users: readonly TestUser[]) => {
  const { rows } = await sql<{ type: string; link: string }>`
    select type, link from notifications where user_id = any(${users.map(({ id }) => id)}::uuid[])`.execute(
    t.db,
  );
  return rows;
};

it('colleagues are asked once a week, in their notifications and by mail', async () => {
  const colleagues: TestUser[] = [];
  for (let n = 0; n < 6; n += 1) colleagues.push(await createUser(t.db, 'employee', { organization_id }));
  const before = await data(admin, 'GET', '/culture/profile');
  expect(before).toMatchObject({ asked_on: null, is_thin: true });
  expect((await call(colleagues[0] as TestUser, 'POST', '/culture/ask')).status).toBe(403);
  const { asked } = await data(admin, 'POST', '/culture/ask');
  expect(asked).toBe(before.waiting - 1);
  expect(await toldOf(colleagues)).toEqual(
    colleagues.map(() => ({ type: 'culture_asked', link: '/user#culture' })),
  );
  const { rows } =
    await sql`select from mails where kind = 'culture_asked' and to_email = ${colleagues[0]?.email}`.execute(
      t.db,
    );
  expect(rows).toHaveLength(1);
  expect((await call(admin, 'POST', '/culture/ask')).body.code).toBe('refused_by_rule');
  expect((await data(admin, 'GET', '/culture/profile')).asked_on).not.toBeNull();

  expect((await weigh(admin, 10)).body.code).toBe('refused_by_rule');
  await data(admin, 'PUT', `/positions/${position.id}/culture`, { asks: true });
  expect((await weigh(admin, 10)).body.code).toBe('refused_by_rule');
  for (const one of [admin, ...colleagues]) {
    const { questions } = await data(one, 'GET', '/culture/own');
    await data(one, 'PUT', '/culture/own', { answers: answering(questions, 2) });
  }
  expect((await data(admin, 'GET', '/culture/profile')).is_thin).toBe(false);
});

it('count nowhere without simulations, since there is no job fit', async () => {
  const bare = await createPosition(t.db, organization_id, admin.id);
  const asking = await data(admin, 'PUT', `/positions/${bare.id}/culture`, { asks: true });
  expect(asking).toMatchObject({ has_simulations: false, is_thin: false, has_applicants: false });
  const refused = await call(admin, 'PUT', `/positions/${bare.id}/culture/weight`, {
    weight: 10,
    understood: true,
  });
  expect(refused.body.code).toBe('refused_by_rule');
});

it('count by an admin’s choice after a warning, before anybody applies, in cards that come out again', async () => {
  expect((await weigh(world.company.recruiter, 10)).status).toBe(403);
  expect((await weigh(admin, 10, false)).body.fields?.[0]?.field).toBe('understood');
  expect((await weigh(admin, 21)).body.fields?.[0]?.field).toBe('weight');
  const set = await weigh(admin, 10);
  expect(set.body.data, set.raw).toMatchObject({ weight: 10, has_applicants: false });
  expect((await weigh(admin, 20)).body.data).toMatchObject({ weight: 20 });
  const stop = await call(admin, 'PUT', `/positions/${position.id}/culture`, { asks: false });
  expect(stop.body.code).toBe('refused_by_rule');

  const application = await createApplication(t.db, organization_id, position, {
    status: 'questions_answered',
  });
  const { candidate } = application;
  const { token } = await world.open(application);
  await playByBot(t, token, ABLE, 'weighed');
  const alone = await cardOf(application.id);
  expect(alone.culture).toBeNull();
  expect((await weigh(admin, 5)).body.code).toBe('refused_by_rule');

  const own = await data(candidate, 'GET', '/application/culture', { application_id: application.id });
  expect(own).toMatchObject({ state: 'asked', weight: 20 });
  const give = (score: number) =>
    data(candidate, 'PUT', '/application/culture', {
      application_id: application.id,
      answers: answering(own.questions, score),
    });
  await give(5);
  const counted = await cardOf(application.id);
  expect(counted.id).not.toBe(alone.id);
  // Of a team at 1.75, five is far and adds: 13/16 of the way.
  expect(counted.culture).toMatchObject({ weight: 20, score: 81.25 });
  expect(counted.culture.without).toBeCloseTo(alone.job_fit_score, 0);
  const expected = 0.8 * counted.culture.without + 0.2 * 81.25;
  expect(Math.abs(counted.job_fit_score - expected)).toBeLessThanOrEqual(0.11);
  expect(counted).toMatchObject({ scale: 'mixed', uncertainty: null });
  expect(await verified(counted.id)).toMatchObject({ equal: true });
  expect(await verified(alone.id)).toMatchObject({ equal: true });
  const shown = await data(admin, 'GET', `/applicants/${application.id}/culture`);
  expect(shown).toMatchObject({ state: 'compared', weight: 20, people: 6 });
  const told = await data(candidate, 'GET', '/get/score/card/details', { score_card_id: counted.id });
  expect(told.culture).toMatchObject({ weight: 20 });
  const { rows } = await sql<{ fit: number }>`
    select job_fit_score::float8 as fit from applications where id = ${application.id}`.execute(t.db);
  expect(rows[0]?.fit).toBe(counted.job_fit_score);

  // An answer that somebody with the database at hand changes is found out.
  const alter = (from: string, to: string) =>
    sql`update culture_candidate_sheets set answers = replace(answers::text, ${from}, ${to})::jsonb
      where user_id = ${candidate.id}`.execute(t.db);
  await alter('"value": 5', '"value": 4');
  expect(await verified(counted.id)).toMatchObject({ first_difference: { step: 'culture' } });
  await alter('"value": 4', '"value": 5');
  expect(await verified(counted.id)).toMatchObject({ equal: true });

  // Taken back, the card of what was played is in force again; given again, the other one.
  const back = await t.call({
    method: 'DELETE',
    path: '/application/culture',
    as: candidate.token,
    query: { application_id: application.id },
  } as TestCall);
  expect(back.status, back.raw).toBe(200);
  expect((await cardOf(application.id)).id).toBe(alone.id);
  await give(5);
  expect((await cardOf(application.id)).job_fit_score).toBe(counted.job_fit_score);

  expect((await weigh(admin, 0, false)).body.data).toMatchObject({ weight: 0, has_applicants: true });
  await recountJob(t.services).run({ position_id: position.id });
  expect((await cardOf(application.id)).id).toBe(alone.id);
  expect(await verified(counted.id)).toMatchObject({ equal: true });
  expect((await weigh(admin, 10)).body.code).toBe('refused_by_rule');
  const log = await sql<{ action: string }>`select action from security_log
    where target_id = ${position.id} and action like 'culture.weigh%' order by id`.execute(t.db);
  expect(log.rows.map(({ action }) => action)).toEqual([
    'culture.weighed',
    'culture.weighed',
    'culture.weight_ended',
  ]);
});
