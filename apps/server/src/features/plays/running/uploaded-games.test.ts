import { BATCH_LIMITS } from '@tryout/games/uploaded-game/shapes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atPlayedTime } from '../../../platform/played-time.ts';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { builder } from '../../simulations/testing/build.ts';
import { wholeSession, workshop } from '../testing/uploaded-game.ts';

const USUAL = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};

/** A game that somebody uploaded, from the upload to the card, through the same doors as a built-in one. */
describe('uploaded games', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let admin: Awaited<ReturnType<typeof workshop>>;
  let recruiter: ReturnType<typeof builder>;
  let version: string;
  let simulation: string;
  let position: { id: string; revision_id: string };

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.db);
    admin = await workshop(app);
    recruiter = builder(app, company.recruiter.token);
    version = await admin.game('pier-watch');
    simulation = (await recruiter.published('Watch the pier', { key: 'pier-watch', parameters: {} })).id;
    position = await positionWith(simulation);
  });
  afterAll(() => app.stop());

  const positionWith = (id: string) =>
    createPosition(app.db, company.organization_id, company.recruiter.id, { simulations: [id] });

  async function open(extra: object = {}, at = { position, simulation }) {
    const application = await createApplication(app.db, company.organization_id, at.position, {
      status: 'questions_answered',
    });
    const again = () =>
      app.call({
        method: 'POST',
        path: '/application/game/open',
        as: application.candidate.token,
        body: { application_id: application.id, simulation_id: at.simulation, take_over: true, ...extra },
      });
    const opened = await again();
    if (opened.status !== 200) throw new Error(opened.raw);
    const { token, play } = opened.body.data as { token: string; play: TestBody };
    return { application, token, play, raw: opened.raw, again };
  }
  const eventsOf = (inputs: readonly unknown[], from = 1) =>
    inputs.map((payload, i) => ({
      seq: from + i,
      t_ms: (from + i) * 100,
      task_index: 0,
      type: 'input',
      payload,
    }));
  /** Sends events at the time at which the last of them would have been played. */
  const send = (token: string, events: readonly unknown[]) =>
    atPlayedTime(Math.max(0, ...events.map((event) => Number((event as { t_ms?: number }).t_ms) || 0)), () =>
      app.call({ method: 'POST', path: '/play/events', as: token, body: { events } }),
    );
  const state = async (token: string) => (await app.call({ path: '/play/state', as: token })).body.data;
  const finish = (token: string) => app.call({ method: 'POST', path: '/play/complete', as: token, body: {} });
  const pointsOf = async (applicationId: string) => {
    const { rows } = await sql<{ key: string; value: number | null; missing_reason: string | null }>`
      select d.key, d.value, d.missing_reason from play_data_points d join plays p on p.id = d.play_id
      where p.application_id = ${applicationId} order by d.key`.execute(app.db);
    return Object.fromEntries(rows.map(({ key, ...point }) => [key, point]));
  };
  const verified = async (score_card_id: string) =>
    (
      await app.call({
        path: '/position/application/score/card/verify',
        as: company.recruiter.token,
        query: { score_card_id },
      })
    ).body.data;
  const cardOf = async (applicationId: string) =>
    (
      await app.call({
        path: '/position/application/score/card',
        as: company.recruiter.token,
        query: { application_id: applicationId },
      })
    ).body.data;

  it('stand among the games and give formulas what they declare', async () => {
    const { items } = await admin.done(admin.call('GET', '/admin/games'));
    expect(items.find((each: TestBody) => each.key === 'pier-watch')).toMatchObject({
      version: '1.0',
      is_built_in: false,
      minutes: 2,
    });
    const list = await admin.done(admin.call('GET', '/admin/tasks?source=build'));
    expect(list.items).toMatchObject([{ key: 'pier-watch', game: 'Game pier-watch', source: 'build' }]);
    const task = await admin.done(admin.call('GET', `/admin/tasks/${list.items[0].id}`));
    expect(task.task).toMatchObject({ is_playable: true, build_version_id: version });
    expect(task.data_points.map((each: TestBody) => [each.key, each.type])).toEqual([
      ['accuracy', 'ratio'],
      ['median_rt', 'duration_ms'],
      ['strategy', 'integer'],
      ['trials.i', 'series'],
      ['trials.t_ms', 'series'],
      ['trials.rt', 'series'],
      ['trials.correct', 'series'],
    ]);
    const move = { from: 'published', to: 'closed', edit: task.task.edit };
    const closed = await admin.call('POST', `/admin/tasks/${task.task.id}/transitions`, move);
    expect(closed.body.message).toContain('through its versions');
    expect(task.formulas).toMatchObject([{ data_points: ['trials.correct', 'accuracy'] }]);
  });

  it('are told apart in a simulation, whose dry run a stand-in plays', async () => {
    const { body, raw } = await recruiter.call('GET', `/simulation/${simulation}/record`);
    expect(body.data.tasks).toMatchObject([{ key: 'pier-watch', is_uploaded: true }]);
    expect(body.data.last_dry_run).toMatchObject({ ok: true, failures: [] });
    expect(raw).not.toContain('manifest');
  });

  it('are played from the first message to a card that proves itself', async () => {
    const { application, token, play, raw } = await open();
    expect(play.tasks).toMatchObject([{ key: 'pier-watch', is_uploaded: true }]);
    expect(play.stimuli[0].stimulus).toMatchObject({
      kind: 'uploaded_game',
      build_version: '1.0',
      params: {},
    });
    expect(play.resume_point).toEqual({ resume_state: null, last_seq: 0, started: false });
    expect(raw).not.toContain('data_points');

    const sent = await send(token, eventsOf(wholeSession()));
    expect(sent.status, sent.raw).toBe(200);
    expect(sent.body.data).toMatchObject({ task_finished: true, finished: true });
    const ended = await finish(token);
    expect(ended.body.data).toMatchObject({ state: 'completed', application_status: 'applied' });
    expect(await pointsOf(application.id)).toEqual({
      accuracy: { value: 0.75, missing_reason: null },
      median_rt: { value: 501.5, missing_reason: null },
      strategy: { value: 1, missing_reason: null },
    });

    const card = await cardOf(application.id);
    expect(card.job_fit_score).toBe(75);
    const own = await app.call({
      path: '/get/score/card/details',
      as: application.candidate.token,
      query: { score_card_id: card.id },
    });
    expect(own.status, own.raw).toBe(200);
    expect(await verified(card.id)).toMatchObject({ equal: true, first_difference: null });

    const trials = await app.call({
      path: '/position/application/play/trials',
      as: company.recruiter.token,
      query: { play_id: play.play_id },
    });
    expect(trials.body.data.tasks[0].trials[0]).toMatchObject({
      i: 0,
      rt: 500,
      correct: true,
      'row.response': 'left',
    });

    await sql`alter table play_events disable trigger play_events_append_only`.execute(app.db);
    await sql`update play_events set payload = jsonb_set(payload, '{value}', '0.99')
      where play_id = ${play.play_id} and payload ->> 'key' = 'accuracy'`.execute(app.db);
    expect(await verified(card.id)).toMatchObject({ equal: false });
  });

  it('go on from the last checkpoint, which travels only to the one who opens', async () => {
    const { token, again } = await open();
    const session = wholeSession();
    const begun = await send(token, eventsOf(session.slice(0, 9)));
    expect(begun.raw).not.toContain('next_trial');
    expect((await state(token)).resume_point).toEqual({
      resume_state: { next_trial: 2, secret: 'only for the one who goes on' },
      last_seq: 8,
      started: true,
    });
    const later = (await again()).body.data;
    expect(later.play.resume_point.resume_state.next_trial).toBe(2);
    const rest = [{ t: 'start' }, ...session.slice(9)];
    expect((await send(later.token, eventsOf(rest, 10))).body.data.finished).toBe(true);
    expect((await send(later.token, eventsOf(rest, 10))).body.data.finished).toBe(true);
    expect((await send(token, eventsOf([{ t: 'start' }], 99))).status).toBe(401);
  });

  it('are finished by complete only when nothing required is missing', async () => {
    const { token } = await open();
    const early = await send(token, eventsOf([{ t: 'start' }, { t: 'complete', summary: null }]));
    expect(early.status).toBe(422);
    expect(early.body.message).toContain('accuracy');
    expect(early.body.fields).toEqual([{ field: 'events.2.payload', message: 'incomplete' }]);
    expect((await state(token)).last_seq).toBe(0);
    expect((await finish(token)).status).toBe(409);
  });

  it('take nothing from the console that was not declared, and nothing after the end', async () => {
    const { application, token, play } = await open();
    const inputs = [
      { t: 'start' },
      { t: 'data_point', key: 'job_fit_score', value: 100, t_ms: 1 },
      { t: 'data_point', key: 'accuracy', value: 7, t_ms: 1 },
      { t: 'data_point', key: 'accuracy', value: 0.25, t_ms: 2 },
      { t: 'data_point', key: 'correct', value: true, trial: 0, t_ms: 2 },
      { t: 'data_point', key: 'correct', value: true, trial: 1, t_ms: 2 },
    ];
    for (const payload of [
      { t: 'data_point', key: 'accuracy', value: 1, t_ms: 1, seq: 50 },
      { t: 'complete', summary: null, score: 100 },
      { t: 'task_finished' },
      { t: 'data_point', key: 'accuracy', value: '\u0000', t_ms: 1 },
      { t: 'data_point', key: 'accuracy', value: 'x'.repeat(40_000), t_ms: 1 },
    ]) {
      expect((await send(token, eventsOf([{ t: 'start' }, payload]))).status).toBeGreaterThanOrEqual(400);
    }
    const other = { ...eventsOf([{ t: 'start' }])[0], task_index: 1 };
    expect((await send(token, [other])).status).toBe(409);
    expect((await send(token, eventsOf([{ t: 'start' }], 5))).status).toBe(409);
    expect((await state(token)).last_seq).toBe(0);

    expect(
      (await send(token, eventsOf([...inputs, { t: 'complete', summary: { score: 100 } }]))).status,
    ).toBe(200);
    const late = { t: 'data_point', key: 'accuracy', value: 1, t_ms: 3 };
    expect((await send(token, eventsOf([late], 8))).status).toBe(409);
    await finish(token);
    expect((await send(token, eventsOf([late], 8))).status).toBe(410);
    expect((await pointsOf(application.id)).accuracy).toEqual({ value: 0.25, missing_reason: null });
    expect((await cardOf(application.id)).job_fit_score).toBe(25);
    const { rows } = await sql<{ integrity: TestBody }>`
      select integrity from plays where id = ${play.play_id}`.execute(app.db);
    const flags = rows[0]?.integrity.tasks[0].flags;
    expect(flags.find((each: TestBody) => each.code === 'unmapped_values').value).toBe(1);
  });

  it('take a checkpoint of 64 kB, and no more', async () => {
    const { token } = await open();
    const checkpoint = (length: number) => eventsOf([{ t: 'checkpoint', state: 'x'.repeat(length) }]);
    expect((await send(token, checkpoint(64 * 1024))).status).toBe(422);
    expect((await send(token, checkpoint(200_000))).status).toBe(413);
    expect((await send(token, checkpoint(64 * 1024 - 2))).status).toBe(200);
    expect((await state(token)).resume_point.resume_state).toHaveLength(64 * 1024 - 2);
    const many = Array.from({ length: 14 }, () => ({ t: 'checkpoint', state: 'x'.repeat(64_000) }));
    const whole = eventsOf(many, 2);
    expect(JSON.stringify({ events: whole }).length).toBeLessThan(BATCH_LIMITS.bytes);
    expect((await send(token, whole)).status).toBe(200);
  });

  it('measure no speed where more time was given, and tell nobody', async () => {
    const { application, token, play } = await open({ accommodations: { ...USUAL, time_factor: 2 } });
    expect(play.stimuli[0].stimulus.a11y.time_factor).toBe(2);
    await send(token, eventsOf(wholeSession()));
    await finish(token);
    expect(await pointsOf(application.id)).toMatchObject({
      accuracy: { value: 0.75 },
      median_rt: { value: null, missing_reason: 'accommodated' },
    });
    const { rows } = await sql<{ key: string }>`
      select key from play_series where play_id = ${play.play_id} order by key`.execute(app.db);
    expect(rows.map(({ key }) => key)).toEqual(['trials.correct', 'trials.i']);
  });

  it('can be left for good; what was measured stays, and scores only where it is enough', async () => {
    const { application, token } = await open();
    await send(token, eventsOf(wholeSession().slice(0, 9)));
    const left = await app.call({
      method: 'POST',
      path: '/application/game/terminate',
      as: token,
      body: { reason: 'no more' },
    });
    expect(left.body.data.state).toBe('terminated');
    expect((await pointsOf(application.id)).accuracy).toEqual({ value: null, missing_reason: 'not_reached' });
  });

  it('end when the time of their task is up, with what was measured until then', async () => {
    const { id: task_id, edit } = await admin.done(
      admin.call('POST', '/admin/tasks', { game_key: 'pier-watch', name: 'Three minutes at the pier' }),
    );
    const saved = await app.call({
      method: 'PUT',
      path: `/admin/tasks/${task_id}`,
      as: admin.admin,
      body: {
        edit,
        name: 'Three minutes at the pier',
        preset: {},
        time_limit_s: 180,
        accommodations: ['more_time'],
      },
    });
    expect(saved.body.data.minutes).toBe(2);
    const move = { from: 'draft', to: 'published', edit: saved.body.data.edit };
    await admin.done(admin.call('POST', `/admin/tasks/${task_id}/transitions`, move));
    const { key } = (await admin.done(admin.call('GET', `/admin/tasks/${task_id}`))).task;
    const short = (await recruiter.published('Short watch', { key, parameters: {} })).id;
    const { application, token } = await open({}, { simulation: short, position: await positionWith(short) });
    const inputs = wholeSession().slice(0, -1);
    expect((await send(token, eventsOf(inputs))).body.data.finished).toBe(false);
    const late = [{ seq: inputs.length + 1, t_ms: 181_000, task_index: 0, type: 'time_up', payload: null }];
    expect((await send(token, late)).body.data).toMatchObject({ finished: true, timed_out: [0] });
    await finish(token);
    expect((await pointsOf(application.id)).accuracy?.value).toBe(0.75);
  });

  it('are tried without anything being kept', async () => {
    const { items } = await admin.done(admin.call('GET', '/admin/tasks?source=build'));
    const path = `/admin/tasks/${items[0].id}/preview/play`;
    const begun = await admin.done(admin.call('POST', path, { accommodations: USUAL, events: [] }));
    expect(begun.view.stimuli[0].stimulus.kind).toBe('uploaded_game');
    const body = { seed: begun.seed, accommodations: USUAL, events: eventsOf(wholeSession(0.5)) };
    const played = await admin.done(admin.call('POST', path, body));
    expect(played.result.traits[0].score).toBe(50);
  });

  it('are tried by a stand-in, which is not the game itself', async () => {
    const { application, token } = await open();
    const persona = { ability: 0.8, speed: 0.5, lapse: 0.1, risk: 0.5 };
    const ended = await playByBot(app, token, persona, 'stand-in');
    expect(ended.body.data.state).toBe('completed');
    const card = await cardOf(application.id);
    expect(card.job_fit_score).toBeGreaterThan(50);
    expect(await verified(card.id)).toMatchObject({ equal: true });
  });
});

/** What a new stable version reaches, and what it leaves alone. */
describe('a new version of an uploaded game', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is for new tasks; positions and plays that have begun stay on theirs, and rolling back brings it back', async () => {
    const company = await createCompany(app.db);
    const admin = await workshop(app);
    const recruiter = builder(app, company.recruiter.token);
    const first = await admin.game('sea-walk');
    const simulation = (await recruiter.published('Walk', { key: 'sea-walk', parameters: {} })).id;
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [simulation],
    });
    const open = async () => {
      const { id, candidate } = await createApplication(app.db, company.organization_id, position, {
        status: 'questions_answered',
      });
      const body = { application_id: id, simulation_id: simulation };
      const opened = await app.call({
        method: 'POST',
        path: '/application/game/open',
        as: candidate.token,
        body,
      });
      return opened.body.data as { token: string; play: TestBody };
    };
    const versionOf = (play: TestBody) => play.stimuli[0].stimulus.build_version;
    const running = await open();
    const data_points = [{ key: 'steps', type: 'integer', min: 0, max: 9, required: true }];
    const second = await admin.uploaded('sea-walk', { version: '2.0', data_points });
    await admin.stable(second, first);

    const events = wholeSession().map((payload, i) => ({
      seq: i + 1,
      t_ms: i * 100,
      task_index: 0,
      type: 'input',
      payload,
    }));
    const sent = await app.call({
      method: 'POST',
      path: '/play/events',
      as: running.token,
      body: { events },
    });
    expect(sent.body.data.finished).toBe(true);
    expect(versionOf((await open()).play)).toBe('1.0');

    const versions = async () => {
      const { items } = await admin.done(admin.call('GET', '/admin/games'));
      const { data_points: declared, task } = await newTask();
      return [
        items.find((each: TestBody) => each.key === 'sea-walk').version,
        task.game_version,
        declared[0].key,
      ];
    };
    const newTask = async () => {
      const body = { game_key: 'sea-walk', name: 'A walk of my own' };
      const { id } = await admin.done(admin.call('POST', '/admin/tasks', body));
      return admin.done(admin.call('GET', `/admin/tasks/${id}`));
    };
    expect(await versions()).toEqual(['2.0', '2.0', 'steps']);
    await admin.stable(first, second);
    expect(await versions()).toEqual(['1.0', '1.0', 'accuracy']);
    const options = await app.call({ path: '/simulations/options', as: company.recruiter.token });
    const offered = options.body.data.tasks.filter((each: TestBody) => each.key === 'sea-walk');
    expect(offered).toHaveLength(1);
  });
});
