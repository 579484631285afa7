import type { Persona } from '@tryout/games/task-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser } from '../../../platform/testing/factory.ts';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import { createPlayWorld, type PlayWorld } from '../../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';

const ABLE: Persona = { ability: 0.85, speed: 0.8, lapse: 0.02, risk: 0.5 };
const POOR: Persona = { ability: 0.1, speed: 0.2, lapse: 0.4, risk: 0.5 };
const WAY = '/position/application/confirmation';

describe('a confirmation play', () => {
  let app: TestApp;
  let world: PlayWorld;

  beforeAll(async () => {
    app = await startTestApp();
    world = await createPlayWorld(app);
  });
  afterAll(() => app.stop());

  type Applicant = Awaited<ReturnType<PlayWorld['apply']>>;
  const recruiter = () => world.company.recruiter.token;

  const open = (application: Applicant, more: object = {}): Promise<TestBody> =>
    world.open(application, more);

  /** Somebody who has played and is short-listed. */
  async function shortListed(persona: Persona, seed: string): Promise<Applicant> {
    const application = await world.apply();
    await playByBot(app, (await open(application)).token, persona, seed);
    await sql`update applications set status = 'short_listed' where id = ${application.id}`.execute(app.db);
    return application;
  }

  const ask = (application: Applicant, as = recruiter(), more: object = {}) =>
    app.call({
      method: 'POST',
      path: `${WAY}/ask`,
      as,
      body: { application_id: application.id, reason: 'Very fast answers', message: 'See you soon', ...more },
    });
  const withdraw = (application: Applicant, as = recruiter()) =>
    app.call({ method: 'POST', path: `${WAY}/withdraw`, as, body: { application_id: application.id } });
  const read = async (application: Applicant): Promise<TestBody> =>
    (await app.call({ path: WAY, as: recruiter(), query: { application_id: application.id } })).body.data;
  const placeOf = async (application: Applicant) =>
    (
      await sql`select a.score_card_id, a.job_fit_score, a.rank_order, a.status, a.attempts,
        (select count(*)::int from score_cards c where c.application_id = a.id) as cards
        from applications a where a.id = ${application.id}`.execute(app.db)
    ).rows[0];

  it('is asked for, told of, played as a parallel form and compared, and changes no score', async () => {
    const application = await shortListed(ABLE, 'first');
    const before = await placeOf(application);
    expect(await read(application)).toMatchObject({ confirmation: null, can_ask: true, can_withdraw: false });

    const [one, two] = await Promise.all([ask(application), ask(application)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.data.play_id).toBe(two.body.data.play_id);
    expect([one.body.data.is_new, two.body.data.is_new].sort()).toEqual([false, true]);
    const told = await sql<{
      type: string;
    }>`select type from notifications where user_id = ${application.candidate.id}
      and type = 'confirmation_asked'`.execute(app.db);
    const mailed = await sql`select 1 from mails where kind = 'confirmation_asked'
      and application_id = ${application.id}`.execute(app.db);
    expect([told.rows.length, mailed.rows.length]).toEqual([1, 1]);

    const own = await app.call({
      path: '/application/confirmation',
      as: application.candidate.token,
      query: { application_id: application.id },
    });
    expect(own.body.data.confirmation).toMatchObject({ state: 'ready', message: 'See you soon' });
    expect(own.raw).not.toContain('Very fast answers');
    const check = await app.call({
      path: '/game/check/application',
      as: application.candidate.token,
      query: { application_id: application.id },
    });
    expect(check.body.data.simulations[0].state).toBe('completed');

    const { token, play } = await open(application, { confirmation: true });
    const { rows: forms } = await sql<{ seed: string; tasks: { key: string; minutes: number }[] }>`
      select seed, tasks from plays where application_id = ${application.id} order by created_at`.execute(
      app.db,
    );
    expect(new Set(forms.map(({ seed }) => seed)).size).toBe(2);
    const keys = forms[0]?.tasks.map(({ key }) => key) ?? [];
    expect(keys).toEqual(expect.arrayContaining(play.tasks.map((task: TestBody) => task.key)));
    const ended = await playByBot(app, token, ABLE, 'again');
    expect(ended.body.data).toMatchObject({ application_status: 'short_listed', state: 'completed' });

    const { confirmation, can_ask, can_withdraw } = await read(application);
    expect([can_ask, can_withdraw]).toEqual([false, false]);
    expect(confirmation.state).toBe('completed');
    expect(confirmation.result.verdict).not.toBe('does_not_agree');
    expect(confirmation.result.tasks).toBeGreaterThan(0);
    expect(await placeOf(application)).toEqual(before);
    const card = await app.call({
      path: '/position/application/score/card',
      as: recruiter(),
      query: { application_id: application.id },
    });
    expect(card.body.data.plays.map((each: TestBody) => [each.attempt, each.attempts])).toEqual([[1, 1]]);
    expect((await ask(application)).status).toBe(409);

    const log = await app.call({
      path: '/applicant/logs',
      as: recruiter(),
      query: { application_id: application.id },
    });
    const lines = log.body.data.items.filter((line: TestBody) => line.action.startsWith('confirmation_'));
    expect(lines.map((line: TestBody) => [line.action, line.note])).toEqual([
      ['confirmation_asked', 'Very fast answers'],
      ['confirmation_played', null],
    ]);
    const audit = await sql`select 1 from security_log where action = 'confirmation.asked'
      and target_id = ${application.id}`.execute(app.db);
    expect(audit.rows.length).toBe(1);
  });

  it('of somebody else does not agree with a forged first play', async () => {
    const application = await shortListed(ABLE, 'forged');
    await ask(application);
    await playByBot(app, (await open(application, { confirmation: true })).token, POOR, 'own');
    const { result } = (await read(application)).confirmation;
    expect(result.difference).toBeLessThan(0);
    expect(result.verdict).not.toBe('agrees');
  });

  it('can be taken back until it is played, and asked for again', async () => {
    const application = await shortListed(ABLE, 'taken back');
    await ask(application);
    const { token } = await open(application, { confirmation: true });
    expect((await withdraw(application)).status).toBe(200);
    const state = await app.call({ path: '/play/state', as: token });
    expect(state.status).toBe(401);
    expect((await withdraw(application)).status).toBe(409);
    expect(await read(application)).toMatchObject({ can_ask: true, confirmation: { state: 'cancelled' } });
    expect((await ask(application)).body.data.is_new).toBe(true);
  });

  it('is for people who are short-listed, and asked for by those who decide', async () => {
    const application = await shortListed(ABLE, 'rights');
    expect((await ask(application, recruiter(), { reason: ' ' })).body.fields[0].field).toBe('reason');
    const stranger = await createCompany(app.db);
    expect((await ask(application, stranger.recruiter.token)).status).toBe(404);
    expect((await ask(application, (await createUser(app.db, 'super_admin')).token)).status).toBe(403);
    expect((await ask(application, application.candidate.token)).status).toBe(403);
    await sql`update applications set status = 'on_hold' where id = ${application.id}`.execute(app.db);
    expect((await ask(application)).status).toBe(409);
    expect((await read(application)).can_ask).toBe(false);
  });
});
