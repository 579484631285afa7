import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createPosition } from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import {
  ABLE,
  createPlayWorld,
  type PlayWorld,
  SHORT_SIMULATION,
} from '../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';

const PHONE = { browser: 'A phone', input: 'touch' };
const USUAL_PACE = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};
const LAPTOP = { browser: 'A laptop', input: 'mouse' };

describe('score cards', () => {
  let app: TestApp;
  let world: PlayWorld;

  beforeAll(async () => {
    app = await startTestApp();
    world = await createPlayWorld(app);
  });
  afterAll(() => app.stop());

  async function open(extra: object = {}, given?: Awaited<ReturnType<PlayWorld['apply']>>) {
    const application = given ?? (await world.apply());
    const { token, play } = await world.open(application, extra);
    return { application, token: token as string, play };
  }

  const cardOf = async (id: string): Promise<TestBody> =>
    (
      await app.call({
        path: '/position/application/score/card',
        as: world.company.recruiter.token,
        query: { application_id: id },
      })
    ).body.data;

  const ownCard = (score_card_id: string, token: string, language = 'en') =>
    app.call({
      path: '/get/score/card/details',
      as: token,
      query: { score_card_id },
      headers: { 'accept-language': language },
    });

  it('tell a person their own figures game by game, and nothing of keys, norms or others', async () => {
    const { application, token, play } = await open();
    const ended = await playByBot(app, token, ABLE, 'plain');
    const own = await ownCard(ended.body.data.score_card_id, application.candidate.token);
    const { games } = own.body.data;
    expect(games.map((game: TestBody) => game.task_key)).toEqual(
      play.tasks.map((task: TestBody) => task.key),
    );
    for (const game of games) {
      expect(game.figures.length, game.task_key).toBeGreaterThan(0);
      for (const figure of game.figures) {
        expect(figure.missing_reason, figure.key).toBeNull();
        expect(figure.value, figure.key).not.toBeNull();
        if (figure.of !== null) expect(figure.value).toBeLessThanOrEqual(figure.of);
      }
    }
    expect(games.flatMap((game: TestBody) => game.subtraits).length).toBeGreaterThan(0);
    for (const { share, traits } of own.body.data.categories) {
      expect(share).toBeGreaterThan(0);
      for (const trait of traits) {
        const shares = trait.subtraits.map((part: TestBody) => part.share);
        expect(shares.reduce((sum: number, one: number) => sum + one, 0)).toBeCloseTo(1);
        for (const { score, sources } of trait.subtraits) {
          expect(sources).toHaveLength(1);
          expect(sources[0].score).toBeCloseTo(score, 3);
          expect(sources[0].trials).toBeGreaterThan(0);
        }
      }
    }
    const focused = own.body.data.categories
      .flatMap((category: TestBody) => category.traits.flatMap((trait: TestBody) => trait.subtraits))
      .find(({ subtrait }: TestBody) => subtrait === 'Focused attention');
    expect(focused.sources[0]).toMatchObject({ game: 0, compared_with: { people: 522, is_study: true } });
    const tower = games.find((game: TestBody) => game.task_key === 'signal-tower');
    expect(tower.figures.map((figure: TestBody) => figure.key)).toEqual(['right', 'usual_time']);
    expect(own.raw).not.toMatch(
      /position_average|formula|"norm":|percentile|rank_order|"key":"target"|theta/,
    );
  });

  it('keep the average of the position to themselves until five applicants have scores', async () => {
    const own = await createPosition(app.db, world.company.organization_id, world.company.recruiter.id, {
      simulations: [SHORT_SIMULATION],
    });
    const apply = (extra: object) => createApplication(app.db, world.company.organization_id, own, extra);
    const { application, token } = await open({}, await apply({ status: 'questions_answered' }));
    await playByBot(app, token, ABLE, 'averages');
    const another = async () => {
      const { id } = await apply({ status: 'applied', job_fit_score: 50 });
      await sql`insert into application_scores
        select (jsonb_populate_record(s, jsonb_build_object('application_id', ${id}::text))).*
        from application_scores s where s.application_id = ${application.id}`.execute(app.db);
    };
    const averages = async () => {
      const { position_average, categories } = await cardOf(application.id);
      const traits = categories.flatMap((category: TestBody) =>
        category.traits.map((trait: TestBody) => trait.position_average),
      );
      return { ...position_average, traits: traits.filter((mean: number | null) => mean !== null).length };
    };
    for (let i = 0; i < 3; i++) await another();
    expect(await averages()).toEqual({ n: 4, job_fit: null, traits: 0 });
    await another();
    const shown = await averages();
    expect(shown).toEqual({ n: 5, job_fit: expect.any(Number), traits: expect.any(Number) });
    expect(shown.traits).toBeGreaterThan(0);
  });

  it('name what was measured in the reader’s language', async () => {
    const { application, token } = await open();
    const ended = await playByBot(app, token, ABLE, 'languages');
    const { score_card_id } = ended.body.data;
    await sql`update users set locale = 'en' where id = ${application.candidate.id}`.execute(app.db);
    const namesFor = async (language: string) => {
      const { categories } = (await ownCard(score_card_id, application.candidate.token, language)).body.data;
      return categories.flatMap((category: TestBody) => [
        category.category,
        ...category.traits.flatMap((trait: TestBody) => [
          trait.trait,
          ...trait.subtraits.map((subtrait: TestBody) => subtrait.subtrait),
        ]),
      ]) as string[];
    };
    const latin = /\p{Script=Latin}/u;
    const arabic = /\p{Script=Arabic}/u;
    expect((await namesFor('ar')).filter((name) => latin.test(name))).toEqual([]);
    expect((await namesFor('en')).filter((name) => arabic.test(name))).toEqual([]);
    expect(await namesFor('fi')).toEqual(await namesFor('en'));
  });

  it('tell a person, and only them, that speed was not measured because they asked for time', async () => {
    const accommodations = {
      time_factor: 2,
      reduced_motion: false,
      color_safe: false,
      large_text: false,
      keyboard_only: false,
      screen_reader: false,
    };
    const { application, token } = await open({ accommodations });
    const ended = await playByBot(app, token, ABLE, 'more time');
    const own = await ownCard(ended.body.data.score_card_id, application.candidate.token);
    const tower = own.body.data.games.find((game: TestBody) => game.task_key === 'signal-tower');
    expect(tower.figures).toContainEqual({
      key: 'usual_time',
      value: null,
      of: null,
      missing_reason: 'accommodated',
    });
    expect(tower.subtraits.some((part: TestBody) => part.reason === 'accommodated')).toBe(true);
    expect(JSON.stringify(await cardOf(application.id))).not.toContain('accommodated');
  });

  it('say of each formula which norm it counts against, and that it is provisional', async () => {
    const { application, token } = await open();
    await playByBot(app, token, ABLE, 'norms');
    const { formulas } = await cardOf(application.id);
    const normed = formulas.filter((formula: TestBody) => formula.norm !== null);
    expect(normed.length).toBeGreaterThan(0);
    expect(normed[0].norm).toMatchObject({ provisional: true, n: 522, version: 1 });
    expect(normed[0].norm.source).toContain('Eisenberg');
    // A formula keeps telling what it was counted with after the norm in force has changed.
    await sql`insert into norms (id, task_key, data_point, form, version, n, mean, sd, source, provisional)
      select gen_random_uuid(), task_key, data_point, form, 2, 300, mean + 1, sd, 'own', false from norms
      where task_key = ${normed[0].task_key} and data_point = ${normed[0].data_point.split('.')[1]}`.execute(
      app.db,
    );
    const again = await cardOf(application.id);
    expect(again.formulas.find((one: TestBody) => one.formula_id === normed[0].formula_id).norm).toEqual(
      normed[0].norm,
    );
  });

  it('show what cut into a play with its times, beside what is usual, and score nothing of it', async () => {
    const { application, token } = await open({ device: PHONE });
    const send = (as: string, events: object[]) =>
      app.call({ method: 'POST', path: '/play/events', as, body: { events } });
    const started = { task_index: 0, payload: null };
    const sent = await send(token, [
      { seq: 1, t_ms: 10, type: 'task_started', ...started },
      { seq: 2, t_ms: 500, type: 'focus', task_index: 0, payload: { visible: false } },
      { seq: 3, t_ms: 4500, type: 'focus', task_index: 0, payload: { visible: true } },
      { seq: 4, t_ms: 5000, type: 'focus', task_index: 0, payload: { visible: false } },
      { seq: 5, t_ms: 7000, type: 'focus', task_index: 0, payload: { visible: true } },
      { seq: 6, t_ms: 8000, type: 'pause', ...started },
    ]);
    expect(sent.status).toBe(200);
    const later = await open({ device: LAPTOP, take_over: true }, application);
    await send(later.token, [{ seq: 7, t_ms: 8000, type: 'resume', ...started }]);
    const ended = await app.call({
      method: 'POST',
      path: '/application/game/terminate',
      as: later.token,
      body: { reason: 'enough' },
    });
    expect(ended.status).toBe(200);
    const [play] = (await cardOf(application.id)).plays;
    const seen = play.incidents.map((one: TestBody) => one.kind);
    expect(seen).toEqual(['away', 'away', 'pause', 'device']);
    expect(play.incidents[0]).toMatchObject({ task_key: play.tasks[0].key, lasted_ms: 4000 });
    const fact = (code: string) =>
      play.integrity.find(
        (one: TestBody) => one.code === code && [null, play.tasks[0].key].includes(one.task_key),
      );
    expect(fact('left_page')).toMatchObject({ task_key: play.tasks[0].key, value: 2 });
    expect(fact('away_s')).toMatchObject({ task_key: null, value: 6, review: false });
    expect(fact('pauses')).toMatchObject({ value: 1, review: false });
    expect(fact('interruptions')).toMatchObject({ value: 0 });
    expect(fact('device_changes')).toMatchObject({ value: 1, review: true });
    expect(JSON.stringify(play)).not.toContain('A phone');
    const rate = play.integrity.find((one: TestBody) => one.base_rate_p99 !== null);
    expect(rate).toBeDefined();
    expect(rate.base_rate_p95).toBeLessThanOrEqual(rate.base_rate_p99);
    expect(rate.base_rate_source).toContain('Eisenberg');
  });

  it('say that a task ended by its time limit, not when, and the same with more time', async () => {
    await sql`update tasks set time_limit_s = 30 where key = 'signal-tower'`.execute(app.db);
    const facts = await Promise.all(
      [1, 2].map(async (time_factor) => {
        const { application, token, play } = await open({
          accommodations: { ...USUAL_PACE, time_factor },
        });
        const event = (seq: number, type: string, t_ms: number) => ({
          seq,
          type,
          t_ms,
          task_index: 0,
          payload: null,
        });
        const up_ms = 1000 + play.time_limit_ms;
        const sent = await app.call({
          method: 'POST',
          path: '/play/events',
          as: token,
          body: { events: [event(1, 'task_started', 1000), event(2, 'time_up', up_ms)] },
        });
        expect(sent.status).toBe(200);
        const ended = await app.call({
          method: 'POST',
          path: '/application/game/terminate',
          as: token,
          body: { reason: 'enough' },
        });
        expect(ended.status).toBe(200);
        const [shown] = (await cardOf(application.id)).plays;
        expect(shown.incidents).toEqual([]);
        return shown.integrity.filter((one: TestBody) => one.code === 'time_up');
      }),
    );
    await sql`update tasks set time_limit_s = null where key = 'signal-tower'`.execute(app.db);
    expect(facts[0]).toEqual([
      expect.objectContaining({ task_key: 'signal-tower', value: 1, review: false, base_rate_p99: null }),
    ]);
    expect(facts[1]).toEqual(facts[0]);
  });
});
