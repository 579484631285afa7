import { JUDGES } from '@tryout/games/registry';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import {
  ABLE,
  createPlayWorld,
  type PlayWorld,
  SHORT_SIMULATION,
} from '../../platform/testing/play-world.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { botBatches } from './running/bot-inputs.ts';

describe('plays', () => {
  let app: TestApp;
  let world: PlayWorld;

  beforeAll(async () => {
    app = await startTestApp();
    world = await createPlayWorld(app);
  });
  afterAll(() => app.stop());

  const applicant = () => world.apply();
  const open = (application: { id: string; candidate: TestUser }, extra: object = {}) =>
    world.askToPlay(application, extra);

  it('says whether one may play, opens, plays to the end and puts the applicant in the list', async () => {
    const application = await applicant();
    const check = await app.call({
      path: '/game/check/application',
      as: application.candidate.token,
      query: { application_id: application.id },
    });
    expect(check.body.data).toMatchObject({
      allowed: true,
      simulations: [{ simulation_id: SHORT_SIMULATION, state: null }],
    });
    // What is announced is what the score card shows, no more and no less, in the reader's language.
    const { rows: scored } = await sql<{ en: string; ar: string }>`
      select distinct s.name as en, s.words -> 'ar' ->> 'name' as ar from simulations x
        join score_templates t on t.id = x.score_template_id
        cross join jsonb_path_query(t.definition, '$.categories[*].traits[*].subtraits[*].subtrait_id') as part(path)
        join subtraits s on s.id::text = part.path #>> '{}'
      where x.id = ${SHORT_SIMULATION}`.execute(app.db);
    expect(check.body.data.notice.measured.length).toBeGreaterThan(2);
    expect(scored.map(({ en }) => en)).toEqual(expect.arrayContaining(check.body.data.notice.measured));
    const inArabic = await app.call({
      path: '/game/check/application',
      as: application.candidate.token,
      query: { application_id: application.id },
      headers: { 'accept-language': 'ar' },
    });
    expect(scored.map(({ ar }) => ar)).toEqual(expect.arrayContaining(inArabic.body.data.notice.measured));

    const opened = await open(application);
    expect(opened.status).toBe(200);
    expect(JSON.stringify(opened.body)).not.toMatch(/seed|capacity|(?<!time_)limit_|"target":"(left|right)"/);
    const ended = await playByBot(app, opened.body.data.token, ABLE, 'able');
    expect(ended.status).toBe(200);
    expect(ended.body.data).toMatchObject({ state: 'completed', application_status: 'applied' });

    const card = await app.call({
      path: '/position/application/score/card',
      as: world.company.recruiter.token,
      query: { application_id: application.id },
    });
    expect(card.status).toBe(200);
    expect(card.body.data.job_fit_score).toBeGreaterThan(0);
    expect(card.body.data.score_card_data.data_point_responses[0].responses[0]).toHaveProperty('total_score');
    expect(card.body.data.plays[0].state).toBe('completed');
    const verified = await app.call({
      path: '/position/application/score/card/verify',
      as: world.company.recruiter.token,
      query: { score_card_id: card.body.data.id },
    });
    expect(verified.body.data).toMatchObject({ equal: true, first_difference: null });
  });

  it('keeps what belongs to a confidential position from colleagues it is not shared with', async () => {
    const secret = await createPosition(app.db, world.company.organization_id, world.company.admin.id);
    await sql`insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
      values (${world.company.organization_id}, ${secret.revision_id}, ${SHORT_SIMULATION}, 1)`.execute(
      app.db,
    );
    const application = await createApplication(app.db, world.company.organization_id, secret, {
      status: 'questions_answered',
    });
    await sql`update positions set visibility = 'confidential' where id = ${secret.id}`.execute(app.db);
    const { token } = (await open(application)).body.data;
    const ended = await playByBot(app, token, ABLE, 'secret');
    expect(ended.body.data).toMatchObject({ state: 'completed', application_status: 'applied' });
    const { rows } = await sql<{ id: string }>`
      select id from plays where application_id = ${application.id}`.execute(app.db);
    const score_card_id = ended.body.data.score_card_id;
    const reads: [string, Record<string, string>][] = [
      ['/position/application/score/card', { application_id: application.id }],
      ['/position/application/score/card/verify', { score_card_id }],
      ['/position/application/play/trials', { play_id: rows[0]?.id ?? '' }],
    ];
    for (const [path, query] of reads) {
      expect((await app.call({ path, query, as: world.company.admin.token })).status, path).toBe(200);
      expect((await app.call({ path, query, as: world.company.recruiter.token })).status, path).toBe(404);
    }
    const own = {
      path: '/get/score/card/details',
      query: { score_card_id },
      as: application.candidate.token,
    };
    expect((await app.call(own)).status).toBe(200);
    await sql`insert into position_privileges (id, organization_id, position_id, email, user_id, invited_by, level, status)
      values (${uuidv7()}, ${world.company.organization_id}, ${secret.id}, ${world.company.recruiter.email},
        ${world.company.recruiter.id}, ${world.company.admin.id}, 'reviewer', 'approved')`.execute(app.db);
    for (const [path, query] of reads) {
      expect((await app.call({ path, query, as: world.company.recruiter.token })).status, path).toBe(200);
    }
  });

  it('gives one score card however often and in parallel a play is finished', async () => {
    const application = await applicant();
    const opened = await open(application);
    const { token } = opened.body.data;
    await playByBot(app, token, ABLE, 'parallel', { complete: false });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        app.call({ method: 'POST', path: '/play/complete', as: token, body: {} }),
      ),
    );
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((a) => a.body.data.score_card_id)).size).toBe(1);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from score_cards where application_id = ${application.id}`.execute(app.db);
    expect(rows[0]?.n).toBe(1);
    const again = await app.call({
      method: 'POST',
      path: '/application/generate/score/cards',
      as: world.company.recruiter.token,
      body: { application_id: application.id },
    });
    expect(again.body.data).toMatchObject({
      is_new: false,
      score_card_id: answers[0]?.body.data.score_card_id,
    });
  });

  it('acknowledges repeated events, refuses gaps and resumes from the log after the server forgot everything', async () => {
    const application = await applicant();
    const opened = (await open(application)).body.data;
    const first = await playByBot(app, opened.token, ABLE, 'resume', { steps: 10 });
    const sent = first.events;
    const repeat = await app.call({
      method: 'POST',
      path: '/play/events',
      as: opened.token,
      body: { events: sent },
    });
    expect(repeat.body.data.acked_seq).toBe(sent.length);
    const gap = await app.call({
      method: 'POST',
      path: '/play/events',
      as: opened.token,
      body: { events: [{ ...sent.at(-1), seq: sent.length + 2 }] },
    });
    expect(gap.status).toBe(409);
    const before = await app.call({ path: '/play/state', as: opened.token });
    const elsewhere = await open(application);
    expect(elsewhere.status).toBe(409);
    expect(elsewhere.body.current.allowed).toContain('take_over');
    const taken = await open(application, { take_over: true });
    expect(taken.body.data.play).toMatchObject({ step: before.body.data.step, last_seq: sent.length });
    expect((await app.call({ path: '/play/state', as: opened.token })).status).toBe(401);
    expect(taken.body.data.play.stimuli).toEqual(before.body.data.stimuli);
  });

  it('stores nothing more of a tab that loses the play while its events are on their way', async () => {
    const application = await applicant();
    const { token } = (await open(application)).body.data;
    const { events } = await playByBot(app, token, ABLE, 'late', { steps: 5 });
    const last = events.at(-1);
    const waiting = async () =>
      (
        await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
      ).rows.length;
    const holding = await app.db.startTransaction().execute();
    await sql`select 1 from plays where application_id = ${application.id} for update`.execute(holding);
    const taking = open(application, { take_over: true });
    while ((await waiting()) < 1);
    // The token still opens the play while this request is looked at, and no longer when its turn comes.
    const late = app.call({
      method: 'POST',
      path: '/play/events',
      as: token,
      body: { events: [{ ...last, seq: events.length + 1, type: 'pause', payload: null }] },
    });
    while ((await waiting()) < 2);
    await holding.commit().execute();
    const taken = await taking;
    expect(taken.status).toBe(200);
    expect((await late).status).toBe(401);
    const after = await app.call({ path: '/play/state', as: taken.body.data.token });
    expect(after.body.data.last_seq).toBe(events.length);
  });

  it('finds a changed event, data point and card, and names the first step that differs', async () => {
    const application = await applicant();
    const opened = (await open(application)).body.data;
    const ended = await playByBot(app, opened.token, ABLE, 'tamper');
    const cardId = ended.body.data.score_card_id as string;
    const verify = async () =>
      (
        await app.call({
          path: '/position/application/score/card/verify',
          as: world.company.recruiter.token,
          query: { score_card_id: cardId },
        })
      ).body.data;
    expect((await verify()).equal).toBe(true);

    const traced = sql`jsonb_set(trace, '{formulas,0,inputs}', '{"acc_all": 1}')`;
    const { rows: kept } = await sql<{
      trace: unknown;
    }>`select trace from score_cards where id = ${cardId}`.execute(app.db);
    await sql`update score_cards set trace = ${traced} where id = ${cardId}`.execute(app.db);
    expect((await verify()).first_difference.step).toBe('trace');
    await sql`update score_cards set trace = ${JSON.stringify(kept[0]?.trace)} where id = ${cardId}`.execute(
      app.db,
    );
    expect((await verify()).equal).toBe(true);

    await sql`update applications set job_fit_score = 99 where id = ${application.id}`.execute(app.db);
    await sql`update score_cards set score_card_data = jsonb_set(score_card_data,
      '{data_point_responses,0,responses,0,value}', '99.5') where id = ${cardId}`.execute(app.db);
    expect((await verify()).first_difference.step).toBe('stored_card');

    const { rows } = await sql<{ key: string }>`update play_data_points set value = value + 1
      where play_id = (select id from plays where application_id = ${application.id})
        and value is not null and key = 'acc_all' returning key`.execute(app.db);
    expect(rows).toHaveLength(1);
    expect((await verify()).first_difference.step).toBe('data_point');

    await sql`alter table play_events disable trigger play_events_append_only`.execute(app.db);
    await sql`update play_events set payload = jsonb_set(payload, '{rt_ms}', '151') where seq = 3
      and play_id = (select id from plays where application_id = ${application.id})`.execute(app.db);
    await sql`alter table play_events enable trigger play_events_append_only`.execute(app.db);
    expect((await verify()).first_difference).toMatchObject({
      step: 'event',
      subject: expect.stringContaining('event 3'),
    });
  });

  it('refuses inputs that cannot be, and stores nothing of the batch', async () => {
    const application = await applicant();
    const { token, play } = (await open(application)).body.data;
    const send = (events: unknown[]) =>
      app.call({ method: 'POST', path: '/play/events', as: token, body: { events } });
    const base = { t_ms: 900, task_index: 0, type: 'input' };
    const good = {
      ...base,
      seq: 1,
      payload: { i: 0, response: 'left', rt_ms: 400, method: 'key', frame_ms: 16 },
    };
    expect((await send([good, { ...base, seq: 2, t_ms: 100, payload: good.payload }])).status).toBe(409);
    expect((await send([good, { ...base, seq: 2, payload: { total: 100 } }])).status).toBe(422);
    expect((await send([{ ...base, seq: 1, payload: { ...good.payload, rt_ms: -5 } }])).status).toBe(422);
    expect((await send([{ ...base, seq: 1, task_index: 1, payload: good.payload }])).status).toBe(409);
    expect((await send([{ ...base, seq: 1, type: 'score', payload: {} }])).status).toBe(422);
    const state = await app.call({ path: '/play/state', as: token });
    expect(state.body.data).toMatchObject({ last_seq: 0, step: 0, play_id: play.play_id });
  });

  it('ends at the candidate’s wish, keeps the attempt and lets a recruiter grant another one', async () => {
    const application = await applicant();
    const { token } = (await open(application)).body.data;
    await playByBot(app, token, ABLE, 'quit', { steps: 5 });
    const ended = await app.call({
      method: 'POST',
      path: '/application/game/terminate',
      as: token,
      body: { reason: 'I have to catch a train' },
    });
    expect(ended.body.data).toMatchObject({ state: 'terminated', application_status: 'questions_answered' });
    const card = await app.call({
      path: '/position/application/score/card',
      as: world.company.recruiter.token,
      query: { application_id: application.id },
    });
    expect(card.body.data.job_fit_score).toBeNull();
    expect(
      card.body.data.formulas.every((f: { reason: string | null }) => f.reason === 'insufficient_data'),
    ).toBe(true);
    const granted = await app.call({
      method: 'POST',
      path: '/position/application/attempt',
      as: world.company.recruiter.token,
      body: {
        application_id: application.id,
        simulation_id: SHORT_SIMULATION,
        fault: 'technical',
        reason: 'The train was real',
      },
    });
    expect(granted.body.data.attempt).toBe(2);
  });

  it('keeps what a candidate asked for from everyone who decides', async () => {
    const application = await applicant();
    const accommodations = {
      time_factor: 2,
      reduced_motion: true,
      color_safe: true,
      large_text: true,
      keyboard_only: true,
      screen_reader: true,
    };
    const opened = await open(application, { accommodations });
    expect(opened.body.data.play.accommodations).toEqual(accommodations);
    const ended = await playByBot(app, opened.body.data.token, ABLE, 'adjusted');
    expect(ended.body.data.application_status).toBe('applied');
    const as = world.company.recruiter.token;
    const card = await app.call({
      path: '/position/application/score/card',
      as,
      query: { application_id: application.id },
    });
    const trials = await app.call({
      path: '/position/application/play/trials',
      as,
      query: { play_id: card.body.data.plays[0].id },
    });
    expect(trials.body.data.tasks[0].trials.length).toBeGreaterThan(0);
    expect(card.body.data.formulas.some((f: { reason: string }) => f.reason === 'not_measured')).toBe(true);
    for (const seen of [card.raw, trials.raw]) {
      expect(seen).not.toMatch(/accommodat|time_factor|deadline_ms|screen_reader|"form":(?!\{)|large_text/);
      // A record named form is what a score was measured in: trials and the task's own settings, nothing of a person.
      const own = new Set(
        Object.values(JUDGES).flatMap(({ parameters }) => parameters.map(({ key }) => key)),
      );
      JSON.parse(seen, (name, value) => {
        if (name !== 'form') return value;
        const { settings = {}, trials, ...others } = value as Record<string, object>;
        expect(trials === undefined || typeof trials === 'number').toBe(true);
        for (const [key, set] of [...Object.entries(settings), ...Object.entries(others)]) {
          expect(own.has(key) && typeof set !== 'object').toBe(true);
        }
        return value;
      });
    }
    expect(card.raw).toContain('"form":{');
  });

  it('answers strangers as if there were nothing', async () => {
    const application = await applicant();
    const other = await createCompany(app.db, 'Meadow Foods');
    const unknown = '01a1fc45-e269-7a4e-a0fb-e26a5b47c173';
    for (const id of [application.id, unknown]) {
      const answer = await app.call({
        path: '/position/application/score/card',
        as: other.recruiter.token,
        query: { application_id: id },
      });
      expect(answer.status).toBe(404);
    }
    expect(JUDGES['signal-tower'].version).toBe('1.0');
  });

  describe('a result of another position of the organization', () => {
    async function secondApplication(candidate: TestUser) {
      const other = await createPosition(app.db, world.company.organization_id, world.company.recruiter.id);
      await sql`insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
        values (${world.company.organization_id}, ${other.revision_id}, ${SHORT_SIMULATION}, 1)`.execute(
        app.db,
      );
      const { id } = await createApplication(app.db, world.company.organization_id, other, {
        status: 'questions_answered',
      });
      await sql`update applications set candidate_id = ${candidate.id} where id = ${id}`.execute(app.db);
      return id;
    }
    const earlierOf = async (id: string, candidate: TestUser) =>
      (
        await app.call({
          path: '/game/check/application',
          as: candidate.token,
          query: { application_id: id },
        })
      ).body.data.simulations[0].earlier;
    const bring = (id: string, candidate: TestUser, play_id: string, extra: object = {}) =>
      app.call({
        method: 'POST',
        path: '/application/game/bring',
        as: candidate.token,
        body: { application_id: id, simulation_id: SHORT_SIMULATION, play_id, consent: true, ...extra },
      });

    it('counts for the next application at the candidate’s wish, and can be proved there', async () => {
      const first = await applicant();
      const { candidate } = first;
      const second = await secondApplication(candidate);
      expect(await earlierOf(second, candidate)).toBeNull();
      await playByBot(app, (await open(first)).body.data.token, ABLE, 'able');
      const earlier = await earlierOf(second, candidate);
      expect(earlier.position_title).toBe('Quay planner');

      const without = await bring(second, candidate, earlier.play_id, { consent: false });
      expect(without.body.fields[0].field).toBe('consent');
      const stranger = await applicant();
      expect((await bring(stranger.id, stranger.candidate, earlier.play_id)).status).toBe(404);
      const brought = await bring(second, candidate, earlier.play_id);
      expect(brought.body.data).toMatchObject({ application_status: 'applied' });
      expect((await bring(second, candidate, earlier.play_id)).status).toBe(409);

      const [one, two] = await Promise.all(
        [first.id, second].map((application_id) =>
          app.call({
            path: '/position/application/score/card',
            as: world.company.recruiter.token,
            query: { application_id },
          }),
        ),
      );
      expect(two?.body.data.job_fit_score).toBe(one?.body.data.job_fit_score);
      const verified = await app.call({
        path: '/position/application/score/card/verify',
        as: world.company.recruiter.token,
        query: { score_card_id: two?.body.data.id },
      });
      expect(verified.body.data).toMatchObject({ equal: true });
    });

    it('is not offered where its times cannot be true', async () => {
      const first = await applicant();
      const { token, play } = (await open(first)).body.data;
      for (const { events } of await botBatches(app.db, play.play_id, ABLE, 'forged')) {
        await app.call({ method: 'POST', path: '/play/events', as: token, body: { events } });
      }
      await app.call({ method: 'POST', path: '/play/complete', as: token, body: {} });
      expect(await earlierOf(await secondApplication(first.candidate), first.candidate)).toBeNull();
    });

    it('is not offered after twelve months, nor to another organization', async () => {
      const first = await applicant();
      await playByBot(app, (await open(first)).body.data.token, ABLE, 'able');
      const second = await secondApplication(first.candidate);
      await sql`update plays set ended_at = now() - interval '13 months'
        where application_id = ${first.id}`.execute(app.db);
      expect(await earlierOf(second, first.candidate)).toBeNull();
    });
  });
});
