import type { Persona } from '@tryout/games/task-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser } from '../../../platform/testing/factory.ts';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import {
  ABLE,
  createPlayWorld,
  type PlayWorld,
  SHORT_SIMULATION,
} from '../../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { botBatches } from '../running/bot-inputs.ts';

const POOR: Persona = { ability: 0.1, speed: 0.3, lapse: 0.3, risk: 0.5 };

describe('attempts at a simulation', () => {
  let app: TestApp;
  let world: PlayWorld;

  beforeAll(async () => {
    app = await startTestApp();
    world = await createPlayWorld(app);
  });
  afterAll(() => app.stop());

  const applicant = () => world.apply();
  type Applicant = Awaited<ReturnType<typeof applicant>>;
  const open = async (application: Applicant): Promise<string> => (await world.open(application)).token;

  const get = async (path: string, query: Record<string, string>): Promise<TestBody> =>
    (await app.call({ path, as: world.company.recruiter.token, query })).body.data;
  const cardOf = (application: Applicant, more: { play_id?: string } = {}) =>
    get('/position/application/score/card', { application_id: application.id, ...more });
  const attemptsOf = async (application: Applicant) =>
    (await get('/position/application/attempts', { application_id: application.id })).simulations[0];
  const listed = async (application: Applicant) =>
    (await get('/applicants', { position_id: world.position.id })).items.find(
      (row: TestBody) => row.application_id === application.id,
    );
  const post = (path: string, body: object, as = world.company.recruiter.token) =>
    app.call({ method: 'POST', path: `/position/application/${path}`, as, body });
  const grant = (application: Applicant, more: object = {}) =>
    post('attempt', {
      application_id: application.id,
      simulation_id: SHORT_SIMULATION,
      fault: 'technical',
      reason: 'The line broke twice',
      ...more,
    });

  /** A whole play sent at once, with times that cannot have passed. */
  async function forge(token: string): Promise<void> {
    const { play_id } = (await app.call({ path: '/play/state', as: token })).body.data;
    for (const { events } of await botBatches(app.db, play_id, ABLE, 'forged')) {
      await app.call({ method: 'POST', path: '/play/events', as: token, body: { events } });
    }
    const ended = await app.call({ method: 'POST', path: '/play/complete', as: token, body: {} });
    expect(ended.body.data.state).toBe('completed');
  }

  it('count by the first valid one until a person says otherwise, and all of them can be read', async () => {
    const application = await applicant();
    await playByBot(app, await open(application), ABLE, 'first');
    const first = await cardOf(application);
    expect((await listed(application)).attempts).toBeNull();

    const unnamed = await grant(application, { fault: undefined });
    expect([unnamed.status, unnamed.body.fields[0].field]).toEqual([422, 'fault']);
    expect((await grant(application)).body.data.attempt).toBe(2);
    expect((await grant(application)).status).toBe(409);
    expect((await listed(application)).attempts).toEqual({ made: 2, counted: 1 });

    // Broken off: the finished one before it stays.
    const second = await open(application);
    await playByBot(app, second, POOR, 'second', { steps: 5 });
    await app.call({
      method: 'POST',
      path: '/application/game/terminate',
      as: second,
      body: { reason: 'enough' },
    });
    expect((await cardOf(application)).id).toBe(first.id);

    expect((await grant(application, { fault: 'integrity', reason: 'Seen on two devices' })).status).toBe(
      200,
    );
    await playByBot(app, await open(application), POOR, 'third');
    const unchanged = await cardOf(application);
    expect([unchanged.id, unchanged.plays[0].attempt, unchanged.plays[0].attempts]).toEqual([first.id, 1, 3]);
    const { attempts, can_grant } = await attemptsOf(application);
    expect(can_grant).toBe(true);
    expect(attempts.map((one: TestBody) => [one.state, one.counts, one.granted?.fault ?? null])).toEqual([
      ['completed', true, null],
      ['terminated', false, 'technical'],
      ['completed', false, 'integrity'],
    ]);

    const third = { application_id: application.id, play_id: attempts[2].play_id };
    const read = await cardOf(application, { play_id: third.play_id });
    expect([read.is_current, read.plays[0].attempt]).toEqual([false, 3]);
    expect(read.job_fit_score).not.toBe(first.job_fit_score);

    expect((await post('attempt/choose', third)).body.fields[0].field).toBe('reason');
    expect((await cardOf(application)).id).toBe(first.id);
    const chosen = await post('attempt/choose', { ...third, reason: 'The first was not their own' });
    expect(chosen.status).toBe(200);
    const now = await cardOf(application);
    expect([now.job_fit_score, now.is_current, now.plays[0].attempt]).toEqual([read.job_fit_score, true, 3]);
    expect(await listed(application)).toMatchObject({
      attempts: { made: 3, counted: 3 },
      job_fit_score: read.job_fit_score,
    });
    expect((await cardOf(application, { play_id: attempts[0].play_id })).job_fit_score).toBe(
      first.job_fit_score,
    );
    expect((await post('attempt/choose', { ...third, reason: 'Again' })).status).toBe(409);

    const back = await post('attempt/choose', { ...third, play_id: attempts[0].play_id, reason: 'It was' });
    expect(back.body.data.score_card_id).toBe(first.id);
    expect(await cardOf(application)).toMatchObject({ id: first.id, superseded_by: null });
    expect((await listed(application)).attempts).toEqual({ made: 3, counted: 1 });

    const { items } = await get('/applicant/logs', { application_id: application.id });
    const said = items.filter((line: TestBody) => line.action.startsWith('attempt_'));
    expect(said.map((line: TestBody) => [line.action, line.attempt, line.fault, line.note])).toEqual([
      ['attempt_granted', 2, 'technical', 'The line broke twice'],
      ['attempt_granted', 3, 'integrity', 'Seen on two devices'],
      ['attempt_chosen', 3, null, 'The first was not their own'],
      ['attempt_chosen', 1, null, 'It was'],
    ]);
  });

  it('make up for one with too little data, and the card waits for them', async () => {
    const application = await applicant();
    const token = await open(application);
    await playByBot(app, token, ABLE, 'quit', { steps: 5 });
    await app.call({
      method: 'POST',
      path: '/application/game/terminate',
      as: token,
      body: { reason: 'train' },
    });
    await grant(application, { fault: 'accommodation' });
    const ended = await playByBot(app, await open(application), ABLE, 'whole');
    expect(ended.body.data.application_status).toBe('applied');
    expect((await listed(application)).attempts).toEqual({ made: 2, counted: 2 });
  });

  it('make up for one whose times cannot be true, until a person brings it back with a reason', async () => {
    const application = await applicant();
    await forge(await open(application));
    expect((await cardOf(application)).job_fit_score).toBeNull();
    await grant(application, { fault: 'integrity', reason: 'Its times cannot be true' });
    expect((await listed(application)).attempts).toEqual({ made: 2, counted: 1 });

    // One that is not valid either changes nothing.
    const short = await open(application);
    await playByBot(app, short, ABLE, 'short', { steps: 5 });
    await app.call({
      method: 'POST',
      path: '/application/game/terminate',
      as: short,
      body: { reason: 'train' },
    });
    expect((await cardOf(application)).plays[0]).toMatchObject({ attempt: 1, attempts: 2 });

    await grant(application, { fault: 'integrity', reason: 'Once more' });
    await playByBot(app, await open(application), ABLE, 'honest');
    const card = await cardOf(application);
    expect(card.plays[0]).toMatchObject({ attempt: 3, attempts: 3 });
    expect(card.job_fit_score).toBeGreaterThan(0);
    expect(await listed(application)).toMatchObject({
      attempts: { made: 3, counted: 3 },
      job_fit_score: card.job_fit_score,
      look_at: [],
    });
    const { attempts } = await attemptsOf(application);
    expect(attempts.map((one: TestBody) => one.counts)).toEqual([false, false, true]);

    const first = { application_id: application.id, play_id: attempts[0].play_id, reason: 'Clock was set' };
    expect((await post('attempt/choose', first)).status).toBe(200);
    expect((await listed(application)).attempts).toEqual({ made: 3, counted: 1 });
    await grant(application);
    await playByBot(app, await open(application), ABLE, 'after the choice');
    expect((await listed(application)).attempts).toEqual({ made: 4, counted: 1 });
    expect((await cardOf(application)).job_fit_score).toBeNull();
  });

  it('are granted and chosen by nobody without the right, and not across applications', async () => {
    const [one, other] = [await applicant(), await applicant()];
    await playByBot(app, await open(one), ABLE, 'one');
    await playByBot(app, await open(other), ABLE, 'other');
    const play_id = (await attemptsOf(one)).attempts[0].play_id;
    const body = { application_id: one.id, play_id, reason: 'because' };
    const stranger = await createCompany(app.db);
    const status = async (as: string, of: object = body) => (await post('attempt/choose', of, as)).status;
    expect(await status(stranger.recruiter.token)).toBe(404);
    expect(await status((await createUser(app.db, 'super_admin')).token)).toBe(403);
    expect(await status(one.candidate.token)).toBe(403);
    expect(await status(world.company.recruiter.token, { ...body, application_id: other.id })).toBe(404);
    const foreign = await app.call({
      path: '/position/application/score/card',
      as: world.company.recruiter.token,
      query: { application_id: other.id, play_id },
    });
    expect(foreign.status).toBe(404);
  });
});
